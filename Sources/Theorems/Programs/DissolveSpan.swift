public import OrderingModel

/// The transaction of a dissolve, without the tab bar around it.
///
/// Layers fade in and out: begin, completion block, one add for each, one set of the end value for
/// each, commit. What varies is what folklore leaves out.
public struct DissolveSpan: Hashable, Sendable {
  /// What the layers are.
  public enum Layers: String, Hashable, Sendable, CaseIterable {
    /// Made and inserted earlier in the same turn.
    case new
    /// On screen already, without a view.
    case standalone = "on screen, standalone"
    /// On screen already, each the layer of a view.
    case viewBacked = "on screen, view-backed"
  }

  /// The key under which the animations are added.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none = "nil"
    /// The name of the animated property.
    case property = "opacity"
  }

  /// Whether a change animates implicitly.
  public enum Actions: String, Hashable, Sendable, CaseIterable {
    /// It does.
    case enabled
    /// `setDisableActions(true)` stands before the span.
    case disabledBefore = "disabled before"
    /// `setDisableActions(true)` is one more movable operation, after the completion block.
    case disabledWithin = "disabled within"
  }

  /// What the layers are.
  public let layers: Layers
  /// The key under which the animations are added.
  public let key: Key
  /// How long they last.
  public let duration: Ticks
  /// Whether a change animates implicitly.
  public let actions: Actions

  /// How many layers fade: in, out, out, in, and so on.
  public let layerCount: Int

  /// Creates a variant of the span; the tab bar's dissolve has four layers.
  public init(
    layers: Layers, key: Key, duration: Ticks, actions: Actions, layerCount: Int = 4
  ) {
    self.layerCount = layerCount
    self.layers = layers
    self.key = key
    self.duration = duration
    self.actions = actions
  }

  /// How many operations the span has.
  public var operationCount: Int {
    3 + 2 * layerCount + (actions == .disabledWithin ? 1 : 0)
  }

  /// Returns the variant with another number of layers.
  public func with(layerCount: Int) -> DissolveSpan {
    DissolveSpan(
      layers: layers, key: key, duration: duration, actions: actions, layerCount: layerCount)
  }

  /// Every variant, over three durations: shorter than an implicit animation, as long, and longer.
  public static var all: [DissolveSpan] {
    Layers.allCases.flatMap { layers in
      Key.allCases.flatMap { key in
        [0.15, 0.25, 1].flatMap { duration in
          Actions.allCases.map { actions in
            DissolveSpan(
              layers: layers, key: key, duration: .seconds(duration), actions: actions)
          }
        }
      }
    }
  }

  /// What tells the variant from others on the same layers: key, duration and actions.
  public var variant: [String] {
    let seconds = [15: "0.15 s", 25: "0.25 s", 100: "1 s"]
    return [
      key.rawValue, seconds[duration / 10_000_000] ?? "\(duration) ns", actions.rawValue,
    ]
  }

  /// The program of the variant.
  public var program: Program {
    var builder = ProgramBuilder(name: "dissolve")
    var before: [Statement] = []
    if actions == .disabledBefore {
      before.append(Statement(.setDisableActions(true), text: "setDisableActions(true)"))
    }
    var adds: [Statement] = []
    var sets: [Statement] = []
    for index in 0..<layerCount {
      let name = String(UnicodeScalar(UInt8(97 + index)))
      let from = [0, 1, 1, 0][index % 4] as Double
      let layer = enter(name, opacity: from, &builder)
      if layers == .new {
        before.append(
          Statement(
            .addSublayer(layer, to: nil), text: "addSublayer(\(name))", isInHelper: true))
      }
      adds.append(add(to: layer, name, from: from, &builder))
      let end = Operation.set(layer, Program.opacity, .number(1 - from))
      sets.append(Statement(end, text: "\(name).opacity = \(Int(1 - from))"))
    }
    let block = builder.block([])
    var span = [
      Statement(.begin, text: "begin"),
      Statement(.setCompletionBlock(block), text: "setCompletionBlock"),
    ]
    if actions == .disabledWithin {
      span.append(Statement(.setDisableActions(true), text: "setDisableActions(true)"))
    }
    span += adds + sets + [Statement(.commit, text: "commit")]
    builder.turn(before + span)
    return builder.program
  }

  private func enter(
    _ name: String, opacity: Double, _ builder: inout ProgramBuilder
  ) -> LayerID {
    builder.layer(
      Layer(
        name: name, kind: layers == .viewBacked ? .viewBacked : .standalone,
        isOnScreen: layers != .new, start: [.init(Program.opacity, .number(opacity))]))
  }

  private func add(
    to layer: LayerID, _ name: String, from: Double, _ builder: inout ProgramBuilder
  ) -> Statement {
    let animation = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(from), to: .number(1 - from),
        timing: Timing(duration: duration)))
    let key = key == .property ? Program.opacity : nil
    let text = "\(name).add(fade, forKey: \(key == nil ? "nil" : "\"opacity\""))"
    return Statement(.add(animation, to: layer, forKey: key), text: text)
  }
}
