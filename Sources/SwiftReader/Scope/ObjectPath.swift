/// A thing that has only a name: how the source reaches it.
struct ObjectPath: Hashable {
  /// What equal things have equal, and different things different.
  var identity: String
  /// The source text, with names of constants replaced by what they are bound to.
  var text: String
  /// When it may have changed last, by `Changes`: equal texts are equal values if this is equal too.
  var changed = 0
  /// Whether it is a layer, by its type or its name.
  var isLayer = false
  /// The identity of the view whose layer it is, or nil.
  var view: String?
  /// The type of that view, where the source tells one of its own.
  var viewType: String?
  /// Its type, where the source tells one of its own.
  var type: String?
  /// Whether the function at hand has created it.
  var isNew = false

  /// Whether it is the layer of a view.
  var isViewLayer: Bool { view != nil }
}
