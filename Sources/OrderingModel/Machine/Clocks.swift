/// Where the trees hold the clocks of layers, as the properties `beginTime`, `speed` and `timeOffset`.
struct Clocks: Sendable {
  /// The time of the media clock at the first instant of a program whose layers have clocks of their
  /// own: so late that a clock that is set wrongly does not happen to be right.
  private static let longAfterBoot: Ticks = .seconds(100_000)

  /// Whether the time of every layer is the program's, and stays so.
  let isPlain: Bool
  /// `CACurrentMediaTime()` at the first instant.
  let origin: Ticks
  private let starts: [LayerClock]
  private let keys: [KeyID?]

  init(_ program: Program) {
    starts = program.layers.map(\.clock)
    keys = LayerClock.properties.map { name in
      program.keys.firstIndex(of: name).map { KeyID($0) }
    }
    let keys = keys
    let isChanged = program.statements.contains { statement in
      guard case .set(_, let key, _) = statement.operation else { return false }
      return keys.contains(key)
    }
    isPlain =
      !isChanged
      && program.layers.allSatisfy { layer in
        layer.clock == LayerClock() && !layer.start.contains { keys.contains($0.key) }
      }
    origin = isPlain ? 0 : Self.longAfterBoot
  }

  /// Returns whether a property belongs to a layer's clock.
  func contain(_ key: KeyID) -> Bool { keys.contains(key) }

  /// Returns the clock that a layer has in a tree.
  func clock(of layer: LayerID, in tree: Tree, _ slots: Slots) -> LayerClock {
    let start = starts[layer.index]
    func number(_ place: Int, _ otherwise: Double) -> Double {
      guard let key = keys[place], case .number(let number) = slots.value(of: layer, key, in: tree)
      else { return otherwise }
      return number
    }
    return LayerClock(
      beginTime: number(0, start.beginTime), speed: number(1, start.speed),
      timeOffset: number(2, start.timeOffset))
  }
}
