public import OrderingModel

/// The dissolve of two tab bar icons: what `Examples/TabIconDissolve.swift` reads as, for where no
/// reader is.
///
/// For each tab there is, bottom to top in one place, a new layer with the normal picture, a new one
/// with the selected picture, and the image layer of the tab bar's own view. The image layers are
/// hidden; over 0.15 s the new layers dissolve into each other; the completion block shows the image
/// layers and removes the others. After the function, UIKit swaps the pictures of the image layers.
public struct TabIconDissolve: Hashable, Sendable {
  /// Whether the viewer sees pictures in a stage, or each layer by itself.
  public let isStaged: Bool

  /// Creates the dissolve.
  public init(isStaged: Bool = true) { self.isStaged = isStaged }

  private struct Tab {
    let name: String
    let image: LayerID
    let normal: LayerID
    let selected: LayerID
    /// Whether its icon turns into the selected one.
    let isNext: Bool
  }

  /// The program.
  public var program: Program {
    var builder = ProgramBuilder(name: "dissolveIcons")
    let tabs = [tab("current", isNext: false, &builder), tab("next", isNext: true, &builder)]
    let pictures = (normal: builder.symbol("normal"), selected: builder.symbol("selected"))
    let before = tabs.flatMap { insertions($0, builder.program) }
    let hidden = tabs.map { set($0.image, 0, builder.program) }
    let after = tabs.map { tab in
      let picture = Expression.value(tab.isNext ? pictures.selected : pictures.normal)
      return Statement(
        .set(tab.image, Program.contents, picture), text: "UIKit swaps the picture",
        isInHelper: true)
    }
    let span = span(tabs, &builder)
    builder.turn(before + hidden + span + after)
    if isStaged {
      for tab in tabs { builder.stage(tab.name, [tab.normal, tab.selected, tab.image]) }
    }
    return builder.program
  }

  private func tab(_ name: String, isNext: Bool, _ builder: inout ProgramBuilder) -> Tab {
    let normal = builder.symbol("normal")
    let selected = builder.symbol("selected")
    func layer(
      _ suffix: String, _ kind: Layer.Kind, isOnScreen: Bool, _ picture: Value
    ) -> LayerID {
      builder.layer(
        Layer(
          name: name + suffix, kind: kind, isOnScreen: isOnScreen,
          start: [.init(Program.opacity, .number(1)), .init(Program.contents, picture)]))
    }
    return Tab(
      name: name,
      image: layer("Image", .viewBacked, isOnScreen: true, isNext ? normal : selected),
      normal: layer("Normal", .standalone, isOnScreen: false, normal),
      selected: layer("Selected", .standalone, isOnScreen: false, selected), isNext: isNext)
  }

  private func insertions(_ tab: Tab, _ program: Program) -> [Statement] {
    [tab.normal, tab.selected].map { layer in
      Statement(
        .addSublayer(layer, to: nil), text: "insertSublayer(\(program.layers[layer.index].name))",
        isInHelper: true)
    }
  }

  private func set(_ layer: LayerID, _ opacity: Double, _ program: Program) -> Statement {
    Statement(
      .set(layer, Program.opacity, .number(opacity)),
      text: "\(program.layers[layer.index].name).opacity = \(Int(opacity))")
  }

  private func span(_ tabs: [Tab], _ builder: inout ProgramBuilder) -> [Statement] {
    let program = builder.program
    let fades = tabs.flatMap { tab in
      [(tab.normal, tab.isNext ? 1.0 : 0), (tab.selected, tab.isNext ? 0.0 : 1)]
    }
    let block = builder.block(
      tabs.map { set($0.image, 1, program) }
        + fades.map { Statement(.removeFromSuperlayer($0.0), text: "removeFromSuperlayer()") })
    let adds = fades.map { layer, from in
      let animation = builder.animation(
        Animation(
          name: from == 0 ? "fadeIn" : "fadeOut", keyPath: Program.opacity, from: .number(from),
          to: .number(1 - from), timing: Timing(duration: .seconds(0.15))))
      return Statement(
        .add(animation, to: layer, forKey: nil),
        text: "\(program.layers[layer.index].name).add(\(from == 0 ? "fadeIn" : "fadeOut"))")
    }
    let sets = fades.map { set($0.0, 1 - $0.1, program) }
    let begin = Statement(.begin, text: "begin")
    let completion = Statement(.setCompletionBlock(block), text: "setCompletionBlock")
    return [begin, completion] + adds + sets + [Statement(.commit, text: "commit")]
  }
}
