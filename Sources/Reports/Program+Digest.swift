package import OrderingModel

extension Program {
  /// Eight hexadecimal digits that change when the program does, and not when it only moves within
  /// its file (FNV-1a, 32 bits).
  package var currentDigest: String {
    var parts = [name] + keys + symbols
    parts += layers.map { "\($0.name) \($0.kind) \($0.isOnScreen) \($0.start)" }
    parts += actionTables.map { "\($0)" } + layers.flatMap(\.actions).map { "\($0)" }
    parts += animations.map { "\($0)" }
    parts += (turns.flatMap(\.statements) + blocks.flatMap(\.statements)).map {
      "\($0.operation) \($0.isInHelper)"
    }
    parts += turns.dropFirst().map { "\($0.start) \($0.thread) \($0.earliest)" }
    parts += stages.map { "\($0)" }
    var hash: UInt32 = 2_166_136_261
    for byte in parts.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
