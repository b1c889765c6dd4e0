/// The action search.
extension Machine {
  /// Returns what the search for an action finds, as `action(forKey:)` does (law 3.1).
  ///
  /// `nothing` leads to Core Animation's own action (law 3.3), and `inherited` to the view's (law 3.4).
  func action(for event: KeyID?, of layer: LayerID, in state: State) -> Action {
    for place in obeys(.searchesBackwards) ? ActionPlace.inOrder : ActionPlace.inOrder.reversed() {
      let answer = answer(to: event, of: layer, at: place, in: state)
      if answer.endsSearch(at: place) { return answer }
    }
    return .nothing
  }

  /// Returns the animations that a change of a property makes (laws 3.1 to 3.5).
  ///
  /// A layer need not have been committed for an action that is found: law 3.5 limits Core Animation's own
  /// (inferred, since `onOrderIn` is found for a layer that has not been).
  func animations(
    changing layer: LayerID, _ key: KeyID, to value: Value, in state: State
  ) -> [RunningAnimation] {
    let (found, event) = action(changing: key, of: layer, in: state)
    if found == .inherited, let animation = viewAnimation(of: layer, key, to: value, in: state) {
      return [animation]  // 11.1
    }
    if setting(\.disablesActions, in: state) == true, obeys(.ignoresDisabledActions) {
      return []  // 3.2
    }
    switch found {
    case .animation(let animation):
      return copies(of: animation, .implicit, on: layer, forKey: event, in: state)
    case .null where obeys(.takesNullForNothing): return []
    case .inherited where obeys(.animatesViewsAlways): return []  // 3.4
    case .nothing where !obeys(.animatesOnlyWhatIsFound): return []
    case .nothing, .null, .inherited: return builtInAnimations(of: layer, key, in: state)  // 3.3
    }
  }

  /// Lets a layer that hangs elsewhere now, and those that it takes along, become visible or invisible.
  func postMove(
    of layer: LayerID, from before: Tree, in state: inout State, _ events: inout [Event]
  ) {
    for case .layer(let holder) in [before, state.model].map({ $0.parents[layer.index] }) {
      post(layerEvents.sublayers, on: holder, in: &state, &events)
    }
    let (old, new) = (before.attached, state.model.attached)
    for moved in new.subtracting(old).members {
      post(layerEvents.onOrderIn, on: LayerID(moved), in: &state, &events)
    }
    for moved in old.subtracting(new).members {
      post(layerEvents.onOrderOut, on: LayerID(moved), in: &state, &events)
    }
  }

  /// Lets a layer become visible or invisible that is hidden no more, or from now on.
  func order(
    _ layer: LayerID, isHidden value: Value, in state: inout State, _ events: inout [Event]
  ) {
    guard !program.actionTables.isEmpty, case .number(let number) = value else { return }
    post(
      number == 0 ? layerEvents.onOrderIn : layerEvents.onOrderOut, on: layer, in: &state, &events)
  }

  /// Lets an event happen to a layer that is no change of a value: only an animation that the program
  /// gives for it has an effect.
  ///
  /// It comes of a change of `sublayers` or `hidden`, so that disabled actions suppress it, too (law 3.2).
  private func post(
    _ event: KeyID?, on layer: LayerID, in state: inout State, _ events: inout [Event]
  ) {
    guard let event, setting(\.disablesActions, in: state) != true,
      case .animation(let animation) = action(for: event, of: layer, in: state)
    else { return }
    if hasThreads { state.touched.insert(layer.index) }
    insert(
      copies(of: animation, .implicit, on: layer, forKey: event, in: state), in: &state, &events)
  }

  /// Returns what the search finds for a change of a property, and the event that it is.
  ///
  /// A frame is one value here, so it changes as its position and bounds do unless these do nothing.
  private func action(
    changing key: KeyID, of layer: LayerID, in state: State
  ) -> (action: Action, event: KeyID) {
    if program.actionTables.isEmpty { return (ownAnswer(of: layer), key) }
    for event in layerEvents.changes[key.index] {
      let found = action(for: event, of: layer, in: state)
      if found != .null { return (found, event ?? key) }
    }
    return (.null, key)
  }

  private func answer(
    to event: KeyID?, of layer: LayerID, at place: ActionPlace, in state: State
  ) -> Action {
    let given = state.actions.first { $0.layer == layer && $0.place == place }
    let start = program.layers[layer.index].actions.first { $0.place == place }
    if let given, given.table == nil { return place == .method ? .inherited : .nothing }
    if let table = given?.table ?? start?.table {
      let answer = program.actionTables[table.index][event]
      if answer != .inherited { return answer }
    }
    return switch place {
    case .method: .inherited
    case .delegate: ownAnswer(of: layer)
    case .actions, .style, .defaultAction: .nothing
    }
  }

  /// Returns what a layer's own delegate answers: that of a view's layer is the view (law 3.4).
  private func ownAnswer(of layer: LayerID) -> Action {
    program.layers[layer.index].kind == .viewBacked ? .inherited : .nothing
  }
}

extension Action {
  /// Returns whether it is the result: the first answer but nil, and whatever an override of the
  /// search itself says.
  fileprivate func endsSearch(at place: ActionPlace) -> Bool {
    place == .method ? self != .inherited : self != .nothing
  }
}
