extension ReadingTests {
  static let animations = [
    ReadingCase(
      name: "ends and keys",
      body: """
        let move = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        move.fromValue = 0
        move.toValue = NSNumber(value: 1)
        move.byValue = -0.5
        move.duration = 0.25 * 2
        layer.add(move, forKey: "move")
        layer.add(move, forKey: #keyPath(CALayer.opacity))
        layer.add(move, forKey: nil)
        """,
      turn: [
        "add move to layer key move", "add move to layer key opacity", "add move to layer key nil",
      ],
      animations: Array(repeating: "move opacity from 0 to 1 by -0.5 500ms", count: 3)),
    ReadingCase(
      name: "each add copies what the animation is by then",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 1
        layer.add(fade, forKey: "a")
        fade.toValue = 0
        fade.keyPath = "zPosition"
        layer.add(fade, forKey: "b")
        let other = fade.copy() as! CABasicAnimation
        other.toValue = 3
        layer.add(fade, forKey: "c")
        """,
      animations: [
        "fade opacity to 1 0ms", "fade zPosition to 0 0ms", "fade zPosition to 0 0ms",
      ]),
    ReadingCase(
      name: "an end that is read",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
        fade.toValue = layer.opacity
        layer.add(fade, forKey: nil)
        """,
      turn: [
        "read shown layer.opacity into layer.presentation()?.opacity ?? layer.opacity",
        "read layer.opacity into layer.opacity", "add fade to layer key nil",
      ],
      animations: [
        "fade opacity from $layer.presentation()?.opacity ?? layer.opacity to $layer.opacity 0ms"
      ]),
    ReadingCase(
      name: "an end that is read into a constant",
      body: """
        guard let shown = layer.presentation() else { return }
        let start = shown.opacity
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = start
        fade.toValue = target
        layer.add(fade, forKey: nil)
        layer.opacity = target
        """,
      turn: [
        "read shown layer.opacity into start", "add fade to layer key nil",
        "layer.opacity = target",
      ],
      animations: ["fade opacity from $start to target 0ms"]),
    ReadingCase(
      name: "what an animation was told, it tells",
      body: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.25
        layer.add(fade, forKey: fade.keyPath)
        layer.opacity = fade.toValue as! Float
        """,
      turn: ["add fade to layer key opacity", "layer.opacity = 0.25"]),
    ReadingCase(
      name: "an animation that is a property",
      members: """
        private let fade: CABasicAnimation = {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.toValue = 0
          return fade
        }()
        """,
      body: """
        fade.duration = 1
        layer.add(fade, forKey: nil)
        """,
      animations: ["fade opacity to 0 1000ms"]),
  ]

  static let values = [
    ReadingCase(
      name: "constants of every kind",
      members: "static let low: Float = 0.25\nprivate let high = 1 - 0.25",
      body: """
        enum Local { static let unused = 1 }
        let half = CGFloat(0.5)
        CATransaction.begin()
        layer.opacity = half
        layer.opacity = Self.low
        layer.opacity = Card.low
        layer.opacity = Float(self.high)
        layer.opacity = -(-1_0.0 / 0x14)
        layer.isHidden = !false
        CATransaction.commit()
        """,
      turn: [
        "begin", "layer.opacity = 0.5", "layer.opacity = 0.25", "layer.opacity = 0.25",
        "layer.opacity = 0.75", "layer.opacity = 0.5", "layer.hidden = 1", "commit",
      ]),
    ReadingCase(
      name: "the same text is the same value until something may change it",
      parameters: "target: Float",
      body: """
        CATransaction.begin()
        layer.opacity = model.level
        layer.opacity = model.level
        layer.opacity = target
        model.level = 3
        layer.opacity = model.level
        refresh()
        layer.opacity = model.level
        layer.opacity = target
        CATransaction.commit()
        """,
      turn: [
        "begin", "layer.opacity = model.level", "layer.opacity = model.level",
        "layer.opacity = target", "layer.opacity = 3", "layer.opacity = model.level (2)",
        "layer.opacity = target", "commit",
      ]),
    ReadingCase(
      name: "a text says all that it depends on",
      parameters: "level: Float",
      members: """
        let level: Float
        func move(_ target: CALayer, to x: CGFloat, _ isFar: Bool) {
          target.position = CGPoint(x: x, y: 0)
          target.zPosition = isFar ? x : 0
        }
        """,
      body: """
        CATransaction.begin()
        move(layer, to: 1, near)
        move(layer, to: left, true)
        layer.opacity = level
        layer.opacity = self.level
        layer.colors = [red, level]
        layer.opacity = max(level, 0.5)
        CATransaction.commit()
        """,
      turn: [
        "begin", "| layer.position = CGPoint(x: x, y: 0) where x = 1",
        "| layer.zPosition = isFar ? x : 0 where isFar = near, x = 1",
        "| layer.position = CGPoint(x: x, y: 0) where x = left",
        "| layer.zPosition = left",
        "layer.opacity = level", "layer.opacity = self.level", "layer.colors = [red, level]",
        "layer.opacity = max(level, 0.5)", "commit",
      ]),
    ReadingCase(
      name: "in a block, later, the same text is another value",
      parameters: "target: Float",
      body: """
        CATransaction.begin()
        layer.opacity = model.level
        CATransaction.setCompletionBlock {
          self.layer.opacity = model.level
          self.layer.opacity = target
        }
        layer.opacity = model.level
        layer.opacity = target
        CATransaction.commit()
        """,
      turn: [
        "begin", "layer.opacity = model.level", "completion 0", "layer.opacity = model.level",
        "layer.opacity = target", "commit",
      ],
      blocks: [["layer.opacity = model.level (2)", "layer.opacity = target"]]),
    ReadingCase(
      name: "a value that is made of others changes with them",
      parameters: "target: Float",
      body: """
        CATransaction.begin()
        layer.position = CGPoint(x: target, y: 0)
        layer.position = CGPoint(x: target, y: 0)
        layer.opacity = random()
        layer.opacity = random()
        CATransaction.commit()
        """,
      turn: [
        "begin", "layer.position = CGPoint(x: target, y: 0)",
        "layer.position = CGPoint(x: target, y: 0)",
        "layer.opacity = random()", "layer.opacity = random() (2)", "commit",
      ]),
    ReadingCase(
      name: "one layer's property as another's",
      body: """
        CATransaction.begin()
        a.layer.frame = b.layer.frame
        (a.layer.opacity, b.layer.opacity) = (0, 1)
        a.layer.opacity += 1
        a.layer.frame.origin = point
        CATransaction.commit()
        """,
      turn: [
        "begin", "a.layer.frame = b.layer.frame", "a.layer.opacity = 0", "b.layer.opacity = 1",
        "a.layer.opacity = a.layer.opacity + 1",
        "a.layer.frame = a.layer.frame with origin = point", "commit",
      ]),
  ]
}
