@testable import OrderingModel

extension Layer {
  /// A standalone layer on screen, transparent.
  static let icon = Layer.icon()
  /// The layer of a view, on screen, transparent.
  static let viewIcon = Layer.icon(kind: .viewBacked)
  /// A standalone layer that is not in the tree, transparent.
  static let newIcon = Layer.icon(isOnScreen: false)

  /// A standalone layer on screen, transparent, called "badge".
  static let badge = Layer.icon.with { $0.name = "badge" }
  /// The layer of a view, on screen, transparent, called "badge".
  static let viewBadge = Layer.viewIcon.with { $0.name = "badge" }

  /// Returns a layer called "icon".
  static func icon(
    kind: Kind = .standalone, isOnScreen: Bool = true, opacity: Double = 0, isHidden: Bool = false,
    parent: LayerID? = nil
  ) -> Layer {
    Layer(
      name: "icon", kind: kind, isOnScreen: isOnScreen, parent: parent,
      start: [
        .init(Program.opacity, .number(opacity)), .init(Program.hidden, .number(isHidden ? 1 : 0)),
      ])
  }

  /// Returns a standalone layer on screen, of another name.
  static func named(_ name: String) -> Layer { Layer.icon(opacity: 1).with { $0.name = name } }

  /// Returns this layer with a change.
  func with(_ change: (inout Layer) -> Void) -> Layer {
    var changed = self
    change(&changed)
    return changed
  }

  /// Returns the layer of a view, on screen, that shows a picture.
  static func picture(_ name: String, _ picture: Value, opacity: Double) -> Layer {
    Layer(
      name: name, kind: .viewBacked, isOnScreen: true,
      start: [.init(Program.opacity, .number(opacity)), .init(Program.contents, picture)])
  }
}

extension Value {
  /// The first picture that every scenario knows.
  static let normal = Value.symbol(SymbolID(0))
  /// The second picture that every scenario knows.
  static let selected = Value.symbol(SymbolID(1))
}
