/// The events that happen to a program's layers, by the keys that the program has for their names.
///
/// An event without a key is one that no table of actions names.
struct LayerEvents: Sendable {
  /// For each key, the events that a change of the property is: a part such as `position.y` is its whole
  /// (law 3.8), and a frame is a position and bounds.
  let changes: [[KeyID?]]
  /// For each key, the one that the implicit animation of the property is added under: that of the whole
  /// (law 3.8).
  let implicitKeys: [KeyID]
  /// A layer becomes visible.
  let onOrderIn: KeyID?
  /// A layer becomes invisible.
  let onOrderOut: KeyID?
  /// A layer gets or loses a sublayer.
  let sublayers: KeyID?

  init(_ program: Program) {
    let key = { (name: String) in program.keys.firstIndex(of: name).map(KeyID.init) }
    changes = program.keys.indices.map { index in
      let whole = ImplicitAction.whole(of: program.keys[index])
      if whole == "frame" { return [key("position"), key("bounds")] }
      return [key(whole)]
    }
    implicitKeys = program.keys.indices.map(KeyID.init).map(program.implicitKey)
    onOrderIn = key("onOrderIn")
    onOrderOut = key("onOrderOut")
    sublayers = key("sublayers")
  }
}

extension Program {
  /// Returns the key that the implicit animation of a property is added under: that of the whole of which
  /// the property is a part, where the program has that name at all (law 3.8).
  func implicitKey(of property: KeyID) -> KeyID {
    let whole = ImplicitAction.whole(of: keys[property.index])
    return keys.firstIndex(of: whole).map(KeyID.init) ?? property
  }
}
