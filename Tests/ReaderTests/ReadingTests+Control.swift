extension ReadingTests {
  static let helpers = [
    ReadingCase(
      name: "helpers are read along, with labels, defaults and tuples",
      members: """
        func make(_ host: UIView, dimmed level: Float = 0.5) -> (front: CALayer, (CALayer, Int))? {
          guard host.isUserInteractionEnabled else { return nil }
          let front = CALayer()
          let back = CALayer()
          front.opacity = level
          return (front, (back, 3))
        }
        """,
      body: """
        CATransaction.begin()
        guard let (a, (b, _)) = make(self) else { return }
        let pair = make(other, dimmed: 0.25)!
        a.opacity = 0
        b.opacity = 0
        pair.front.opacity = 1
        pair.1.0.opacity = 1
        CATransaction.commit()
        """,
      turn: [
        "begin", "| a.opacity = 0.5", "| front.opacity = 0.25", "a.opacity = 0", "b.opacity = 0",
        "front.opacity = 1", "back.opacity = 1", "commit",
      ]),
    ReadingCase(
      name: "a helper that returns different constants returns something unknown",
      members: """
        func level() -> Float { if isDim { return 0.5 }
          return 1 }
        var full: Float { 1 }
        func half() -> Float { 0.5 }
        """,
      body: """
        CATransaction.begin()
        layer.opacity = level()
        layer.opacity = half()
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = level()", "layer.opacity = 0.5", "commit"]),
    ReadingCase(
      name: "local functions and closures are helpers too",
      body: """
        let dim = { (target: CALayer) in target.opacity = 0 }
        func bright(_ target: CALayer) { target.opacity = 1 }
        CATransaction.begin()
        dim(layer)
        bright(layer)
        CATransaction.commit()
        """,
      turn: ["begin", "| layer.opacity = 0", "| layer.opacity = 1", "commit"]),
    ReadingCase(
      name: "a trailing closure passes over parameters that have defaults",
      members: """
        func quietly(for duration: Double = 0.5, _ work: () -> Void) {
          CATransaction.setAnimationDuration(duration)
          work()
        }
        """,
      body: """
        CATransaction.begin()
        quietly { layer.opacity = 0 }
        CATransaction.commit()
        """,
      turn: ["begin", "| duration 500ms", "| layer.opacity = 0", "commit"]),
    ReadingCase(
      name: "self by another name is still self",
      members: """
        let level = 0.5
        func dim() { layer.opacity = 0 }
        """,
      body: """
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
          guard let strongSelf = self else { return }
          strongSelf.layer.opacity = strongSelf.level
          strongSelf.dim()
          self?.dim()
        }
        CATransaction.commit()
        """,
      blocks: [["layer.opacity = 0.5", "| layer.opacity = 0", "| layer.opacity = 0"]]),
    ReadingCase(
      name: "a property is read when a helper gets it",
      members: """
        func copy(_ level: Float) {
          layer.opacity = 0
          other.layer.opacity = level
        }
        """,
      body: """
        CATransaction.begin()
        copy(layer.opacity)
        CATransaction.commit()
        """,
      turn: [
        "begin", "| read layer.opacity into level", "| layer.opacity = 0",
        "| other.layer.opacity = $level", "commit",
      ]),
    ReadingCase(
      name: "closures see variables as they are when they run, and change them",
      body: """
        var level = 0.25
        let apply = { self.layer.opacity = level }
        let reset = { level = 1 }
        CATransaction.begin()
        level = 0.5
        apply()
        reset()
        layer.opacity = level
        CATransaction.commit()
        """,
      turn: ["begin", "| layer.opacity = 0.5", "layer.opacity = 1", "commit"]),
    ReadingCase(
      name: "a variable that somebody else may change is unknown, one that a block changes is not",
      body: """
        var level = 0.25
        var other = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock { other = 1 }
        queue.sync { level = 0.5 }
        layer.opacity = level
        layer.opacity = other
        CATransaction.commit()
        """,
      turn: [
        "begin", "completion 0", "layer.opacity = level", "layer.opacity = 0.5", "commit",
      ]),
    ReadingCase(
      name: "a variable that a condition changes is unknown",
      body: """
        var level = 0.25
        if isDim { level = 0.5 }
        CATransaction.begin()
        layer.opacity = level
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = level", "commit"]),
    ReadingCase(
      name: "functions of another type are called by its name",
      members: "enum Fades { static func add(to host: CALayer) { host.opacity = 0.5 } }",
      body: """
        CATransaction.begin()
        Fades.add(to: layer)
        CATransaction.commit()
        """,
      turn: ["begin", "| layer.opacity = 0.5", "commit"]),
  ]

  static let control = [
    ReadingCase(
      name: "optional bindings are taken",
      body: """
        CATransaction.begin()
        if let host = icon?.layer, let first = host.sublayers?.first {
          host.opacity = 0
          first.opacity = 0
        }
        CATransaction.commit()
        """,
      turn: ["begin", "host.opacity = 0", "first.opacity = 0", "commit"]),
    ReadingCase(
      name: "control flow without operations is passed over",
      body: """
        var count = 0
        for view in subviews where view.isHidden { count += 1 }
        switch count { case 0: print("none"); default: break }
        while count > 3 { count -= 1 }
        if !isAnimated { return }
        CATransaction.begin()
        do { layer.opacity = Float(count) }
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = count", "commit"]),
    ReadingCase(
      name: "an early exit is not taken",
      body: """
        if !isAnimated {
          layer.opacity = 1
          return
        }
        CATransaction.begin()
        layer.opacity = 0
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "commit"]),
    ReadingCase(
      name: "loops over a list are unrolled",
      body: """
        let a = CALayer()
        let b = CALayer()
        CATransaction.begin()
        for (layer, level) in [(a, 0), (b, 1)] { layer.opacity = level }
        [a, b].forEach { $0.isHidden = true }
        for layer in [a, b] {
          layer.removeAllAnimations()
        }
        CATransaction.commit()
        """,
      turn: [
        "begin", "a.opacity = 0", "b.opacity = 1", "a.hidden = 1", "b.hidden = 1",
        "remove all of a", "remove all of b", "commit",
      ]),
    ReadingCase(
      name: "the first branch of a conditional compilation is read",
      body: """
        CATransaction.begin()
        #if os(iOS)
        layer.opacity = 0
        #else
        layer.opacity = 1
        #endif
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "commit"]),
  ]

  static let calls = [
    ReadingCase(
      name: "views in the tree",
      members: "var icon = UIView()",
      body: """
        let card = UIView()
        addSubview(card)
        icon.addSubview(card)
        icon.addSubview(other)
        CATransaction.begin()
        card.layer.opacity = 0
        icon.layer.opacity = 0
        card.removeFromSuperview()
        CATransaction.commit()
        """,
      turn: [
        "put card.layer into the screen", "put card.layer into icon.layer", "begin",
        "card.layer.opacity = 0", "icon.layer.opacity = 0", "take card.layer out", "commit",
      ],
      layers: [
        "card.layer viewBacked new", "icon.layer viewBacked on screen opacity=icon.layer.opacity",
      ]),
    ReadingCase(
      name: "unknown calls that get a layer may change it",
      body: """
        let dot = CALayer()
        CATransaction.begin()
        dot.opacity = 0
        decorate(dot)
        dot.layoutIfNeeded()
        Fader.fade(for: 1) { dot.opacity = 1 }
        print("nothing", view.bounds)
        super.layoutSubviews()
        if isDebug { inspect(dot) }
        CATransaction.commit()
        """,
      turn: [
        "begin", "dot.opacity = 0", "| call with dot", "| call with dot", "| call with dot",
        "| call with dot", "commit",
      ]),
    ReadingCase(
      name: "unknown calls are known to change a layer that is met only later",
      body: """
        CATransaction.begin()
        Fader.fade(for: 1) { icon.layer.opacity = 0 }
        if isDebug { inspect(icon) }
        icon.layer.opacity = 1
        CATransaction.commit()
        """,
      turn: [
        "begin", "| call with icon.layer", "| call with icon.layer", "icon.layer.opacity = 1",
        "commit",
      ]),
    ReadingCase(
      name: "a view that is given away gives its layer away",
      body: """
        CATransaction.begin()
        icon.layer.opacity = 0
        decorate(icon)
        decorate(other)
        UIView.performWithoutAnimation { icon.layer.opacity = 1 }
        CATransaction.commit()
        """,
      turn: [
        "begin", "icon.layer.opacity = 0", "| call with icon.layer", "| views animate false",
        "| icon.layer.opacity = 1", "| views animate true", "commit",
      ]),
  ]
}
