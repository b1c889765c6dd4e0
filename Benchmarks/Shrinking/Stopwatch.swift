import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Remembers when it was first started, on the clock of the processor time used.
final class Stopwatch: Sendable {
  private let started = Mutex<Double?>(nil)

  /// How many seconds of processor time this process has used.
  static var now: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// Starts it unless it runs.
  func start() { started.withLock { $0 = $0 ?? Self.now } }

  /// How many milliseconds it has been running; nil if it wasn't started.
  var milliseconds: Double? { started.withLock { $0 }.map { (Self.now - $0) * 1000 } }
}
