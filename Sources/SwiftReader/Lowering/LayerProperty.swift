import OrderingModel

/// What is known of the properties of layers, by their keys.
enum LayerProperty {
  /// Properties that change what a layer shows: setting one is an operation.
  private static let shown = Set(
    ImplicitAction.all.filter { $0.kind != .none }.map(\.property)
      + ["doubleSided", "path", "shadowPath"])

  /// Properties that let a layer itself come and go, as an animation does.
  private static let span: Set<String> = [
    "autoreverses", "duration", "repeatCount", "repeatDuration",
  ]

  /// Properties that only layers have, so that whatever has them is one.
  private static let telling: Set<String> = [
    "opacity", "shadowOpacity", "strokeEnd", "strokeStart", "zPosition",
  ]

  /// Returns whether setting a property, or a part such as `position.y`, is an operation.
  static func isKnown(_ key: String) -> Bool { shown.contains(whole(of: key)) }

  /// Returns the property that a key path is a part of.
  private static func whole(of key: String) -> String {
    key.split(separator: ".").first.map(String.init) ?? key
  }

  /// Returns whether a property belongs to a layer's clock.
  static func isClock(_ key: String) -> Bool { LayerClock.properties.contains(key) }

  /// Returns whether a property lets a layer come and go.
  static func isSpan(_ key: String) -> Bool { span.contains(key) }

  /// Returns whether the machine knows what a property holds.
  static func isRead(_ key: String) -> Bool { isKnown(key) || isClock(key) }

  /// Returns whether only layers have a property.
  static func tellsLayer(_ key: String) -> Bool { telling.contains(key) }
}
