/// Somebody who looks at the screen.
struct Viewer: Sendable {
  /// The animated properties that the viewer watches.
  ///
  /// The opacity of a layer on a stage is not among them: there the viewer sees pictures.
  var watched: [(layer: LayerID, key: KeyID)] { properties }
  private var properties: [(layer: LayerID, key: KeyID)]
  private var stages: [Stage]

  init(_ program: Program, watching statements: [Statement]) {
    stages = program.stages
    let staged = Set(program.stages.flatMap(\.layers))
    var properties: [(layer: LayerID, key: KeyID)] = []
    for (layer, key) in Self.animated(by: statements, in: program) {
      let isPicture = staged.contains(layer) && (key == Program.opacity || key == Program.hidden)
      if isPicture || properties.contains(where: { $0 == (layer, key) }) { continue }
      properties.append((layer, key))
    }
    self.properties = properties
  }

  /// Returns the properties that explicit animations, actions that the program gives and the blocks of
  /// views animate.
  private static func animated(
    by statements: [Statement], in program: Program
  ) -> [(LayerID, KeyID)] {
    var animated: [(LayerID, KeyID)] = []
    var blocks: [ViewAnimation] = []
    for statement in statements {
      switch statement.operation {
      case .add(let animation, let layer, _):
        animated += program.animations[animation.index].properties.map { (layer, $0) }
      case .beginViewAnimation(let block): blocks.append(block.within(blocks.last))
      case .endViewAnimation: blocks = blocks.dropLast()
      case .set(let layer, let key, _):
        let isView = program.layers[layer.index].kind == .viewBacked
        if isView, let block = blocks.last, block.duration > 0 { animated.append((layer, key)) }
      default: break
      }
    }
    for layer in program.layers.indices.map(LayerID.init) {
      let actions = program.actionTables(of: layer, in: statements).flatMap(\.animations)
      animated += actions.flatMap(\.properties).map { (layer, $0) }
    }
    return animated
  }

  /// Whether anything is watched.
  var isWatching: Bool { !properties.isEmpty || !stages.isEmpty }

  /// Returns a viewer of one layer, which is on no stage.
  func watching(only layer: LayerID) -> Viewer {
    var viewer = self
    viewer.properties.removeAll { $0.layer != layer }
    viewer.stages = []
    return viewer
  }

  /// Returns what is not the same at two moments, certain jumps and possible ones.
  func jumps(from before: Moment, to after: Moment, in machine: Machine) -> [Jump] {
    var jumps: [Jump] = []
    for (layer, key) in properties {
      let sights = [before, after].map { machine.isVisible(layer, key, at: $0) }
      if sights.contains(false) { continue }
      let (old, new) = (machine.shown(layer, key, at: before), machine.shown(layer, key, at: after))
      let isSame = old.isSame(as: new)
      if isSame == true { continue }
      if isSame == nil, machine.goesOn(layer, key, from: before, to: after) { continue }
      jumps.append(
        Jump(
          observable: .property(layer, key), before: old, after: new,
          isCertain: isSame == false && !sights.contains(nil)))
    }
    for index in stages.indices {
      jumps += stageJumps(index, from: before, to: after, in: machine)
    }
    return jumps
  }

  private func stageJumps(
    _ index: Int, from before: Moment, to after: Moment, in machine: Machine
  ) -> [Jump] {
    let old = shares(of: stages[index], at: before, in: machine)
    let new = shares(of: stages[index], at: after, in: machine)
    if old == new { return [] }
    var pictures = old.map(\.picture)
    for share in new where !pictures.contains(share.picture) { pictures.append(share.picture) }
    return pictures.compactMap { picture in
      let (a, b) = (old.share(of: picture), new.share(of: picture))
      let isSame = a.isSame(as: b)
      if isSame == true { return nil }
      return Jump(
        observable: .share(stage: index, picture: picture), before: a, after: b,
        isCertain: isSame == false && picture != .unknown)
    }
  }

  /// Returns the share of each picture in a stage: the layers lie over each other, so each shows
  /// with its opacity in what those above it leave.
  func shares(of stage: Stage, at moment: Moment, in machine: Machine) -> [Share] {
    var shares: [Share] = []
    var rest = Value.number(1)
    for layer in stage.layers.reversed() {
      let alpha = machine.alpha(layer, at: moment)
      if alpha == .number(0) { continue }
      let picture = machine.shown(layer, Program.contents, at: moment)
      shares.add(rest.multiplied(by: alpha), to: picture)
      rest = rest.multiplied(by: Value.number(1).subtracting(alpha))
    }
    return shares
  }
}
