extension Question {
  /// For each movable operation, the first one that does the same to some layer.
  var likes: [Int] {
    let operations = movable.map { bare($0.operation) }
    return operations.map { operation in operations.firstIndex(of: operation) ?? 0 }
  }

  /// Returns an operation without the names of its layer and animation.
  private func bare(_ operation: Operation) -> Operation {
    switch operation {
    case .add(let animation, _, let key):
      let contents = program.animations.indices.lazy.map { content(of: AnimationID($0)) }
      let first = contents.firstIndex(of: content(of: animation)) ?? animation.index
      return .add(AnimationID(first), to: LayerID(0), forKey: key)
    case .set(_, let key, let value): return .set(LayerID(0), key, value)
    case .removeAnimation(_, let key): return .removeAnimation(LayerID(0), forKey: key)
    case .removeAllAnimations: return .removeAllAnimations(LayerID(0))
    case .removeFromSuperlayer: return .removeFromSuperlayer(LayerID(0))
    case .addSublayer(_, let parent): return .addSublayer(LayerID(0), to: parent)
    case .setActions(let table, _, let place): return .setActions(table, of: LayerID(0), at: place)
    default: return operation
    }
  }

  /// Returns what an animation is besides its name.
  func content(of animation: AnimationID) -> Animation {
    var content = program.animations[animation.index]
    content.name = ""
    return content
  }

  /// Returns whether something names a value, apart from the start of a layer.
  func isNamed(_ symbol: SymbolID, outside layer: LayerID) -> Bool {
    let others = program.layers.enumerated().filter { $0.offset != layer.index }
    let expressions =
      program.statements.compactMap(\.operation.expression)
      + (program.animations + program.actionAnimations).flatMap(\.expressions)
    return others.contains { $0.element.start.contains { $0.value == .symbol(symbol) } }
      || expressions.contains { $0.symbols.contains(symbol) }
  }
}

extension Court {
  /// Returns a layer with the movable operations and animations that belong to it, if it has any; the
  /// operations of two layers that are alike come in the same order.
  func member(_ layer: LayerID, _ likes: [Int]) -> Symmetry.Member? {
    let movable = question.movable
    let operations = movable.indices.filter { movable[$0].operation.layer == layer }
    if operations.isEmpty { return nil }
    let sorted = operations.sorted { (likes[$0], $0) < (likes[$1], $1) }
    let animations = sorted.compactMap { movable[$0].operation.animation?.index }
    return Symmetry.Member(
      layer: layer, operations: sorted, animations: animations, symbols: ownSymbols(of: layer))
  }

  /// Returns, for each property of a layer, the value that it starts with, where nothing else names it.
  private func ownSymbols(of layer: LayerID) -> [SymbolID?] {
    question.program.keys.indices.map { place in
      guard case .symbol(let symbol) = machine.slots.start(of: layer, KeyID(place)) else {
        return nil
      }
      return question.isNamed(symbol, outside: layer) ? nil : symbol
    }
  }

  /// Returns whether exchanging two layers changes nothing but names.
  func isInterchangeable(
    _ a: Symmetry.Member, _ b: Symmetry.Member, from identity: Renaming
  ) -> Bool {
    guard a.operations.count == b.operations.count, a.animations.count == b.animations.count,
      isAlike(a, b)
    else { return false }
    var exchange = identity
    exchange.put(a, inPlaceOf: b)
    exchange.put(b, inPlaceOf: a)
    return keepsOperations(exchange) && keepsMeaning(exchange) && keepsStart(exchange)
      && keepsWorlds(exchange)
  }

