/// The name by which a person knows an object.
struct LocalName: Hashable {
  /// The name.
  var name: String
  /// How many helpers stand between the function and the name; the function's own names win.
  var depth: Int
}
