import Synchronization

/// Remembers when it was first started.
final class Stopwatch: Sendable {
  private let started = Mutex<ContinuousClock.Instant?>(nil)

  /// Starts it unless it runs.
  func start() { started.withLock { $0 = $0 ?? .now } }

  /// How many milliseconds it has been running; nil if it wasn't started.
  var milliseconds: Double? {
    started.withLock { $0 }.map { ($0.duration(to: .now)) / .milliseconds(1) }
  }
}
