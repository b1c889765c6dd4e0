extension Program {
  /// Returns the tables that answer at some place of a layer's action search, at the start or once some
  /// of the statements have given them.
  func actionTables(of layer: LayerID, in statements: [Statement]) -> [ActionTable] {
    let given = statements.compactMap { statement -> ActionTableID? in
      guard case .setActions(let table, of: layer, at: _) = statement.operation else { return nil }
      return table
    }
    return (layers[layer.index].actions.map(\.table) + given).map { actionTables[$0.index] }
  }

  /// The animations among all actions.
  package var actionAnimations: [Animation] { actionTables.flatMap(\.animations) }

  /// Whether something is answered where a layer gets or loses a sublayer.
  var answersForSublayers: Bool {
    let event = keys.firstIndex(of: "sublayers").map(KeyID.init)
    return actionTables.contains { table in
      if case .animation = table[event] { true } else { false }
    }
  }
}
