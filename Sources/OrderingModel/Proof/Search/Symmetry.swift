/// Which layers of a question are interchangeable, so that orderings which differ only in their names
/// are counted once and multiplied out.
///
/// Two layers are interchangeable when exchanging them, together with the movable operations and
/// animations that belong to them, changes neither the state in which the movable operations begin,
/// nor the fixed operations from there on, nor what blocks do and which animations they are meant
/// for, nor the worlds. The exchange then maps every run to a run with the same faults, so both have
/// the same verdict. So are changes that nobody sees and that make the same animation: see
/// `Bystanders`.
struct Symmetry: Sendable {
  /// A layer, with what belongs to it in an order that is the same for all of its class; or a single
  /// operation, whatever its layer.
  struct Member: Sendable {
    let layer: LayerID?
    let operations: [Int]
    let animations: [Int]
    /// For each property, the value that it starts with, where the source does not tell it and nothing
    /// else has it.
    let symbols: [SymbolID?]
  }

  /// The classes of two and more.
  let classes: [[Member]]
  let identity: Renaming

  /// The symmetry of a question that nobody has looked at: none.
  init(of question: Question) {
    classes = []
    identity = Renaming(
      layers: question.otherCode.program.layers.count, operations: question.count,
      animations: question.otherCode.program.animations.count)
  }

  /// Finds the interchangeable layers of a question.
  init(_ court: Court) {
    let none = Symmetry(of: court.question)
    let single = court.bystanders.classes
    let likes = court.question.likes
    var classes: [[Member]] = []
    for layer in court.question.program.layers.indices.map(LayerID.init) {
      guard let member = court.member(layer, likes),
        !member.operations.allSatisfy(single.joined().contains)
      else { continue }
      let index = classes.firstIndex { members in
        court.isInterchangeable(members[0], member, from: none.identity)
      }
      if let index { classes[index].append(member) } else { classes.append([member]) }
    }
    classes.removeAll { $0.count == 1 }
    let taken = Set(classes.joined().flatMap(\.operations))
    let singles = single.map { operations in
      operations.filter { !taken.contains($0) }.map(Member.init(operation:))
    }
    self.classes = classes + singles.filter { $0.count > 1 }
    identity = none.identity
  }

  /// How many renamings there are.
  var order: Int { classes.reduce(1) { $0 * (1...$1.count).reduce(1, *) } }

  /// Returns the renaming that puts the layers of each class in order of what has happened to them;
  /// nil where they are in order already.
  func renaming(
    _ executed: SmallSet, _ states: [Machine.State], in machine: Machine
  ) -> Renaming? {
    var renaming: Renaming?
    for members in classes {
      let signatures = members.map { $0.signature(executed, states, in: machine) }
      let order = members.indices.sorted {
        signatures[$0] == signatures[$1]
          ? $0 < $1 : signatures[$0].lexicographicallyPrecedes(signatures[$1])
      }
      for (place, index) in order.enumerated() where place != index {
        var changed = renaming ?? identity
        changed.put(members[index], inPlaceOf: members[place])
        renaming = changed
      }
    }
    return renaming
  }
}

extension Symmetry.Member {
  /// Creates the member that is a single operation.
  fileprivate init(operation: Int) {
    self.init(layer: nil, operations: [operation], animations: [], symbols: [])
  }

  /// What has happened to the layer, as numbers that do not name it.
  fileprivate func signature(
    _ executed: SmallSet, _ states: [Machine.State], in machine: Machine
  ) -> [UInt64] {
    var signature = operations.map { executed.contains($0) ? 1 : 0 as UInt64 }
    for state in states {
      for animation in state.animations where animation.layer == layer {
        let ordinal =
          animation.id.flatMap { animations.firstIndex(of: $0.index) } ?? animations.count
        signature.append(UInt64(ordinal))
        signature.append(animation.waiting.bits)
        signature.append(animation.isCommitted ? 1 : 0)
      }
      for given in state.actions where given.layer == layer {
        signature.append(UInt64(given.order))
        signature.append(given.table.map { UInt64($0.index) } ?? .max)
      }
      signature.append(UInt64(state.screen.animations.lazy.filter { $0.layer == layer }.count))
      for (slot, owner) in machine.slots.layers.enumerated() where owner == layer {
        signature.append(number(state.model.values[slot]))
        signature.append(number(state.screen.tree.values[slot]))
      }
    }
    return signature
  }

  /// Returns a number for a value, which is the same for what is the layers' own.
  private func number(_ value: Value) -> UInt64 {
    switch value {
    case .number(let number): number.bitPattern
    case .symbol(let symbol):
      symbols.firstIndex(of: symbol).map { .max - 1 - UInt64($0) } ?? UInt64(symbol.index)
    case .unknown: .max
    }
  }
}
