/// What an earlier reading of a function has found out that holds for all of it.
struct Findings {
  /// The identities of the layers that something is done to.
  var layers: Set<String> = []
  /// The names of the properties that are set, sorted.
  var events: [String] = []
  /// How often variables have been changed, by their names.
  var changes: [String: Int] = [:]
  /// How often turns set properties, by their names.
  var writes: [String: Int] = [:]
  /// Whether it sets the clock of a layer, so that the same time is another one later.
  var setsClocks = false
  /// The properties of each layer that are read or animated, and all parts of properties.
  var properties: [String: Set<String>] = [:]
  /// The pictures that stages name for layers, by identity.
  var pictures: [String: String] = [:]
}
