import UIKit

/// A badge on its own layer, which fades out in half a second.
///
/// The usual idiom against implicit animations is an `actions` dictionary that holds `NSNull`. It helps
/// only what is set after it: `flickerproof prove Examples/SilentFade.swift` says so.
final class BadgeController: UIViewController {
  private let badge = CALayer()

  // flickerproof: standalone badge
  // flickerproof: onScreen badge
  // flickerproof: start badge.opacity = 1
  func fadeOut() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.5

    CATransaction.begin()
    badge.actions = ["opacity": NSNull()]
    badge.add(fade, forKey: nil)
    badge.opacity = 0
    CATransaction.commit()
  }
}
