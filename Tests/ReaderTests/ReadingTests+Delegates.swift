extension ReadingTests {
  private static func delegate(_ body: String, _ rest: String = "") -> String {
    """
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    \(body)
    }
    \(rest)
    """
  }

  private static let fade = """
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.delegate = self
    layer.add(fade, forKey: "fade")
    """

  static let delegates = [
    ReadingCase(
      name: "a delegate that does not look at the flag does the same in any case",
      members: delegate("layer.opacity = 0"),
      body: fade,
      blocks: [["| layer.opacity = 0"]],
      animations: ["fade opacity to 0 0ms then 0 or 0"],
      assumptions: []),
    ReadingCase(
      name: "a delegate that looks at the flag",
      members: delegate(
        """
        guard flag else { return }
        if !flag { layer.removeAllAnimations() } else { layer.opacity = 0 }
        """),
      body: fade,
      blocks: [["| layer.opacity = 0"]],
      animations: ["fade opacity to 0 0ms then 0 or nothing"]),
    ReadingCase(
      name: "a delegate with two ways",
      members: delegate(
        "if flag && true { layer.opacity = 0 } else if flag == false { layer.opacity = 1 }"),
      body: fade,
      blocks: [["| layer.opacity = 0"], ["| layer.opacity = 1"]],
      animations: ["fade opacity to 0 0ms then 0 or 1"]),
    ReadingCase(
      name: "a delegate knows its animations by the values that they carry",
      members: delegate(
        """
        if anim.value(forKey: "kind") as? String == "in" { layer.opacity = 1 }
        if let kind = anim.value(forKey: "kind") as? String, kind == "out" { layer.opacity = 0 }
        if let next = anim.value(forKey: "next") { layer.opacity = 2 }
        """),
      body: fade.replacing(
        "layer.add", with: "fade.setValue(\"out\", forKey: \"kind\")\nlayer.add"),
      blocks: [["| layer.opacity = 0"]]),
    ReadingCase(
      name: "a delegate that adds an animation with itself as the delegate",
      members: delegate(fade),
      body: fade,
      blocks: [["| add fade to layer key fade"]],
      animations: ["fade opacity to 0 0ms", "fade opacity to 0 0ms then 0 or 0"],
      assumptions: [
        "what the delegate adds when an animation stops, it does not hear of again: `fade`"
      ]),
    ReadingCase(
      name: "a delegate of another type, with what it was created with",
      members: """
        final class Remover: NSObject, CAAnimationDelegate {
          weak var target: CALayer?
          private let then: (Bool) -> Void
          init(of target: CALayer, then: @escaping (Bool) -> Void) {
            self.target = target
            self.then = then
          }
          func animationDidStart(_ anim: CAAnimation) { started = true }
          func animationDidStop(_ anim: CAAnimation, finished: Bool) {
            target?.removeFromSuperlayer()
            then(finished)
          }
        }
        """,
      body: """
        let dot = CALayer()
        layer.addSublayer(dot)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = Remover(of: dot) { [weak self] done in
          if done { self?.layer.opacity = 0 }
        }
        dot.add(fade, forKey: nil)
        """,
      blocks: [["| take dot out", "| layer.opacity = 0"], ["| take dot out"]],
      animations: ["fade opacity 0ms then 0 or 1"],
      assumptions: ["`animationDidStart` does nothing to these layers when `fade` starts"]),
    ReadingCase(
      name: "a delegate of a type without an initialiser, by its property",
      members: """
        let relay = Relay()
        final class Relay: NSObject, CAAnimationDelegate {
          var end: (() -> Void)?
          let layer: CALayer
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { layer.opacity = 1 }
        }
        """,
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = relay
        layer.add(fade, forKey: nil)
        """,
      blocks: [["| relay.layer.opacity = 1"]]),
    ReadingCase(
      name: "a delegate that nobody knows",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = other
        layer.add(fade, forKey: nil)
        fade.delegate = nil
        layer.add(fade, forKey: nil)
        """,
      blocks: [],
      assumptions: ["the delegate of `fade` does nothing to these layers"]),
  ]

  static let conditions = [
    ReadingCase(
      name: "what the source tells decides",
      members: """
        static let isPlain = false
        func show(_ level: Float, animated: Bool = true, then: (() -> Void)? = nil) {
          if !animated || Self.isPlain {
            layer.opacity = level
            return
          }
          guard level > 0, animated != false else { return }
          layer.opacity = 0.5
          if let then { then() } else { layer.opacity = 0.75 }
        }
        """,
      body: """
        CATransaction.begin()
        show(1)
        show(0)
        show(2, animated: false)
        show(3) { self.layer.zPosition = 1 }
        CATransaction.commit()
        """,
      turn: [
        "begin", "| layer.opacity = 0.5", "| layer.opacity = 0.75", "| layer.opacity = 2",
        "| layer.opacity = 0.5", "| layer.zPosition = 1", "commit",
      ],
      assumptions: []),
    ReadingCase(
      name: "variables that change before a block runs are unknown in it",
      body: """
        var level = 0.25
        var other = 0.25
        var third = 0.25
        level = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          layer.opacity = level
          layer.opacity = other
          layer.opacity = third
        }
        other = 1
        change(&third)
        layer.opacity = third
        CATransaction.commit()
        """,
      turn: ["begin", "completion 0", "layer.opacity = third (2)", "commit"],
      blocks: [["layer.opacity = 0.5", "layer.opacity = other", "layer.opacity = third"]]),
    ReadingCase(
      name: "a view's properties are those of its layer",
      body: """
        CATransaction.begin()
        card.layer.zPosition = 1
        card.alpha = 0
        let before = card.alpha
        card.frame = box
        other.alpha = card.alpha
        layer.opacity = before
        CATransaction.commit()
        """,
      turn: [
        "begin", "card.layer.zPosition = 1", "card.layer.opacity = 0",
        "read card.layer.opacity into before", "card.layer.frame = box",
        "layer.opacity = $before", "commit",
      ]),
    ReadingCase(
      name: "where a body may end early, it is taken not to",
      body: """
        guard isReady, let old = before else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
          guard let self else { return }
          if self.isBusy { return }
          self.layer.opacity = 1
        }
        guard isReady else { return }
        switch mode { case .idle: return default: break }
        CATransaction.commit()
        """,
      blocks: [["layer.opacity = 1"]],
      assumptions: [
        "line 8: `if self.isBusy` does not hold", "line 11: `guard isReady` holds",
        "line 12: `switch mode` does not end what it stands in",
      ]),
    ReadingCase(
      name: "the system is new",
      body: """
        guard #available(iOS 13, *) else { return }
        CATransaction.begin()
        if #unavailable(iOS 14) { layer.opacity = 0 } else { layer.opacity = 1 }
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 1", "commit"],
      assumptions: [
        "the system is new enough for `#available(iOS 13, *)`",
        "the system is new enough for `#unavailable(iOS 14)`",
      ]),
    ReadingCase(
      name: "what somebody runs runs at once",
      body: """
        CATransaction.begin()
        layer.opacity = 0
        queue.async { layer.opacity = 1 }
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "| call with layer", "commit"],
      assumptions: [
        "`queue.async { layer.opacity = 1 }` runs what it is given at once, or never"
      ]),
    ReadingCase(
      name: "an array that grows",
      body: """
        var hosts = [a.layer]
        hosts.append(b.layer)
        CATransaction.begin()
        hosts.forEach { $0.opacity = 0 }
        for host in hosts + [layer] { host.opacity = 1 }
        CATransaction.commit()
        """,
      turn: [
        "begin", "a.layer.opacity = 0", "b.layer.opacity = 0", "a.layer.opacity = 1",
        "b.layer.opacity = 1", "layer.opacity = 1", "commit",
      ]),
  ]
}
