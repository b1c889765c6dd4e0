import Fuzz

/// A state machine, which the public challenge lacks.
extension Challenge {
  private static let simplestRun = "[put0, put0, put0, put0, get, put0, clear, put1, get]"

  /// The ring buffer with operations drawn only where they are allowed.
  package static let queueCommands = Challenge(
    "queue_ops (commands)", ideal: simplestRun, commands.generator(0...30), agreesWithModel)

  /// The ring buffer with any operations, of which those not allowed are skipped.
  package static let queueList = Challenge(
    "queue_ops (list)", ideal: simplestRun, Generator.one(of: kinds).list(0...30), agreesWithModel)

  private static let kinds: [Generator<QueueOperation>] = [
    Generator<Int>.integers(in: 0...9).map { .put($0) }, .just(.get), .just(.size), .just(.clear),
  ]

  private static let commands = Commands<Int, QueueOperation>(
    from: 0,
    [
      Command(kinds[0]) { $0 < 4 }, Command(kinds[1]) { $0 > 0 }, Command(kinds[2]),
      Command(kinds[3]),
    ]
  ) { count, operation in
    switch operation {
    case .put: count += 1
    case .get: count -= 1
    case .size: break
    case .clear: count = 0
    }
  }

  @Sendable private static func agreesWithModel(_ operations: [QueueOperation]) -> Bool? {
    var buffer = RingBuffer()
    var model: [Int] = []
    for operation in operations {
      switch operation {
      case .put(let value) where model.count < 4:
        buffer.put(value)
        model.append(value)
      case .get where !model.isEmpty:
        if buffer.get() != model.removeFirst() { return false }
      case .clear:
        buffer.clear()
        model = []
      case .put, .get, .size: break
      }
      if buffer.count != model.count { return false }
    }
    return true
  }
}
