/// The changes of properties that nobody sees and nothing reads.
///
/// Of such a change only the implicit animation counts, and of that only who waits for it and until
/// when. So the machine of a proof keeps neither the value nor whose animation it is: orderings that
/// differ in nothing else reach the same state, and what no block waits for leaves no trace at all.
/// Two such changes that make the same animation are interchangeable, too, on whatever layers.
///
/// It is exact because each of these properties is set once, on a layer that stays on screen, and
/// neither an explicit animation nor a removal can reach the animation. `Explorer` gives the same
/// counts without it; tests compare both.
struct Bystanders: Sendable {
  /// Whether each slot of the machine is one.
  let slots: [Bool]
  /// The movable operations that change one and make the same animation, in classes of two and more.
  let classes: [[Int]]

  /// No bystanders.
  static let none = Bystanders(slots: [], classes: [])

  private init(slots: [Bool], classes: [[Int]]) {
    (self.slots, self.classes) = (slots, classes)
  }

  /// Finds the bystanders of a question.
  init(_ question: Question, _ machine: Machine) {
    let program = question.program
    guard machine.clocks.isPlain, !machine.hasThreads, program.actionTables.isEmpty,
      question.semantics.mutation == nil
    else {
      self = .none
      return
    }
    let scene = Scene(program, machine.wholes)
    let tree = machine.initialState().model
    slots = zip(machine.slots.layers, machine.slots.keys).map { layer, key in
      layer.index < program.layers.count && tree.isAttached(layer) && scene.isUnseen(layer, key)
    }
    var classes: [Effect: [Int]] = [:]
    for (index, statement) in question.movable.enumerated() {
      guard case .set(let layer, let key, .value(let value)) = statement.operation,
        let slot = machine.slots[layer, key], slots[slot]
      else { continue }
      let effect = Effect(
        kind: program.layers[layer.index].kind,
        changes: value != machine.slots.start(of: layer, key) || value == .unknown,
        action: machine.implicitActions[key.index],
        animatesInViews: ViewActions.animatesInViews(
          program.keys[key.index], question.semantics.viewProperties))
      classes[effect, default: []].append(index)
    }
    self.classes = classes.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// What decides which animation a change makes.
  private struct Effect: Hashable {
    let kind: Layer.Kind
    let changes: Bool
    let action: ImplicitAction.Kind
    let animatesInViews: Bool
  }
}

/// What is looked at, read and touched in a program.
private struct Scene {
  private let program: Program
  private let wholes: [KeyID]
  private let watched: [(layer: LayerID, key: KeyID)]
  /// The layers that a viewer looks at, and all that may hold them.
  private let stage: Set<LayerID>
  private let reads: Set<Place>
  private let operations: [Operation]
  /// How often the turns set each property.
  private let sets: [Place: Int]

  struct Place: Hashable {
    let layer: LayerID
    let key: KeyID
  }

  init(_ program: Program, _ wholes: [KeyID]) {
    self.program = program
    self.wholes = wholes
    let viewer = Viewer(program, watching: program.statements)
    watched = viewer.watched
    let seen = Set(watched.map(\.layer) + program.stages.flatMap(\.layers))
    stage = seen.union(seen.flatMap { program.ancestors(of: $0) })
    operations = program.statements.map(\.operation)
    let expressions =
      operations.compactMap(\.expression) + program.animations.flatMap(\.expressions)
    reads = Set(expressions.flatMap(\.reads).map { Place(layer: $0.layer, key: $0.key) })
    var sets: [Place: Int] = [:]
    for case .set(let layer, let key, _) in operations {
      sets[Place(layer: layer, key: key), default: 0] += 1
    }
    self.sets = sets
  }

  /// Returns whether nobody sees or reads a property, and its animation is nobody else's.
  func isUnseen(_ layer: LayerID, _ key: KeyID) -> Bool {
    let place = Place(layer: layer, key: key)
    let hides = [Program.opacity, Program.hidden, Program.contents].contains(key)
    let isWatched = watched.contains { $0 == (layer, key) }
    let family = [layer] + program.ancestors(of: layer)
    return !isWatched && !isAnimated(layer, key) && !(hides && stage.contains(layer))
      && !reads.contains(place)
      && sets[place] == 1 && isSetInTurn(place)
      && !operations.contains { touches($0, layer, wholes[key.index], family) }
  }

  /// Whether an explicit animation, which must be seen itself, lies over or under its animation.
  private func isAnimated(_ layer: LayerID, _ key: KeyID) -> Bool {
    operations.contains { operation in
      guard case .add(let animation, to: layer, _) = operation else { return false }
      return program.animations[animation.index].keyPaths.contains(key)
    }
  }

  /// Whether a turn sets it, which it does once; what a block does may be done more than once.
  private func isSetInTurn(_ place: Place) -> Bool {
    program.turns.contains { turn in
      turn.statements.contains { statement in
        guard case .set(place.layer, place.key, _) = statement.operation else { return false }
        return true
      }
    }
  }

  /// Whether an operation may reach the animation of a change, other than by time.
  private func touches(
    _ operation: Operation, _ layer: LayerID, _ key: KeyID, _ family: [LayerID]
  ) -> Bool {
    switch operation {
    case .add(_, to: layer, forKey: key), .removeAnimation(layer, forKey: key),
      .removeAllAnimations(layer):
      true
    case .addSublayer(let moved, _), .removeFromSuperlayer(let moved): family.contains(moved)
    case .call(let layers): layers.contains(layer)
    default: false
    }
  }
}
