/// Sees faults that are certain before they happen, so that a branch can end at once.
///
/// It knows two, both only in programs whose blocks and later turns leave transactions alone, so that
/// what is not committed by the end of the first turn never is:
/// - *missed*: an animation is added where the block that it is meant for does not count it, and in
///   some world it outlasts everything that the block may wait for. The block then runs early or
///   never; or the animation is removed in this very turn, and is never seen.
/// - *sealed*: everything that will ever touch a layer has been done, and what is on it will flicker
///   or hide an animation whenever it is committed; or it is not committed, and never seen.
///
/// `Explorer` gives the same counts without it; tests compare both.
struct Foresight {
  private let machine: Machine
  /// The blocks that must count an animation, by the animation's place.
  private let required: [SmallSet]
  /// The movable operations on a layer of which the rest can be foreseen, by the layer's place.
  private let sealing: [SmallSet?]
  /// Each layer with all that may hold it: these decide what of it is seen, and when.
  private let families: [[LayerID]]
  private let judges: [Judge]
  private let movable: [Statement]
  private var fates: [Machine.State: Bool] = [:]

  init(_ court: Court) {
    let question = court.question
    machine = court.machine
    movable = question.movable
    let isForeseeable = question.callbacksLeaveTransactionsAlone
    required = question.program.animations.indices.map { place in
      isForeseeable ? question.blocks(required: AnimationID(place), court) : SmallSet()
    }
    sealing = question.program.layers.indices.map { place in
      isForeseeable ? question.sealingOperations(LayerID(place)) : nil
    }
    families = question.program.layers.indices.map { place in
      [LayerID(place)] + question.program.ancestors(of: LayerID(place))
    }
    judges = question.program.layers.indices.map { court.judge.watching(only: LayerID($0)) }
  }

  /// Returns whether a fault is certain, now that an operation has led to a state.
  mutating func isDoomed(
    _ state: Machine.State, after operation: Int, executed: SmallSet
  ) -> Bool {
    let operation = movable[operation].operation
    if case .add(let animation, let layer, _) = operation, misses(animation, on: layer, in: state) {
      return true
    }
    guard let layer = operation.layer, let sealing = sealing[layer.index],
      sealing.isSubset(of: executed)
    else { return false }
    return isSealedFate(of: layer, in: state)
  }

  private func misses(
    _ id: AnimationID, on layer: LayerID, in state: Machine.State
  ) -> Bool {
    guard let animation = state.animations.first(where: { $0.id == id }) else { return false }
    return !required[id.index].isSubset(of: animation.waiting)
  }

  private mutating func isSealedFate(of layer: LayerID, in state: Machine.State) -> Bool {
    let own = state.animations.filter { $0.layer == layer }
    guard own.contains(where: { $0.id != nil && !$0.isCommitted }) else { return false }
    let alone = machine.state(state, reducedTo: families[layer.index])
    if let fate = fates[alone] { return fate }
    var simulation = Simulation(machine, from: alone, judge: judges[layer.index])
    simulation.finish(stoppingAtFault: true)
    let fate = simulation.judge.faults.isUnsafe
    fates[alone] = fate
    return fate
  }
}
