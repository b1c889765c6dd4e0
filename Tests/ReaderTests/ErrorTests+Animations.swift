extension ErrorTests {
  private static func fade(_ body: String, _ kind: String = "CABasicAnimation") -> String {
    "let a = \(kind)(keyPath: \"opacity\")\n\(body)\nview.layer.add(a, forKey: nil)"
  }

  static let animations = [
    ErrorCase(
      body: "a speed without measure", line: 3, fade("a.speed = 1 / 0"),
      message: "such a `speed` of an animation is not modelled"),
    ErrorCase(
      body: "an offset into the past", line: 3, fade("a.timeOffset = -1"),
      message: "such a `timeOffset` of an animation is not modelled"),
    ErrorCase(
      body: "a value function that is not known", line: 4,
      fade("a.valueFunction = CAValueFunction(name: .shear)"),
      message: "no value function that is known is called `CAValueFunction(name: .shear)`"),
    ErrorCase(
      body: "a spring without mass", line: 3, fade("a.mass = 0", "CASpringAnimation"),
      message: "no spring has this `mass`"),
    ErrorCase(
      body: "a spring by its feel", line: 2,
      "let a = CASpringAnimation(perceptualDuration: 1, bounce: 0)\nview.layer.add(a, forKey: nil)",
      message: "this way to create a CASpringAnimation is not modelled"),
    ErrorCase(
      body: "keyframes without values", line: 4, fade("a.duration = 1", "CAKeyframeAnimation"),
      message: "`a` has no values that the source tells"),
    ErrorCase(
      body: "a group without animations", line: 4,
      "let g = CAAnimationGroup()\ng.animations = parts\nview.layer.add(g, forKey: nil)",
      message: "`g` has no animations that the source tells"),
    ErrorCase(
      body: "a group that holds itself", line: 5,
      """
      let g = CAAnimationGroup()
      let h = CAAnimationGroup()
      (g.animations, h.animations) = ([h], [g])
      view.layer.add(g, forKey: nil)
      """, message: "holds itself, or too many groups"),
    ErrorCase(
      body: "a transition in a group", line: 5,
      """
      let g = CAAnimationGroup()
      let t = CATransition()
      g.animations = [t]
      view.layer.add(g, forKey: nil)
      """, message: "a CATransition within a group is not modelled"),
    ErrorCase(
      body: "a child that begins at a time of the world", line: 6,
      """
      let g = CAAnimationGroup()
      let a = CABasicAnimation(keyPath: "opacity")
      a.beginTime = CACurrentMediaTime() + 1
      g.animations = [a]
      view.layer.add(g, forKey: nil)
      """, message: "`a` is in a group, so its `beginTime` counts from the group's start"),
    ErrorCase(
      body: "a property animator", line: 3,
      "view.layer.opacity = 0\nlet a = UIViewPropertyAnimator(duration: 1, curve: .linear)"
        + "\nview.layer.add(a, forKey: nil)",
      message: "UIViewPropertyAnimator is not modelled"),
    ErrorCase(
      body: "animations of the Mac", line: 3,
      "CATransaction.begin()\nNSAnimationContext.runAnimationGroup { _ in view.alpha = 0 }",
      message: "NSAnimationContext is not modelled"),
    ErrorCase(
      body: "an animator of the Mac", line: 3,
      "CATransaction.begin()\nview.animator().alphaValue = 0",
      message: "`animator()` is not modelled"),
    ErrorCase(
      file: "a delegate with a condition",
      """
      class Card: UIView {
        func animate() {
          let a = CABasicAnimation(keyPath: "opacity")
          a.delegate = self
          layer.add(a, forKey: nil)
        }
      }
      extension Card: CAAnimationDelegate {
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
          if anim == layer.animation(forKey: "x") { layer.opacity = 0 }
        }
      }
      """, function: "animate", line: 10,
      message: "what depends on `if anim == layer.animation(forKey: \"x\")` cannot be read yet"),
    ErrorCase(
      body: "a view's spring without measure", line: 2,
      """
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1 / 0, initialSpringVelocity: 0,
        options: []) { view.alpha = 0 }
      """, message: "such a spring of a view animation is not modelled"),
    ErrorCase(
      body: "what an interrupted view animation lets run later", line: 2,
      """
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished in
        if !finished { UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in
          DispatchQueue.main.async { view.alpha = 0 }
        } }
      }
      """, message: "what a completion lets run later where its animations have not finished"),
    ErrorCase(
      body: "a view animation of another form", line: 3,
      "view.layer.removeAllAnimations()\nUIView.animate(springDuration: 1) { view.alpha = 0 }"
        + "\nUIView.animate(withDuration: 1) {}",
      message: "this form of `UIView.animate` is not modelled"),
    ErrorCase(
      body: "a view animation in another's closure", line: 2,
      "run { UIView.animate(withDuration: 1) { view.alpha = 0 } }",
      message: "a closure given to a call that is not known holds a part of a transaction"),
  ]

  static let turns = [
    ErrorCase(
      body: "a timer that repeats", line: 3,
      "CATransaction.begin()\nTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      message: "a timer that repeats is not modelled"),
    ErrorCase(
      body: "a later turn that depends", line: 3,
      "CATransaction.begin()\nif view.isHidden { DispatchQueue.main.async { view.tag = 1 } }",
      message: "`if view.isHidden` cannot be read yet"),
    ErrorCase(
      body: "a delay within a block", line: 3,
      """
      CATransaction.begin()
      CATransaction.setCompletionBlock { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }
      """, message: "lets run later cannot be read yet"),
    ErrorCase(
      body: "a thread within a thread", line: 4,
      """
      CATransaction.begin()
      DispatchQueue.global().async {
        DispatchQueue.global().async { view.layer.opacity = 1 }
      }
      """, message: "what a block, a delegate, another thread or an interruption lets run later"),
    ErrorCase(
      body: "a delay within a thread", line: 4,
      """
      CATransaction.begin()
      Thread.detachNewThread {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { view.layer.opacity = 1 }
      }
      """, message: "lets run later cannot be read yet"),
    ErrorCase(
      body: "a task whose thread is not known", line: 3,
      "CATransaction.begin()\nTask { CATransaction.setDisableActions(true) }",
      message: "a closure given to a call that is not known holds a part of a transaction"),
    ErrorCase(
      body: "a task that waits", line: 3,
      "CATransaction.begin()\nTask { @MainActor in await load(); CATransaction.flush() }",
      message: "a closure given to a call that is not known holds a part of a transaction"),
    ErrorCase(
      body: "a queue that hands its work on", line: 4,
      """
      let queue = DispatchQueue(label: "main", target: .main)
      CATransaction.begin()
      queue.async { CATransaction.commit() }
      """, message: "a closure given to a call that is not known holds a part of a transaction"),
    ErrorCase(
      body: "two later turns without an order", line: 4,
      """
      CATransaction.begin()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
      CATransaction.setCompletionBlock { DispatchQueue.main.async {} }
      """, message: "whether this runs before or after another later turn cannot be read"),
    ErrorCase(
      body: "turns without an end", line: 3,
      """
      CATransaction.begin()
      func again() { DispatchQueue.main.async { again() } }
      again()
      """, message: "more than 20 later turns cannot be read"),
    ErrorCase(
      body: "an interruption by nobody", line: 3,
      "CATransaction.begin()\n// flickerproof: interrupt nobody",
      message: "`interrupt nobody` names no function of the same type"),
    ErrorCase(
      body: "a switch with a break", line: 3,
      "CATransaction.begin()\nswitch view.tag { case 1: view.layer.opacity = 1 default: break }",
      message: "`switch view.tag` cannot be read yet"),
    ErrorCase(
      body: "a switch that breaks first", line: 3,
      "CATransaction.begin()\nswitch view.tag { case 1: break default: view.layer.opacity = 1 }",
      message: "`switch view.tag` cannot be read yet"),
    ErrorCase(
      body: "a switch that falls through", line: 4,
      """
      let mode = 1
      CATransaction.begin()
      switch mode { case 1: view.layer.opacity = 1; fallthrough default: view.layer.opacity = 0 }
      """,
      message: "`switch mode` cannot be read yet"),
    ErrorCase(
      file: "a method that does more than answer for actions",
      """
      final class Card: UIView {
        func animate() {
          CATransaction.begin()
          layer.opacity = 0
        }
        override func action(for layer: CALayer, forKey event: String) -> CAAction? {
          layer.zPosition = 1
          return NSNull()
        }
      }
      """, line: 6, message: "`action(for:forKey:)` does more than answer"),
    ErrorCase(
      body: "an exit from a loop", line: 4,
      """
      let isLast = true
      CATransaction.begin()
      for item in [1, 2] { if isLast { break }
        view.layer.zPosition = 1
      }
      """, message: "where `if isLast` leads to cannot be read yet"),
  ]
}
