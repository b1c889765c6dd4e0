/// An exchange of interchangeable layers, with the operations, animations and values that belong to
/// them.
struct Renaming: Hashable, Sendable {
  /// For each layer, movable operation and animation, what takes its place.
  private(set) var layers: [Int]
  private(set) var operations: [Int]
  private(set) var animations: [Int]
  /// What takes the place of values that the source does not tell, where that is another.
  private var symbols: [SymbolID: SymbolID] = [:]

  /// Creates the renaming that leaves everything as it is.
  init(layers: Int, operations: Int, animations: Int) {
    self.layers = Array(0..<layers)
    self.operations = Array(0..<operations)
    self.animations = Array(0..<animations)
  }

  /// Puts what belongs to one layer of a class in the place of what belongs to another.
  mutating func put(_ source: Symmetry.Member, inPlaceOf target: Symmetry.Member) {
    if let from = source.layer, let to = target.layer { layers[from.index] = to.index }
    for (from, to) in zip(source.operations, target.operations) { operations[from] = to }
    for (from, to) in zip(source.animations, target.animations) { animations[from] = to }
    for (from, to) in zip(source.symbols, target.symbols) {
      if let from, let to { symbols[from] = to }
    }
  }

  /// Returns the renaming that does this one first and then another.
  func followed(by other: Renaming) -> Renaming {
    var result = self
    result.layers = layers.map { other.layers[$0] }
    result.operations = operations.map { other.operations[$0] }
    result.animations = animations.map { other.animations[$0] }
    result.symbols = symbols.mapValues { other.symbols[$0] ?? $0 }
    result.symbols.merge(other.symbols) { own, _ in own }
    return result
  }

  /// Returns a layer's new name.
  func callAsFunction(_ layer: LayerID) -> LayerID { LayerID(layers[layer.index]) }

  /// Returns an animation's new name.
  func callAsFunction(_ animation: AnimationID) -> AnimationID {
    AnimationID(animations[animation.index])
  }

  /// Returns a value as it is called then.
  func callAsFunction(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, let other = symbols[symbol] else { return value }
    return .symbol(other)
  }

  /// Returns an operation with its layers and animation renamed.
  func callAsFunction(_ operation: Operation) -> Operation {
    switch operation {
    case .add(let animation, let layer, let key):
      .add(self(animation), to: self(layer), forKey: key)
    case .set(let layer, let key, let value): .set(self(layer), key, value)
    case .removeAnimation(let layer, let key): .removeAnimation(self(layer), forKey: key)
    case .removeAllAnimations(let layer): .removeAllAnimations(self(layer))
    case .addSublayer(let layer, let parent): .addSublayer(self(layer), to: parent.map { self($0) })
    case .removeFromSuperlayer(let layer): .removeFromSuperlayer(self(layer))
    case .setActions(let table, let layer, let place):
      .setActions(table, of: self(layer), at: place)
    case .begin, .setCompletionBlock, .setDisableActions, .setAnimationDuration,
      .setAnimationTimingFunction, .setValue, .read, .flush, .commit, .lock, .unlock,
      .beginViewAnimation, .endViewAnimation, .setAnimationsEnabled, .enterBackground, .call:
      operation
    }
  }

  /// Returns a set of small numbers renamed.
  static func renamed(_ set: SmallSet, by names: [Int]) -> SmallSet {
    if set.isEmpty { return set }
    var renamed = SmallSet()
    for member in 0..<SmallSet.capacity where set.contains(member) {
      renamed.insert(member < names.count ? names[member] : member)
    }
    return renamed
  }
}
