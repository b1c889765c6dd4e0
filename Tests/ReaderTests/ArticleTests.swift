import OrderingModel
import SwiftReader
import Testing

struct ArticleTests {
  /// Code of the kind that articles publish: no comment tells the reader anything.
  private let source = """
    final class TabController: UITabBarController {
        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }
    }

    extension TabController: UITabBarControllerDelegate {
        func tabBarController(_ tabBarController: UITabBarController,
                              shouldSelect viewController: UIViewController) -> Bool {
            dissolve(tabBarController, toward: viewController)
            return true
        }

        private func dissolve(_ tabBarController: UITabBarController,
                              toward viewController: UIViewController) {
            let fromIndex = tabBarController.selectedIndex
            let toIndex: Int = (tabBarController.viewControllers?.firstIndex(of: viewController))!
            let controls = tabBarController.tabBar.subviews.compactMap { $0 as? UIControl }
            let fromControl = controls[fromIndex]
            let toControl = controls[toIndex]

            guard let (aImage, aPlain, aChosen) =
                    makeLayers(tabBarController,
                               index: fromIndex,
                               control: fromControl),
                  let (bImage, bPlain, bChosen) =
                    makeLayers(tabBarController,
                               index: toIndex,
                               control: toControl)
            else {
                return
            }

            let seconds = 0.15
            let out = CABasicAnimation(keyPath: "opacity")
            out.fromValue = 1.0
            out.toValue = 0.0
            out.duration = seconds
            let into = CABasicAnimation(keyPath: "opacity")
            into.fromValue = 0.0
            into.toValue = 1.0
            into.duration = seconds

            aImage.opacity = 0.0
            bImage.opacity = 0.0

            CATransaction.begin()
            CATransaction.setCompletionBlock {
                // Show the images again.
                aImage.opacity = 1.0
                bImage.opacity = 1.0

                aPlain.removeFromSuperlayer()
                aChosen.removeFromSuperlayer()
                bPlain.removeFromSuperlayer()
                bChosen.removeFromSuperlayer()
            }

            aPlain.add(into, forKey: nil)
            aChosen.add(out, forKey: nil)
            bPlain.add(out, forKey: nil)
            bChosen.add(into, forKey: nil)

            aPlain.opacity = 1.0
            aChosen.opacity = 0.0
            bPlain.opacity = 0.0
            bChosen.opacity = 1.0
            CATransaction.commit()
        }

        private func makeLayers(_ tabBarController: UITabBarController,
                                index: Int,
                                control: UIControl) -> (CALayer, CALayer, CALayer)? {
            guard let item = tabBarController.viewControllers?[index].tabBarItem,
                  let image = control.layer.sublayers?.first
            else {
                return nil
            }

            let plain = CALayer()
            plain.frame = image.frame
            plain.contents = item.image?.cgImage
            control.layer.insertSublayer(plain, below: image)

            let chosen = CALayer()
            chosen.frame = image.frame
            chosen.contents = item.selectedImage?.cgImage
            control.layer.insertSublayer(chosen, below: image)

            return (image, plain, chosen)
        }
    }
    """

  @Test func `a listing without any comment is read`() throws {
    let program = try SourceFile(text: source, name: "TabController.swift").program()
    let listing = Listing(program: program)
    #expect(program.name == "dissolve")
    #expect(
      listing.turn.filter { !$0.hasPrefix("|") } == [
        "aImage.opacity = 0", "bImage.opacity = 0", "begin", "completion 0",
        "add into to aPlain key nil", "add out to aChosen key nil", "add out to bPlain key nil",
        "add into to bChosen key nil", "aPlain.opacity = 1", "aChosen.opacity = 0",
        "bPlain.opacity = 0", "bChosen.opacity = 1", "commit",
      ])
    #expect(listing.turn.count { $0.hasPrefix("|") } == 12)
    #expect(listing.blocks.map(\.count) == [6])
    #expect(
      listing.animations == [
        "into opacity from 0 to 1 150ms", "out opacity from 1 to 0 150ms",
        "out opacity from 1 to 0 150ms", "into opacity from 0 to 1 150ms",
      ])
  }

  @Test func `what the listing does not tell is assumed, with the comment that would tell it`()
    throws
  {
    let program = try SourceFile(text: source, name: "TabController.swift").program()
    let listing = Listing(program: program)
    #expect(
      listing.layers.sorted() == [
        "aChosen standalone new",
        "aImage standalone on screen frame=aImage.frame opacity=aImage.opacity",
        "aPlain standalone new",
        "bChosen standalone new",
        "bImage standalone on screen frame=bImage.frame opacity=bImage.opacity",
        "bPlain standalone new",
      ])
    #expect(
      program.assumptions.contains(
        "layers of their own, not views': aImage, bImage (else, such as:"
          + " // flickerproof: viewBacked aImage)"))
    #expect(
      program.assumptions.contains(
        "on screen already: aImage, bImage (else, such as: // flickerproof: new aImage)"))
  }
}
