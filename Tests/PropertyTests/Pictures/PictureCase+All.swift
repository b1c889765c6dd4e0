import OrderingModel
import Theorems

extension PictureCase {
  /// One run of each kind that looks different.
  static let all =
    shown + [early, never, hidden, nothingHappens, longest, shortest, crowded, nested]

  /// Those that the documents show, besides the dissolve.
  static let shown = [flash, twoPictures, covered, leap, notKnown, elsewhere]

  static let early = PictureCase(
    name: "early", title: "A completion block is set after the animation that it is meant for",
    program: TabIconDissolve().program, ordering: [0, 2, 1] + Array(3..<11))

  static let never = PictureCase(
    name: "never", title: "A completion block stands before the transaction that it is meant for",
    program: TabIconDissolve().program, ordering: [1, 0] + Array(2..<11))

  static let flash: PictureCase = {
    var icon = PictureProgram("fadeOut")
    let layer = icon.layer("icon")
    let fade = icon.animation(0.5)
    let block = icon.block(.set(layer, Program.opacity, .number(0)), "icon.opacity = 0")
    icon.begin()
    icon.disableActions()
    icon.call(.setCompletionBlock(block), "CATransaction.setCompletionBlock { icon.opacity = 0 }")
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.commit()
    icon.endTurn()
    return PictureCase(
      name: "flash", title: "The end value is set where the animation has ended already",
      program: icon.program)
  }()

  static let twoPictures: PictureCase = {
    var icon = PictureProgram("fadeOut")
    let layer = icon.layer("icon")
    let fade = icon.animation(0.5)
    icon.begin()
    icon.disableActions()
    icon.call(.set(layer, Program.opacity, .number(0)), "icon.opacity = 0")
    icon.commit()
    icon.begin()
    icon.call(.add(fade, to: layer, forKey: Program.opacity), "icon.add(fade, forKey: \"opacity\")")
    icon.commit()
    icon.endTurn()
    return PictureCase(
      name: "two-pictures", title: "The end value is committed before the animation is",
      program: icon.program)
  }()

  static let covered: PictureCase = {
    var icon = PictureProgram("fadeOut")
    let layer = icon.layer("icon")
    let fade = icon.animation(0.15)
    icon.begin()
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.call(.set(layer, Program.opacity, .number(0)), "icon.opacity = 0")
    icon.commit()
    icon.endTurn()
    return PictureCase(
      name: "covered", title: "An implicit animation lies over the explicit one",
      program: icon.program)
  }()

  static let leap: PictureCase = {
    var ring = PictureProgram("hold")
    let (rotation, speed) = (ring.key("transform.rotation.z"), ring.key("speed"))
    let layer = ring.layer("ring", [.init(rotation, .number(0))])
    let turn = ring.animation(2, of: rotation, from: .number(0), to: .number(6.283)) {
      $0.timing.repeatCount = .infinity
    }
    ring.begin()
    ring.call(.add(turn, to: layer, forKey: nil), "ring.add(turn, forKey: nil)")
    ring.commit()
    ring.endTurn()
    ring.call(.set(layer, speed, .number(0)), "ring.speed = 0")
    ring.endTurn(.at(.seconds(1.2)))
    return PictureCase(
      name: "leap", title: "A layer's clock is stopped and not told at which time",
      program: ring.program)
  }()

  static let notKnown: PictureCase = {
    var icon = PictureProgram("move")
    let position = icon.key("position")
    let (here, point) = (icon.symbol("icon.position"), icon.symbol("point"))
    let layer = icon.layer("icon", [.init(position, here)])
    let move = icon.animation(0.5, of: position, from: .value(here), to: .value(point))
    icon.begin()
    icon.call(.add(move, to: layer, forKey: nil), "icon.add(move, forKey: nil)")
    icon.commit()
    icon.endTurn()
    return PictureCase(
      name: "not-known", title: "The source does not tell whether two values are the same",
      program: icon.program, world: World())
  }()

  static let elsewhere: PictureCase = {
    var icon = PictureProgram("fadeOut")
    let layer = icon.layer("icon")
    let fade = icon.animation(0.5)
    icon.begin()
    icon.disableActions()
    icon.call(.set(layer, Program.opacity, .number(0)), "icon.opacity = 0")
    icon.call(.add(fade, to: layer, forKey: nil), "icon.add(fade, forKey: nil)")
    icon.commit()
    icon.endTurn()
    let radius = icon.key("cornerRadius")
    icon.begin()
    icon.call(.set(layer, radius, .number(4)), "icon.cornerRadius = 4")
    icon.commit()
    icon.endTurn(.anyTime, on: .background)
    return PictureCase(
      name: "elsewhere", title: "Another thread commits the layer while it is half changed",
      program: icon.program)
  }()
}
