import UIKit

/// A ring that turns for ever, and can be held where it is.
///
/// `flickerproof prove Examples/PausableRing.swift` tries `hold` and `go` at every moment. Without the
/// line that sets `timeOffset`, the ring leaps back when it is held.
final class PausableRing: UIView {
  func startTurning() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 2
    turn.repeatCount = .infinity
    CATransaction.begin()
    layer.add(turn, forKey: "turn")
    CATransaction.commit()
    // flickerproof: start layer.transform.rotation.z = 0
    // flickerproof: interrupt hold
    // flickerproof: interrupt go
  }

  /// Stops the layer's clock at the time that it shows.
  func hold() {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = now
  }

  /// Lets the clock go on from there.
  func go() {
    let held = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held
  }
}
