import OrderingModel
import SwiftReader
import Testing

struct ReadingTests {
  static let all =
    transactions + layers + animations + values + helpers + control + calls + timings + motions
    + delegates + clocks + viewAnimations + turns + threads + conditions + choices + actions
    + keyPaths + properties + lists

  @Test(arguments: all)
  func `a body is read as`(example: ReadingCase) throws {
    let program = try Fixture.program(
      example.body, parameters: example.parameters, members: example.members)
    let listing = Listing(program: program)
    if let turn = example.turn { #expect(listing.turn == turn) }
    if let blocks = example.blocks { #expect(listing.blocks == blocks) }
    if let layers = example.layers { #expect(listing.layers == layers) }
    if let animations = example.animations { #expect(listing.animations == animations) }
    if let later = example.later { #expect(listing.later == later) }
    if let assumptions = example.assumptions { #expect(program.assumptions == assumptions) }
  }

  static let transactions = [
    ReadingCase(
      name: "settings",
      body: """
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.setAnimationTimingFunction(.init(controlPoints: 0.1, 0, 1, 1))
        CATransaction.setCompletionBlock(nil)
        CATransaction.flush()
        CATransaction.commit()
        """,
      turn: [
        "begin", "duration 500ms", "disableActions true", "pace 0.42", "pace 0.1",
        "completion nil", "flush", "commit",
      ]),
    ReadingCase(
      name: "settings by key",
      body: """
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        CATransaction.setValue(NSNumber(value: 2), forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(false as NSNumber, forKey: "disableActions")
        CATransaction.setValue(7, forKey: "mine")
        CATransaction.setValue(nil, forKey: "mine")
        CATransaction.commit()
        """,
      turn: [
        "begin", "disableActions true", "duration 2000ms", "disableActions false",
        "value 7 for mine", "value nil for mine", "commit",
      ]),
    ReadingCase(
      name: "a deferred commit comes last",
      body: """
        CATransaction.begin()
        defer { CATransaction.commit() }
        layer.opacity = 0
        """,
      turn: ["begin", "layer.opacity = 0", "commit"]),
    ReadingCase(
      name: "blocks as arguments, with captures, by name and by reference",
      members: "func tidy() { layer.removeAllAnimations() }",
      body: """
        let fade: () -> Void = { self.layer.opacity = 0 }
        func show() { layer.opacity = 1 }
        CATransaction.begin()
        CATransaction.setCompletionBlock({ [weak self] in
          guard let self else { return }
          self.layer.isHidden = true
        })
        CATransaction.setCompletionBlock(fade)
        CATransaction.setCompletionBlock(show)
        CATransaction.setCompletionBlock(self.tidy)
        CATransaction.commit()
        """,
      turn: ["begin", "completion 0", "completion 1", "completion 2", "completion 3", "commit"],
      blocks: [
        ["layer.hidden = 1"], ["layer.opacity = 0"], ["| layer.opacity = 1"],
        ["| remove all of layer"],
      ]),
    ReadingCase(
      name: "an unknown block does nothing",
      parameters: "completion: @escaping () -> Void",
      body: """
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        CATransaction.commit()
        """,
      turn: ["begin", "completion 0", "commit"], blocks: [[]]),
    ReadingCase(
      name: "a transaction within a block",
      body: """
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          CATransaction.begin()
          CATransaction.setCompletionBlock { self.layer.opacity = 1 }
          self.layer.opacity = 0
          CATransaction.commit()
        }
        CATransaction.commit()
        """,
      turn: ["begin", "completion 1", "commit"],
      blocks: [["layer.opacity = 1"], ["begin", "completion 0", "layer.opacity = 0", "commit"]]),
  ]

  static let layers = [
    ReadingCase(
      name: "kinds of layers",
      parameters: "badge: CALayer", members: "let ring = CAShapeLayer()\nvar icon: UIView!",
      body: """
        CATransaction.begin()
        let dot = CALayer()
        layer.addSublayer(dot)
        dot.opacity = 0
        badge.opacity = 0
        self.ring.strokeEnd = 1
        icon.layer.opacity = 0
        self.layer.isHidden = false
        icon.layer.sublayers?.first?.opacity = 0
        CATransaction.commit()
        """,
      layers: [
        "layer viewBacked on screen hidden=layer.isHidden", "dot standalone new",
        "badge standalone on screen opacity=badge.opacity",
        "ring standalone on screen strokeEnd=ring.strokeEnd",
        "icon.layer viewBacked on screen opacity=icon.layer.opacity",
        "icon.layer.sublayers.first standalone on screen"
          + " opacity=icon.layer.sublayers.first.opacity",
      ]),
    ReadingCase(
      name: "the same text is the same layer, another creation another layer",
      body: """
        CATransaction.begin()
        let a = icon.layer
        a.opacity = 0
        icon.layer.opacity = 1
        self.icon.layer.opacity = 0.5
        let b = CALayer()
        let c = CALayer()
        b.opacity = 0
        c.opacity = 0
        CATransaction.commit()
        """,
      turn: [
        "begin", "a.opacity = 0", "a.opacity = 1", "a.opacity = 0.5", "b.opacity = 0",
        "c.opacity = 0", "commit",
      ]),
    ReadingCase(
      name: "another view is another layer",
      members: "var icon = UIView()",
      body: """
        CATransaction.begin()
        icon.layer.opacity = 0
        icon = UIImageView()
        icon.layer.opacity = 1
        CATransaction.commit()
        """,
      turn: ["begin", "icon.layer.opacity = 0", "icon.layer (2).opacity = 1", "commit"]),
    ReadingCase(
      name: "the tree",
      body: """
        CATransaction.begin()
        let box = CALayer()
        let dot = CALayer()
        box.insertSublayer(dot, at: 0)
        view.layer.insertSublayer(box, above: other)
        dot.removeAnimation(forKey: "fade")
        dot.removeAllAnimations()
        dot.removeFromSuperlayer()
        CATransaction.commit()
        """,
      turn: [
        "begin", "put dot into box", "put box into the screen", "remove fade of dot",
        "remove all of dot", "take dot out", "commit",
      ]),
    ReadingCase(
      name: "a parent that something is done to later is a layer of the program",
      body: """
        CATransaction.begin()
        let dot = CALayer()
        view.layer.addSublayer(dot)
        view.alpha = 0
        view.layer.opacity = 1
        CATransaction.commit()
        """,
      turn: [
        "begin", "put dot into view.layer", "view.layer.opacity = 0", "view.layer.opacity = 1",
        "commit",
      ]),
    ReadingCase(
      name: "values by key",
      body: """
        CATransaction.begin()
        layer.setValue(0.5, forKeyPath: "opacity")
        layer.contents = image.cgImage
        layer.backgroundColor = nil
        layer.name = "card"
        CATransaction.commit()
        """,
      turn: [
        "begin", "layer.opacity = 0.5", "layer.contents = image.cgImage",
        "layer.backgroundColor = nil", "commit",
      ]),
  ]
}
