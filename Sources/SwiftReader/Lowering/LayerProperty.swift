import OrderingModel

/// What is known of the properties of layers, by their keys.
enum LayerProperty {
  /// Properties that change what a layer shows: setting one is an operation.
  private static let shown = Set(
    ImplicitAction.all.filter { $0.kind != .none }.map(\.property)
      + ["doubleSided", "path", "shadowPath"])

  /// Properties by which a layer's time differs from the program's.
  private static let timing: Set<String> = [
    "autoreverses", "beginTime", "duration", "repeatCount", "repeatDuration", "speed",
    "timeOffset",
  ]

  /// Properties that only layers have, so that whatever has them is one.
  private static let telling: Set<String> = [
    "opacity", "shadowOpacity", "strokeEnd", "strokeStart", "zPosition",
  ]

  /// Returns whether setting a property is an operation.
  static func isKnown(_ key: String) -> Bool { shown.contains(key) }

  /// Returns whether a property bends a layer's time.
  static func bendsTime(_ key: String) -> Bool { timing.contains(key) }

  /// Returns whether only layers have a property.
  static func tellsLayer(_ key: String) -> Bool { telling.contains(key) }
}
