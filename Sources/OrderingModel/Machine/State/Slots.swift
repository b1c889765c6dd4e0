/// Where the trees hold the properties that a program writes.
///
/// What it never writes stays as it started, and takes no room in a state.
struct Slots: Hashable, Sendable {
  private let keyCount: Int
  private let places: [Int?]
  private let starts: [Value]
  /// What the slots hold at the start.
  let startValues: [Value]
  /// The layer of each slot.
  let layers: [LayerID]
  /// The property of each slot.
  let keys: [KeyID]

  init(_ program: Program) {
    let keyCount = program.keys.count
    let written = Self.written(by: program)
    let starts = (0..<program.layers.count * keyCount).map { Self.start(of: $0, in: program) }
    var places = [Int?](repeating: nil, count: starts.count)
    let used = starts.indices.filter(written.contains)
    for (place, index) in used.enumerated() { places[index] = place }
    self.keyCount = keyCount
    self.starts = starts
    self.places = places
    startValues = used.map { starts[$0] }
    layers = used.map { LayerID($0 / keyCount) }
    keys = used.map { KeyID($0 % keyCount) }
  }

  /// Returns the place of a property that is written.
  subscript(layer: LayerID, key: KeyID) -> Int? { places[layer.index * keyCount + key.index] }

  /// Returns the slot of the same property of another layer.
  func slot(_ slot: Int, movedTo layer: LayerID) -> Int? { self[layer, keys[slot]] }

  /// Returns what a property holds in a tree.
  func value(of layer: LayerID, _ key: KeyID, in tree: Tree) -> Value {
    self[layer, key].map { tree.values[$0] } ?? starts[layer.index * keyCount + key.index]
  }

  /// Returns what a property holds at the start.
  func start(of layer: LayerID, _ key: KeyID) -> Value {
    starts[layer.index * keyCount + key.index]
  }

  private static func written(by program: Program) -> Set<Int> {
    var written: Set<Int> = []
    let keys = program.keys.count
    for statement in program.statements {
      switch statement.operation {
      case .set(let layer, let key, _): written.insert(layer.index * keys + key.index)
      case .call(let layers):
        for layer in layers { written.formUnion(layer.index * keys..<(layer.index + 1) * keys) }
      default: break
      }
    }
    return written
  }

  private static func start(of index: Int, in program: Program) -> Value {
    let (layer, key) = index.quotientAndRemainder(dividingBy: program.keys.count)
    if let start = program.layers[layer].start.first(where: { $0.key.index == key }) {
      return start.value
    }
    return switch program.keys[key] {
    case "opacity": .number(1)
    case "hidden": .number(0)
    case "beginTime": .number(program.layers[layer].clock.beginTime)
    case "speed": .number(program.layers[layer].clock.speed)
    case "timeOffset": .number(program.layers[layer].clock.timeOffset)
    default: .symbol(SymbolID(program.symbols.count + index))
    }
  }
}
