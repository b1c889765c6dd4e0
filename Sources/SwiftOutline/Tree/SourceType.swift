/// A type or an extension.
package struct SourceType: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The texts of what it inherits.
  package var inherited: [String]
  /// Its members.
  package var members: [SourceStatement]
}
