/// What an earlier reading of a function has found out that holds for all of it.
struct Findings {
  /// The identities of the layers that something is done to.
  var layers: Set<String> = []
  /// The names of the properties that are set, sorted.
  var events: [String] = []
  /// How often variables have been changed, by their names.
  var changes: [String: Int] = [:]
  /// The pictures that stages name for layers, by identity.
  var pictures: [String: String] = [:]
}
