extension Fixture {
  /// A source with something of everything that the reader knows.
  static let everything = """
    final class Card: UIView, CAAnimationDelegate {
      let badge = CALayer()
      // flickerproof: interrupt hide
      func show(animated: Bool = true, pause: Double = 1) {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.damping = 5
        spring.duration = spring.settlingDuration
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 10, 0]
        shake.keyTimes = [0, 0.5, 1]
        shake.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        shake.calculationMode = .cubic
        var parts: [CAAnimation] = [spring]
        parts.append(shake)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        let inner = CAAnimationGroup()
        inner.animations = [turn]
        parts.append(inner)
        let group = CAAnimationGroup()
        group.animations = parts
        group.speed = 2
        group.timeOffset = 0.1
        group.delegate = Remover(of: badge) { [weak self] done in if done { self?.hide() } }
        badge.actions = ["opacity": NSNull(), kCAOnOrderIn: CATransition()]
        badge.delegate = Quiet()
        CATransaction.begin()
        CATransaction.setCompletionBlock { DispatchQueue.main.async { self.alpha = 0.5 } }
        badge.add(group, forKey: "group")
        badge.add(CATransition(), forKey: nil)
        CATransaction.commit()
        UIView.animate(withDuration: pause, delay: 0, options: [.curveLinear, .autoreverse]) {
          self.alpha = 1
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
            options: .overrideInheritedDuration) { self.center = .zero }
        } completion: { finished in
          guard finished, animated else { return }
          UIView.performWithoutAnimation { self.alpha = 0 }
        }
      }
      func rest() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.setValue("out", forKey: "kind")
        fade.delegate = self
        badge.add(fade, forKey: "fade")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { self.hide() }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.hide() }
        perform(#selector(hide), with: nil, afterDelay: 2)
      }
      @objc func hide() { badge.opacity = 0 }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if let kind = anim.value(forKey: "kind") as? String, kind == "out", !flag { hide() }
      }
    }
    final class Quiet: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> CAAction? {
        switch event {
        case "position": return CABasicAnimation(keyPath: event)
        default: return event == "bounds" ? NSNull() : nil
        }
      }
    }
    final class Remover: NSObject, CAAnimationDelegate {
      weak var target: CALayer?
      private let then: (Bool) -> Void
      init(of target: CALayer, then: @escaping (Bool) -> Void) {
        self.target = target
        self.then = then
      }
      func animationDidStop(_ anim: CAAnimation, finished: Bool) {
        target?.removeFromSuperlayer()
        then(finished)
      }
    }
    """
}
