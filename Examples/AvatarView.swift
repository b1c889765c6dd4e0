import UIKit

/// A view whose picture is decoded on another thread, while a placeholder fades out.
///
/// The fade is safe. But that thread has no run loop, so nothing commits the picture that it sets: the
/// old one stays until the main thread changes the same layer. `begin` and `commit` around the set
/// would show it.
final class AvatarView: UIView {
  private let avatar = CALayer()
  private let placeholder = CALayer()

  // flickerproof: onScreen avatar, placeholder
  // flickerproof: standalone avatar, placeholder
  // flickerproof: start placeholder.opacity = 1
  func show(contentsOfFile path: String) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.3
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    placeholder.opacity = 0
    placeholder.add(fade, forKey: "opacity")
    CATransaction.commit()
    DispatchQueue.global(qos: .userInitiated).async {
      self.avatar.contents = UIImage(contentsOfFile: path)?.cgImage
    }
  }
}
