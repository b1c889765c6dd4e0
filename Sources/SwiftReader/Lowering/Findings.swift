/// What an earlier reading of a function has found out that holds for all of it.
struct Findings {
  /// The identities of the layers that something is done to.
  var layers: Set<String> = []
  /// How often variables have been changed, by their names.
  var changes: [String: Int] = [:]
  /// The pictures that stages name for layers, by identity.
  var pictures: [String: String] = [:]
}
