/// A function, a method, an initializer, a deinitializer or an accessor.
package struct SourceFunction: Hashable, Sendable {
  /// Its name; `init` for an initializer, `deinit`, or `property.didSet` for an accessor.
  package var name: String
  /// Its parameters.
  package var parameters: [SourceParameter]
  /// The labels of the tuple that it returns; empty where it returns something else.
  package var resultLabels: [String?]
  /// What it does.
  package var body: [SourceStatement]
  /// Where it begins, without attributes and modifiers.
  package var position: SourcePosition
  /// The last line of it.
  package var lastLine: Int

  /// Whether it is called by its name.
  private var isCalled: Bool {
    let accessors = ["didSet", "get", "lazy", "set", "willSet"]
    let parts = name.split(separator: ".")
    return name != "deinit" && !(parts.count == 2 && accessors.contains(String(parts[1])))
  }

  /// The name with its labels, where it has any: `animate(_:to:)`.
  package var signature: String {
    isCalled ? "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" : name
  }
}