  private func isAlike(_ a: Symmetry.Member, _ b: Symmetry.Member) -> Bool {
    guard let first = a.layer, let second = b.layer else { return false }
    let program = question.program
    var (one, other) = (program.layers[first.index], program.layers[second.index])
    (one.name, other.name) = ("", "")
    (one.start, other.start) = ([], [])
    let isStaged = program.stages.contains { stage in
      stage.layers.contains(first) || stage.layers.contains(second)
    }
    let read =
      program.statements.map(\.operation).flatMap { operation in
        operation.layers.filter { $0 != operation.layer }
      }
      + (program.animations + program.actionAnimations).flatMap {
        $0.expressions.flatMap(\.layers)
      }
    let isRead = read.contains(first) || read.contains(second)
    let hasDelegate = (a.animations + b.animations).contains {
      program.animations[$0].delegate != nil
    }
    let temporary = program.temporaryLayers
    return one == other && startsAlike(a, first, b, second) && !isStaged && !isRead && !hasDelegate
      && temporary.contains(first) == temporary.contains(second)
      && watchedKeys(of: first) == watchedKeys(of: second)
  }

  /// Returns what a viewer watches of a layer, which follows from the order as written: a change may
  /// stand within a view's block or not.
  private func watchedKeys(of layer: LayerID) -> Set<KeyID> {
    Set(judge.viewer.watched.filter { $0.layer == layer }.map(\.key))
  }

  /// Both start with the same values, or each with one that nothing else has.
  private func startsAlike(
    _ a: Symmetry.Member, _ first: LayerID, _ b: Symmetry.Member, _ second: LayerID
  ) -> Bool {
    question.program.keys.indices.allSatisfy { place in
      let key = KeyID(place)
      return a.symbols[place] != nil && b.symbols[place] != nil
        || machine.slots.start(of: first, key) == machine.slots.start(of: second, key)
    }
  }

  /// The exchange maps each movable operation to its counterpart, and all fixed ones to themselves,
  /// but for the order of neighbours that do not touch the same layer.
  private func keepsOperations(_ exchange: Renaming) -> Bool {
    let program = question.program
    let contents = program.animations.indices.map { question.content(of: AnimationID($0)) }
    let keepsAnimations = contents.indices.allSatisfy {
      contents[$0] == contents[exchange.animations[$0]]
    }
    let keepsMovable = question.movable.indices.allSatisfy { index in
      exchange(question.movable[index].operation)
        == question.movable[exchange.operations[index]].operation
    }
    let fixed =
      (0..<question.count).map(question.fixed)
      + program.blocks.map { $0.statements.map(\.operation) }
      + program.turns.dropFirst().map { $0.statements.map(\.operation) }
    let keepsFixed = fixed.allSatisfy { operations in
      operations.map { exchange($0) }.isSame(as: operations)
    }
    return keepsAnimations && keepsMovable && keepsFixed
  }

  private func keepsMeaning(_ exchange: Renaming) -> Bool {
    judge.meaning.animations.allSatisfy {
      Renaming.renamed($0, by: exchange.animations) == $0
    }
  }

  private func keepsStart(_ exchange: Renaming) -> Bool {
    benches.allSatisfy { machine.state($0.state, renamedBy: exchange) == $0.state }
  }

  private func keepsWorlds(_ exchange: Renaming) -> Bool {
    benches.allSatisfy { bench in
      let renamed = bench.worlds.map { world -> World in
        var renamed = world
        renamed.slowed = world.slowed.map { exchange($0) }
        return renamed
      }
      return Set(renamed) == Set(bench.worlds)
    }
  }
}

extension Operation {
  /// The animation that it adds.
  var animation: AnimationID? {
    guard case .add(let animation, _, _) = self else { return nil }
    return animation
  }
}

extension [Operation] {
  /// Returns whether two lists do the same: each run of operations on layers, none of which names
  /// the layer of another, may stand in any order.
  fileprivate func isSame(as other: [Operation]) -> Bool {
    count == other.count
      && zip(runs, other.runs).allSatisfy { $0.count == $1.count && Set($0) == Set($1) }
  }

  private var runs: [[Operation]] {
    var runs: [[Operation]] = []
    var named: Set<LayerID> = []
    for operation in self {
      let commutes = operation.layer != nil && operation.animation == nil
      if commutes, named.isDisjoint(with: operation.layers), !runs.isEmpty, !named.isEmpty {
        runs[runs.count - 1].append(operation)
      } else {
        runs.append([operation])
        named = []
      }
      if commutes { named.formUnion(operation.layers) }
    }
    return runs
  }
}
