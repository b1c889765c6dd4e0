import Dispatch
import Foundation
import Synchronization

/// Whether the user has asked for an end, with ^C; the second time the process ends at once.
final class Interrupt: Sendable {
  private let count = Atomic<Int>(0)

  /// Whether ^C was pressed.
  var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Begins to listen, for as long as the source that it returns is kept.
  func listen() -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [self] in
      if count.add(1, ordering: .relaxed).newValue > 1 { exit(130) }
    }
    source.activate()
    return source
  }
}
