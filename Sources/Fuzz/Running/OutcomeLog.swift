import Synchronization

/// The outcomes that shrinking has asked for, in the order of asking.
final class OutcomeLog<Value: Sendable>: Sendable {
  private struct State {
    var known: [Outcome] = []
    var asked = 0
    var pending: Value?
  }

  private let state = Mutex(State())

  /// The value whose outcome was asked for and isn't known.
  var pending: Value? { state.withLock { $0.pending } }

  /// Begins again with the first outcome.
  func restart() {
    state.withLock { state in
      state.asked = 0
      state.pending = nil
    }
  }

  /// Adds the outcome of the value that is pending.
  func add(_ outcome: Outcome) { state.withLock { $0.known.append(outcome) } }

  /// Returns a property that answers from the log.
  func property(_ sentence: String, over generator: Generator<Value>) -> Property<Value> {
    Property(sentence, over: generator) { [self] value, _ in answer(for: value) }
  }

  /// Returns the settings with a run that also ends when an outcome is pending.
  func interrupting(_ settings: Settings) -> Settings {
    var settings = settings
    settings.stops = { [self, stops = settings.stops] in
      stops() || state.withLock { $0.pending != nil }
    }
    return settings
  }

  private func answer(for value: Value) -> Outcome {
    state.withLock { state in
      defer { state.asked += 1 }
      if state.asked < state.known.count { return state.known[state.asked] }
      if state.pending == nil { state.pending = value }
      return .discarded
    }
  }
}
