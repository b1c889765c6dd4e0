import UIKit

/// A tab bar controller whose icons dissolve from one state to the other when a tab is tapped.
///
/// UIKit swaps the picture of a tab at once, within the turn of the tap. Two layers of our own, put
/// beneath the tab's image layer while that is transparent, fade across instead.
final class DissolvingTabBarController: UITabBarController, UITabBarControllerDelegate {
  private static let duration: CFTimeInterval = 0.15

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  // `didSelect` would be too late: the new picture would show before the dissolve begins.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let next = viewControllers?.firstIndex(of: viewController), next != selectedIndex {
      dissolveIcons(from: selectedIndex, to: next)
    }
    return true
  }

  // The names of UIKit's pictures: `off` for a tab's image, `on` for its selected image.
  //
  // flickerproof: stage current: currentOff(off) < currentOn(on) < current(on)
  // flickerproof: stage next: nextOff(off) < nextOn(on) < next(off)
  // flickerproof: viewBacked current, next
  // flickerproof: onScreen current, next
  // flickerproof: start current.opacity = 1
  // flickerproof: start next.opacity = 1
  // flickerproof: later current shows off
  // flickerproof: later next shows on
  private func dissolveIcons(from currentIndex: Int, to nextIndex: Int) {
    guard let (current, currentOff, currentOn) = makeIconLayers(at: currentIndex),
      let (next, nextOff, nextOn) = makeIconLayers(at: nextIndex)
    else { return }

    let fadeIn = makeFade(from: 0, to: 1)
    let fadeOut = makeFade(from: 1, to: 0)

    current.opacity = 0
    next.opacity = 0

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      current.opacity = 1
      next.opacity = 1
      currentOff.removeFromSuperlayer()
      currentOn.removeFromSuperlayer()
      nextOff.removeFromSuperlayer()
      nextOn.removeFromSuperlayer()
    }

    currentOff.add(fadeIn, forKey: nil)
    currentOn.add(fadeOut, forKey: nil)
    nextOff.add(fadeOut, forKey: nil)
    nextOn.add(fadeIn, forKey: nil)

    currentOff.opacity = 1
    currentOn.opacity = 0
    nextOff.opacity = 0
    nextOn.opacity = 1
    CATransaction.commit()
  }

  private func makeFade(from start: Float, to end: Float) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = start
    fade.toValue = end
    fade.duration = Self.duration
    return fade
  }

  /// Returns the layer that shows a tab's icon, and two new ones beneath it that show its states.
  private func makeIconLayers(at index: Int) -> (image: CALayer, off: CALayer, on: CALayer)? {
    // The buttons of a tab bar are no public class, but they are controls in the order of the tabs.
    let buttons = tabBar.subviews.compactMap { $0 as? UIControl }
    guard buttons.indices.contains(index), let image = buttons[index].layer.sublayers?.first,
      let item = viewControllers?[index].tabBarItem
    else { return nil }

    let off = CALayer()
    off.frame = image.frame
    off.contents = item.image?.cgImage
    buttons[index].layer.insertSublayer(off, below: image)

    let on = CALayer()
    on.frame = image.frame
    on.contents = item.selectedImage?.cgImage
    buttons[index].layer.insertSublayer(on, below: image)

    return (image, off, on)
  }
}
