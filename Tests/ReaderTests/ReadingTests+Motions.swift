extension ReadingTests {
  static let timings = [
    ReadingCase(
      name: "the whole of an animation's timing",
      body: """
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.byValue = 1
        spin.duration = 1
        spin.speed = 2
        spin.timeOffset = 0.25
        spin.repeatDuration = 3
        spin.autoreverses = true
        spin.isCumulative = true
        spin.isAdditive = true
        spin.fillMode = .both
        spin.isRemovedOnCompletion = false
        spin.beginTime = CACurrentMediaTime() + 0.5
        spin.timingFunction = CAMediaTimingFunction(name: .easeIn)
        layer.add(spin, forKey: nil)
        """,
      animations: [
        "spin transform.rotation.z by 1 1000ms after 500ms of media time for 3000ms reverses speed 2.0"
          + " offset 250ms both stays pace 0.42 additive cumulative"
      ],
      assumptions: []),
    ReadingCase(
      name: "a timing that the source does not tell is assumed",
      body: """
        let spin = CABasicAnimation(keyPath: "opacity")
        spin.speed = rate
        spin.timeOffset = offset
        spin.isCumulative = adds
        layer.add(spin, forKey: nil)
        """,
      animations: ["spin opacity 0ms"],
      assumptions: [
        "`rate` is 1.0, since the source does not tell",
        "`offset` is 0.0, since the source does not tell",
        "`adds` is false, since the source does not tell",
      ]),
    ReadingCase(
      name: "properties by key, and what was told is told again",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.setValue(0, forKey: "toValue")
        fade.setValue("out", forKey: "kind")
        layer.add(fade, forKey: fade.value(forKey: "kind") as? String)
        style(fade)
        """,
      turn: ["add fade to layer key out"],
      animations: ["fade opacity to 0 0ms"],
      assumptions: ["`style(fade)` leaves `fade` as it is"]),
  ]

  static let motions = [
    ReadingCase(
      name: "keyframes",
      body: """
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 10, layer.opacity, far]
        shake.keyTimes = [0, 0.25, 0.5, 1]
        shake.timingFunctions = [CAMediaTimingFunction(name: .easeIn), .init(name: .linear)]
        shake.calculationMode = .cubic
        shake.duration = 1
        layer.add(shake, forKey: "shake")
        """,
      turn: [
        "read layer.opacity into [0, 10, layer.opacity, far][2]", "add shake to layer key shake",
      ],
      animations: [
        "shake position.x 0-10-$[0, 10, layer.opacity, far][2]-far at [0.0, 0.25, 0.5, 1.0]"
          + " paces [0.42, 0.0] cubic 1000ms"
      ],
      assumptions: []),
    ReadingCase(
      name: "keyframes of which the source does not tell all",
      body: """
        let move = CAKeyframeAnimation(keyPath: "position")
        move.path = path.cgPath
        move.calculationMode = kCAAnimationCubicPaced
        move.rotationMode = .rotateAuto
        layer.add(move, forKey: nil)
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = levels
        fade.keyTimes = times
        fade.calculationMode = mode
        layer.add(fade, forKey: nil)
        let jump = CAKeyframeAnimation(keyPath: "opacity")
        jump.values = [0, 1]
        jump.keyTimes = [0, 1]
        jump.calculationMode = .discrete
        layer.add(jump, forKey: nil)
        """,
      animations: [
        "move position path.cgPath cubicPaced 0ms", "fade opacity levels 0ms",
        "jump opacity 0-1 at [0.0, 1.0] discrete 0ms",
      ],
      assumptions: [
        "`move` stays at one place of its path, which is not known",
        "`rotationMode` of `move` makes no difference",
        "`levels` are all one value, since the source does not tell",
        "the times `times` are even, since the source does not tell any that fit",
        "`mode` is `.linear`, since the source does not tell",
        "`jump` has 2 times instead of 3, so they are even",
      ]),
    ReadingCase(
      name: "a spring, with the duration that it settles in",
      body: """
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = 1
        spring.toValue = 2
        spring.damping = 5
        spring.mass = 0.5
        spring.stiffness = 80
        spring.initialVelocity = 1
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)
        """,
      animations: [
        "spring transform.scale from 1 to 2 1440ms spring 0.5 80.0 5.0 1.0"
      ],
      assumptions: []),
    ReadingCase(
      name: "a group, whose children count from its start",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        let move = CAKeyframeAnimation(keyPath: "position.x")
        move.values = [0, 1].map { NSNumber(value: $0) }
        move.beginTime = 0.5
        move.duration = 0.5
        let group = CAAnimationGroup()
        group.animations = [fade]
        group.animations! += [move]
        fade.duration = 1
        group.duration = 2
        group.fillMode = .forwards
        group.beginTime = CACurrentMediaTime()
        layer.add(group, forKey: "both")
        """,
      turn: ["add group to layer key both"],
      layers: ["layer viewBacked on screen opacity=layer.opacity position.x=layer.position.x"],
      animations: [
        "group group [fade opacity to 0 1000ms] [move position.x 0-1 500ms after 500ms]"
          + " 2000ms after 0ms of media time forwards"
      ],
      assumptions: []),
    ReadingCase(
      name: "groups within groups, each with its own timing",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        let inner = CAAnimationGroup()
        inner.animations = [fade]
        inner.duration = 1
        inner.beginTime = 0.5
        inner.repeatCount = 2
        inner.fillMode = .forwards
        let spin = CABasicAnimation(keyPath: "zPosition")
        spin.byValue = 1
        let outer = CAAnimationGroup()
        outer.animations = [inner, spin]
        outer.duration = 3
        layer.add(outer, forKey: nil)
        """,
      animations: [
        "outer group [inner group [fade opacity to 0 0ms] 1000ms after 500ms times 2.0 forwards]"
          + " [spin zPosition by 1 0ms] 3000ms"
      ],
      assumptions: []),
    ReadingCase(
      name: "value functions make numbers parts of a transform",
      body: """
        let spin = CABasicAnimation(keyPath: "transform")
        spin.valueFunction = CAValueFunction(name: .rotateZ)
        spin.toValue = 3
        layer.add(spin, forKey: "spin")
        spin.valueFunction = CAValueFunction(name: kCAValueFunctionTranslateX)
        layer.add(spin, forKey: "move")
        spin.valueFunction = nil
        layer.add(spin, forKey: "all")
        """,
      animations: [
        "spin transform.rotation.z to 3 0ms", "spin transform.translation.x to 3 0ms",
        "spin transform to 3 0ms",
      ],
      assumptions: []),
    ReadingCase(
      name: "animations that are put into an array one by one",
      body: """
        var all: [CAAnimation] = []
        for key in ["opacity", "zPosition"] {
          let part = CABasicAnimation(keyPath: key)
          part.toValue = 0
          all.append(part)
        }
        let group = CAAnimationGroup()
        group.animations = all
        layer.add(group, forKey: nil)
        """,
      animations: ["group group [part opacity to 0 0ms] [part zPosition to 0 0ms] 0ms"]),
    ReadingCase(
      name: "a transition has a key of its own",
      body: """
        let change = CATransition()
        change.type = .fade
        change.duration = 0.5
        layer.add(change, forKey: "mine")
        layer.contents = image
        """,
      turn: ["add change to layer key transition", "layer.contents = image"],
      animations: ["change transition 500ms"]),
  ]
}
