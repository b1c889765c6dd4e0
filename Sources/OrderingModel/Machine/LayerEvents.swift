/// The events that happen to a program's layers, by the keys that the program has for their names.
///
/// An event without a key is one that no table of actions names.
struct LayerEvents: Sendable {
  /// For each key, the events that a change of the property is: a part such as `position.y` is its whole
  /// (law 3.8), and a frame is a position and bounds.
  let changes: [[KeyID?]]
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
    onOrderIn = key("onOrderIn")
    onOrderOut = key("onOrderOut")
    sublayers = key("sublayers")
  }
}
