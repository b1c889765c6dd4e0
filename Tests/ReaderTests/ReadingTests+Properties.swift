extension ReadingTests {
  static let properties = [
    ReadingCase(
      name: "a property holds the layer or the animation that it has been set to",
      members: "var badge: CALayer?\nvar fade: CABasicAnimation?",
      body: """
        let dot = CALayer()
        badge = dot
        self.fade = CABasicAnimation(keyPath: "opacity")
        self.fade!.duration = 2
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.badge?.removeFromSuperlayer() }
        badge?.opacity = 0
        self.badge?.add(fade!, forKey: nil)
        CATransaction.commit()
        """,
      turn: ["begin", "completion 0", "dot.opacity = 0", "add fade to dot key nil", "commit"],
      blocks: [["take dot out"]], animations: ["fade opacity 2000ms"]),
    ReadingCase(
      name: "a block sees no property that is set again before it runs",
      members: "var badge: CALayer?",
      body: """
        badge = CALayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.badge?.opacity = 0 }
        badge = CALayer()
        CATransaction.commit()
        """,
      layers: ["badge standalone on screen opacity=badge.opacity"]),
    ReadingCase(
      name: "a constant holds until a call may change it",
      members: "var level: Float = 0",
      body: """
        CATransaction.begin()
        level = 0.5
        layer.opacity = level
        refresh()
        layer.opacity = level
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0.5", "layer.opacity = level", "commit"]),
    ReadingCase(
      name: "a closure that a property holds is run where it is called",
      members: """
        var done: (() -> Void)?
        func finish() { done?() }
        """,
      body: """
        self.done = { self.layer.opacity = 0 }
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.finish() }
        CATransaction.commit()
        """,
      blocks: [["| layer.opacity = 0"]]),
    ReadingCase(
      name: "what observes a property is read along, and so are computed ones",
      members: """
        var level: Float = 0 {
          willSet { layer.zPosition = 1 }
          didSet { layer.opacity = level }
        }
        var left: Float {
          get { 1 - level }
          set { layer.shadowOpacity = newValue }
        }
        var fade: CABasicAnimation {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.duration = 3
          return fade
        }
        """,
      body: """
        CATransaction.begin()
        level = 0.5
        self.left = 0.25
        layer.add(fade, forKey: nil)
        CATransaction.commit()
        """,
      turn: [
        "begin", "| layer.zPosition = 1", "| layer.opacity = 0.5", "| layer.shadowOpacity = 0.25",
        "add fade to layer key nil", "commit",
      ],
      animations: ["fade opacity 3000ms"]),
    ReadingCase(
      name: "a method of the class above is not the method itself",
      body: """
        CATransaction.begin()
        super.animate()
        super.removeFromSuperview()
        layer.opacity = 0
        CATransaction.commit()
        """,
      turn: ["begin", "take layer out", "layer.opacity = 0", "commit"]),
    ReadingCase(
      name: "a mask is a layer",
      body: """
        let hole = CAShapeLayer()
        CATransaction.begin()
        layer.mask = hole
        layer.mask?.opacity = 0
        CATransaction.commit()
        """,
      turn: ["begin", "put hole into the screen", "hole.opacity = 0", "commit"]),
  ]

  static let lists = [
    ReadingCase(
      name: "a loop over a list that the source does not tell is read once",
      body: """
        CATransaction.begin()
        var delay = 0.0
        for dot in dots {
          dot.layer.opacity = Float(delay)
          delay += 0.25
        }
        icons.forEach { $0.layer.zPosition = 1 }
        layer.opacity = Float(delay)
        CATransaction.commit()
        """,
      turn: [
        "begin", "dot.layer.opacity = 0", "one of icons.layer.zPosition = 1",
        "layer.opacity = delay", "commit",
      ],
      assumptions: ["line 6: `dots` holds one element", "`icons` holds one element"]),
    ReadingCase(
      name: "lists that are joined, reversed and filtered",
      body: """
        let a = CALayer()
        let b = CALayer()
        CATransaction.begin()
        zip([a, b], [0.25, 0.5]).forEach { $0.opacity = $1 }
        for layer in [a, b].reversed() { layer.isHidden = true }
        for (layer, level) in zip([a, b], [1, 2]) where level > 1 { layer.opacity = level }
        CATransaction.commit()
        """,
      turn: [
        "begin", "a.opacity = 0.25", "b.opacity = 0.5", "b.hidden = 1", "a.hidden = 1",
        "b.opacity = 2", "commit",
      ]),
    ReadingCase(
      name: "what a delegate or a later turn does again is read once",
      members: """
        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
          layer.opacity = 1
          animate()
        }
        """,
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = self
        layer.add(fade, forKey: nil)
        DispatchQueue.main.async { self.animate() }
        """,
      turn: ["add fade to layer key nil"], blocks: [["| layer.opacity = 1"]],
      later: [["at 0ms"]],
      assumptions: [
        "line 4: `animate()` does the same again, which is not looked at",
        "`DispatchQueue.main.async { self.animate() }` runs after the turn that calls it has committed",
        "line 10: `animate()` does the same again, which is not looked at",
      ]),
    ReadingCase(
      name: "what a closure does again is read once",
      members: "var blink: (() -> Void)?",
      body: """
        blink = { [weak self] in
          UIView.animate(withDuration: 1, animations: { self?.layer.opacity = 0 }) { _ in
            self?.blink?()
          }
        }
        blink?()
        """,
      turn: ["| animate 1000ms then 0", "| layer.opacity = 0", "| end of animate"], blocks: [[]],
      assumptions: ["line 6: the closure does the same again, which is not looked at"]),
    ReadingCase(
      name: "a list that gets a layer leaves it as it is",
      members: "var dots = [CALayer]()",
      body: """
        let dot = CALayer()
        dot.opacity = 0
        dots.append(dot)
        CATransaction.begin()
        let link = CADisplayLink(target: self, selector: #selector(step))
        CATransaction.commit()
        """,
      turn: ["dot.opacity = 0", "begin", "commit"],
      assumptions: [
        "`CADisplayLink(target: self, selector: #selector(step))` does nothing to these layers"
      ]),
    ReadingCase(
      name: "what is tried is taken to succeed",
      body: """
        CATransaction.begin()
        do {
          try load()
          layer.opacity = 0
        } catch { layer.opacity = 1 }
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "commit"], assumptions: ["line 5: nothing is thrown"]),
    ReadingCase(
      name: "numbers are reckoned of what is assumed, and constants are what they are",
      parameters: "length: Double = 0.5",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = length / 2
        fade.repeatCount = HUGE
        fade.beginTime = CACurrentMediaTime() + length
        let group = CAAnimationGroup()
        group.animations = isDim ? [fade] : []
        group.duration = 2 * pause
        layer.add(fade, forKey: nil)
        let part = CABasicAnimation(keyPath: "opacity")
        part.beginTime = length / 5
        group.animations = isDim ? [part] : []
        layer.add(group, forKey: nil)
        """,
      animations: [
        "fade opacity 250ms after 500ms of media time times inf",
        "group group [part opacity 0ms after 100ms] 500ms",
      ],
      assumptions: [
        "`length` is 0.5, its default", "`pause` is 0.25, since the source does not tell",
        "`isDim ? [part] : []` is `[part]`, the first known of its values",
      ]),
    ReadingCase(
      name: "a key that the source does not tell is removed where it has been added",
      body: """
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: Keys.fade.rawValue)
        layer.removeAnimation(forKey: Keys.fade.rawValue)
        """,
      turn: [
        "add CABasicAnimation(keyPath: \"opacity\") to layer key Keys.fade.rawValue",
        "remove Keys.fade.rawValue of layer",
      ]),
  ]
}
