/// A function, a method or an initializer.
package struct SourceFunction: Hashable, Sendable {
  /// Its name; `init` for an initializer.
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

  /// The name with its labels: `animate(_:to:)`.
  package var signature: String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
