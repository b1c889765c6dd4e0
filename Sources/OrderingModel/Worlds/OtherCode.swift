/// Code outside the program that acts later in its first turn.
struct OtherCode: Sendable {
  /// The program with the other code's layer, animation and block entered at the end of its tables.
  let program: Program
  private let block: BlockID
  private let add: Operation

  init(besides program: Program) {
    var extended = program
    let layer = LayerID(extended.layers.count)
    extended.layers.append(Layer(name: "another layer", isOnScreen: true))
    let animation = AnimationID(extended.animations.count)
    let endless = Timing(duration: .seconds(1), repeatCount: .infinity)
    extended.animations.append(
      Animation(name: "an endless animation", keyPath: Program.opacity, timing: endless))
    block = BlockID(extended.blocks.count)
    extended.blocks.append(CompletionBlock([]))
    add = .add(animation, to: layer, forKey: nil)
    self.program = extended
  }

  /// Returns what the other code of a world does.
  func operations(in world: World) -> [Operation] {
    switch world.otherCode {
    case .none: []
    case .addsEndlessAnimation: [add]
    case .setsBlockAndAddsEndlessAnimation: [.setCompletionBlock(block), add]
    }
  }
}
