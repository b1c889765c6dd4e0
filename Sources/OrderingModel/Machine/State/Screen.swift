/// The render tree: what the last outermost commit handed over, which from then on plays by its own
/// clock (law 8.1).
struct Screen: Hashable, Sendable {
  var tree: Tree
  var animations: [RunningAnimation]
  /// The layers that a commit has found in the tree (law 3.5).
  var committed: SmallSet
}
