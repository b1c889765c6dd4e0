@testable import OrderingModel

/// A small program with the world that it runs in and the readings that hold there.
struct Scenario: Sendable {
  /// Steps that run in one turn.
  struct Part: Sendable {
    let start: Turn.Start
    var thread = Turn.Thread.main
    let steps: [Step]
  }

  private(set) var parts: [Part]
  private(set) var layers: [Layer]
  private(set) var stage: [String] = []
  private(set) var semantics = Semantics()
  private(set) var world = World()

  /// Creates a scenario of one turn, with a layer called "icon".
  init(_ steps: [Step], on icon: Layer = .icon) {
    parts = [Part(start: .at(0), steps: steps)]
    layers = [icon]
  }

  /// Returns this scenario with one more turn, so many seconds after the first.
  func then(at start: Double, _ steps: [Step]) -> Scenario {
    with { $0.parts.append(Part(start: .at(.seconds(start)), steps: steps)) }
  }

  /// Returns this scenario with one more turn, of another thread, so many seconds after the first.
  func elsewhere(at start: Double, _ steps: [Step]) -> Scenario {
    with {
      $0.parts.append(Part(start: .at(.seconds(start)), thread: .background, steps: steps))
    }
  }

  /// Returns this scenario with one more turn, which begins when the one after the first has run.
  func afterwards(_ steps: [Step]) -> Scenario {
    with { $0.parts.append(Part(start: .afterTurn(1), steps: steps)) }
  }

  /// Returns this scenario with a turn of another thread that comes between, when so many steps of the
  /// first one have run.
  func meanwhile(after count: Int, _ steps: [Step]) -> Scenario {
    with {
      $0.parts.insert(Part(start: .anyTime, thread: .background, steps: steps), at: 1)
      $0.world.interruptions = [0]
      $0.world.interleaving = count
    }
  }

  /// Returns this scenario with one more layer.
  func and(_ layer: Layer) -> Scenario { with { $0.layers.append(layer) } }

  /// Returns this scenario with a stage on which layers overlap, bottom to top.
  func overlapping(_ names: [String]) -> Scenario { with { $0.stage = names } }

  /// Returns this scenario under another reading of a law.
  func reading(_ change: (inout Semantics) -> Void) -> Scenario { with { change(&$0.semantics) } }

  /// Returns this scenario in another world.
  func `in`(_ world: World) -> Scenario { with { $0.world = world } }

  /// This scenario where an implicit transaction is open when it begins.
  var inOpenTransaction: Scenario { with { $0.world.isImplicitTransactionOpen = true } }

  private func with(_ change: (inout Scenario) -> Void) -> Scenario {
    var changed = self
    change(&changed)
    return changed
  }
}
