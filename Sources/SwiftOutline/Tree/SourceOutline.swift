/// A Swift file as plain values: what a reader of calls needs, and nothing of how it was parsed.
///
/// This is all that leaves the module, so that importers need not find the toolchain's SwiftSyntax.
package struct SourceOutline: Hashable, Sendable {
  /// What stands at the top level, declarations included.
  package var statements: [SourceStatement]
  /// The comments, in order.
  package var comments: [SourceComment]
}
