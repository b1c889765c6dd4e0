package import OrderingModel

/// The words for what happens in a program.
package struct Phrases {
  let program: Program
  /// The statements to name things by.
  let statements: [Statement]

  /// Creates the words for a program, whose statements stand in some order.
  package init(_ program: Program, _ statements: [Statement]) {
    self.program = program
    self.statements = statements
  }

  /// Returns an observable's name.
  func name(of observable: Observable) -> String {
    switch observable {
    case .property(let layer, let key): "\(name(of: layer)).\(program.keys[key.index])"
    case .share(let stage, let picture):
      "share of \(text(of: picture)) in \(program.stages[stage].name)"
    }
  }

  /// Returns a layer's name.
  func name(of layer: LayerID) -> String {
    layer.index < program.layers.count ? program.layers[layer.index].name : "another layer"
  }

  /// Returns a value as text.
  func text(of value: Value) -> String {
    switch value {
    case .number(let number): number.short
    case .symbol(let symbol):
      symbol.index < program.symbols.count
        ? program.symbols[symbol.index] : startName(symbol.index - program.symbols.count)
    case .unknown: "?"
    }
  }

  /// Returns the name of an animation: its `add`, with the line.
  func name(of animation: AnimationID?) -> String {
    guard let animation else { return "an implicit animation" }
    guard let add = add(of: animation) else { return "other code's animation" }
    guard case .add(_, let layer, _) = add.operation else { return add.text }
    return "the animation of \(name(of: layer))\(place(of: add))"
  }

  /// Returns the line of an animation's `add`; nil where no file holds it.
  func line(of animation: AnimationID) -> Int? { add(of: animation)?.location?.line }

  private func add(of animation: AnimationID) -> Statement? {
    let isAdd = { (statement: Statement) in
      if case .add(animation, _, _) = statement.operation { return true }
      return false
    }
    let later = program.turns.dropFirst().flatMap(\.statements)
    return statements.first(where: isAdd) ?? later.first(where: isAdd)
  }

  /// Returns the name of a completion block, with the line where more than one is set.
  func name(of block: BlockID) -> String {
    let sets = statements.filter { statement in
      if case .setCompletionBlock(.some) = statement.operation { return true }
      return false
    }
    let view = statements.first { statement in
      guard case .beginViewAnimation(let animation) = statement.operation else { return false }
      return [animation.completion, animation.unfinished].contains(block)
    }
    if let view { return "the completion of the view animation\(place(of: view))" }
    let set = sets.first { $0.operation == .setCompletionBlock(block) }
    return sets.count > 1 ? "the completion block\(set.map(place) ?? "")" : "the completion block"
  }

  /// Returns where a statement stands, in parentheses; nothing where no file holds it.
  func place(of statement: Statement) -> String {
    statement.location.map { " (line \($0.line))" } ?? ""
  }

  /// Returns what a world is like, as far as it is not the plainest.
  package func text(of world: World) -> String {
    var parts: [String] = []
    if world.isImplicitTransactionOpen {
      parts.append("an implicit transaction is open already when the function begins")
    }
    switch world.otherCode {
    case .none: break
    case .addsEndlessAnimation:
      parts.append("later in the turn, other code adds an endless animation to another layer")
    case .setsBlockAndAddsEndlessAnimation:
      parts.append(
        "later in the turn, other code sets a completion block of its own and adds an endless"
          + " animation to another layer")
    }
    if let slowed = world.slowed {
      parts.append("\(name(of: slowed)) lasts three times as long as written")
    }
    if let place = world.interleaving {
      parts.append("another thread comes between, \(text(ofPlace: place))")
    } else if !world.interruptions.isEmpty {
      let times = world.interruptions.map(\.milliseconds).joined(separator: ", ")
      parts.append("what may come at any time comes at \(times) ms")
    }
    return parts.isEmpty
      ? "no other code acts, and everything lasts as long as written"
      : parts.joined(separator: "; ")
  }

  /// Returns where another thread comes between, by how many statements have run.
  private func text(ofPlace count: Int) -> String {
    if count == 0 { return "before the first call" }
    if count >= statements.count { return "after the last call, before the turn's end" }
    return "after `\(statements[count - 1].text)`\(place(of: statements[count - 1]))"
  }

  private func startName(_ index: Int) -> String {
    let (layer, key) = index.quotientAndRemainder(dividingBy: max(1, program.keys.count))
    return "\(name(of: LayerID(layer))).\(program.keys[key]) at the start"
  }
}
