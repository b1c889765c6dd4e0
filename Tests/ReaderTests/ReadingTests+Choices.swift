extension ReadingTests {
  static let choices = [
    ReadingCase(
      name: "a switch over what is known takes its case",
      body: """
        CATransaction.begin()
        for name in ["in", "out", "half"] {
          switch name {
          case "in", "on": layer.opacity = 1
          case "out":
            layer.opacity = 0
            break
          default: layer.opacity = 0.5
          }
        }
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 1", "layer.opacity = 0", "layer.opacity = 0.5", "commit"]),
    ReadingCase(
      name: "what ends in an open transaction is assumed not to",
      body: """
        CATransaction.begin()
        if isDim { return }
        guard isShown else { return }
        guard let icon else { return }
        layer.opacity = 0
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "commit"],
      assumptions: [
        "line 5: `if isDim` does not hold", "line 6: `guard isShown` holds",
        "line 7: `guard let icon` holds",
      ]),
    ReadingCase(
      name: "elements of a list keep their own names in a loop",
      parameters: "a: CALayer, b: CALayer", members: "let c = CALayer()\nlet card = UIView()",
      body: """
        CATransaction.begin()
        for l in [a, b, c] { l.opacity = 0 }
        for v in [card, views.last] { v.layer.opacity = 0 }
        for l in [CALayer(), CALayer()] { l.opacity = 0 }
        CATransaction.commit()
        """,
      turn: [
        "begin", "a.opacity = 0", "b.opacity = 0", "c.opacity = 0", "card.layer.opacity = 0",
        "views.last.layer.opacity = 0", "l.opacity = 0", "l (2).opacity = 0", "commit",
      ]),
    ReadingCase(
      name: "of values that a condition chooses from the first is assumed",
      body: """
        let isSlow = true
        let length = isFast ? 0.3 : 2
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = length
        fade.repeatCount = isSlow ? 3 : 1
        fade.speed = isFast ? pace : 2
        fade.fillMode = isFast ? .forwards : .backwards
        fade.timingFunction = CAMediaTimingFunction(name: isFast ? .easeIn : .easeOut)
        layer.add(fade, forKey: nil)
        """,
      animations: ["fade opacity 300ms times 3.0 speed 2.0 forwards pace 0.42"],
      assumptions: [
        "`length` is `0.3`, the first known of its values",
        "`isFast ? pace : 2` is `2`, the first known of its values",
        "`isFast ? .forwards : .backwards` is `.forwards`, the first known of its values",
        "`isFast ? .easeIn : .easeOut` is `.easeIn`, the first known of its values",
      ]),
  ]
}
