/// What `self` is in a piece of the source.
struct Home: Equatable {
  /// The type whose members are in sight.
  var type: String?
  /// The object itself, where it is not the one whose function is read.
  var receiver: ObjectPath?
  /// What the object has been created with, by the names of its properties.
  var members: [String: Meaning] = [:]
}
