import OrderingModel

extension PictureCase {
  /// A layer that nobody sees, and a transaction with a delegate.
  static let hidden: PictureCase = {
    var icon = PictureProgram("fadeOut")
    let (layer, badge) = (icon.layer("icon"), icon.layer("badge", isHidden: true))
    let block = icon.block(.set(badge, Program.opacity, .number(1)), "badge.opacity = 1")
    let fade = icon.animation(0.5) {
      $0.delegate = AnimationDelegate(finished: block, unfinished: nil)
    }
    let other = icon.animation(0.3) { $0.timing.fillMode = .both }
    icon.begin()
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.call(.add(other, to: badge, forKey: nil), "badge.add(fade, forKey: nil)")
    icon.commit()
    icon.endTurn()
    return PictureCase(name: "hidden", title: "", program: icon.program)
  }()

  /// A transaction that is never committed.
  static let nothingHappens: PictureCase = {
    var icon = PictureProgram("fadeOut")
    let layer = icon.layer("icon")
    let fade = icon.animation(0.5)
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.begin()
    icon.endTurn()
    return PictureCase(
      name: "nothing", title: "", program: icon.program, movable: .everything)
  }()

  /// An hour beside a frame.
  static let longest: PictureCase = {
    var icon = PictureProgram("wait")
    let layer = icon.layer("icon")
    let (blink, long) = (icon.animation(0.016), icon.animation(3600))
    icon.begin()
    icon.call(.add(long, to: layer, forKey: nil), "icon.add(long, forKey: nil)")
    icon.call(.add(blink, to: layer, forKey: nil), "icon.add(blink, forKey: nil)")
    icon.commit()
    icon.endTurn()
    return PictureCase(name: "longest", title: "", program: icon.program)
  }()

  /// A nanosecond.
  static let shortest: PictureCase = {
    var icon = PictureProgram("blink")
    let layer = icon.layer("icon")
    let fade = icon.animation(0.000_000_001)
    icon.begin()
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.commit()
    icon.endTurn()
    return PictureCase(name: "shortest", title: "", program: icon.program)
  }()

  /// Many layers, moments and statements, long ones among them.
  static let crowded: PictureCase = {
    var icon = PictureProgram("crowd")
    let layers = (1...9).map { icon.layer("aLayerWithQuiteALongName\($0)") }
    icon.begin()
    for (index, layer) in layers.enumerated() {
      let fade = icon.animation(0.1 + 0.02 * Double(index))
      icon.call(
        .add(fade, to: layer, forKey: Program.opacity),
        "aLayerWithQuiteALongName\(index + 1).add(makeFade(from: 1, to: 0, duration: 0.1 + 0.02 *"
          + " Double(index), timing: .easeInEaseOut), forKey: #keyPath(CALayer.opacity))")
    }
    for (index, layer) in layers.enumerated() {
      icon.call(
        .set(layer, Program.opacity, .number(0.5)),
        "aLayerWithQuiteALongName\(index + 1).opacity = 0.5")
    }
    icon.commit()
    icon.endTurn()
    let order = [0] + Array(11..<19) + [1, 10] + Array(2..<10) + [19]
    return PictureCase(
      name: "crowded", title: "", program: icon.program, ordering: order, world: World())
  }()

  /// Two blocks, and an animation that comes back and repeats.
  static let nested: PictureCase = {
    var icon = PictureProgram("pulse")
    let layer = icon.layer("icon")
    let scale = icon.key("transform.scale")
    let size = icon.layer("badge", [.init(scale, .number(1))])
    let first = icon.block(.set(layer, Program.opacity, .number(1)), "icon.opacity = 1")
    let second = icon.block(.set(layer, Program.opacity, .number(0)), "icon.opacity = 0")
    let pulse = icon.animation(0.2, of: scale, from: .number(1), to: .number(-2.5)) {
      $0.timing.autoreverses = true
      $0.timing.repeatCount = 3
      $0.timingFunction = .easeInEaseOut
    }
    let fade = icon.animation(0.3)
    icon.begin()
    icon.call(.setCompletionBlock(first), "CATransaction.setCompletionBlock { icon.opacity = 1 }")
    icon.call(.add(pulse, to: size, forKey: nil), "badge.add(pulse, forKey: nil)")
    icon.begin()
    icon.call(.setCompletionBlock(second), "CATransaction.setCompletionBlock { icon.opacity = 0 }")
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.commit()
    icon.commit()
    icon.endTurn()
    return PictureCase(name: "nested", title: "", program: icon.program)
  }()
}
