import Synchronization

/// Counts its calls.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// Returns how many calls there were, this one included.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
