extension ReadingTests {
  static let viewAnimations = [
    ReadingCase(
      name: "view animations in their forms",
      body: """
        layer.removeAllAnimations()
        UIView.animate(withDuration: 0.5) { card.alpha = 0 }
        UIView.animate(withDuration: 0.5, animations: { self.alpha = 1 })
        UIView.animate(withDuration: 0.5, animations: { alpha = 0 }) { _ in alpha = 1 }
        UIView.animate(
          withDuration: 1, delay: 0.25, options: [.curveEaseOut, .beginFromCurrentState]
        ) {
          card.transform = .identity
        } completion: { _ in
          card.removeFromSuperview()
        }
        UIView.animate(
          withDuration: 1, delay: 0, options: UIView.AnimationOptions.curveLinear,
          animations: { card.center = spot }, completion: nil)
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          options: [], animations: hide)
        """,
      turn: [
        "remove all of layer",
        "| animate 500ms", "| card.layer.opacity = 0", "| end of animate",
        "| animate 500ms", "| layer.opacity = 1", "| end of animate",
        "| animate 500ms then 0", "| layer.opacity = 0", "| end of animate",
        "| animate 1000ms after 250ms pace 0.0 from the current state then 1",
        "| card.layer.transform = .identity", "| end of animate",
        "| animate 1000ms pace 0.0", "| card.layer.position = spot", "| end of animate",
        "| animate 1000ms spring 216 14", "| end of animate",
      ],
      blocks: [["layer.opacity = 1"], ["take card.layer out"]],
      layers: [
        "layer viewBacked on screen opacity=layer.opacity",
        "card.layer viewBacked on screen opacity=card.layer.opacity"
          + " transform=card.layer.transform position=card.layer.position",
      ],
      assumptions: [
        "line 18: the view's spring is as stiff as it has to be to settle in its duration",
        "`hide` does nothing to these layers",
      ]),
    ReadingCase(
      name: "parts of properties, and what is turned round",
      body: """
        layer.removeAllAnimations()
        layer.isHidden.toggle()
        layer.frame.origin.x += 1
        UIView.animate(withDuration: 1) {
          card.frame.origin.y = top
          self.center.x = 0
          bounds.size = size
          shape.points.first = 0
        }
        """,
      turn: [
        "remove all of layer", "layer.hidden = !layer.hidden",
        "layer.frame = layer.frame with origin.x = layer.frame.origin.x + 1", "| animate 1000ms",
        "| card.layer.frame = card.layer.frame with origin.y = top",
        "| layer.position = layer.position with x = 0",
        "| layer.bounds = layer.bounds with size = size", "| end of animate",
      ]),
    ReadingCase(
      name: "what stands around a view animation",
      body: """
        UIView.setAnimationsEnabled(false)
        card.alpha = 1
        UIView.performWithoutAnimation { card.alpha = 0.5 }
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: duration) {
          card.alpha = 0
          card.layoutIfNeeded()
          UIView.animate(withDuration: 1) { card.backgroundColor = red }
        } completion: { finished in
          if finished { card.alpha = 1 }
        }
        """,
      turn: [
        "| views animate false", "card.layer.opacity = 1",
        "| views animate false", "| card.layer.opacity = 0.5", "| views animate false",
        "| views animate true", "| animate 250ms then 0 or 1", "| card.layer.opacity = 0",
        "| animate 1000ms", "| card.layer.backgroundColor = red", "| end of animate",
        "| end of animate",
      ],
      blocks: [["card.layer.opacity = 1"], []],
      assumptions: [
        "`duration` is 0.25, since the source does not tell",
        "`card.layoutIfNeeded()` changes nothing that is shown here",
      ]),
    ReadingCase(
      name: "options of view animations",
      body: """
        layer.removeAllAnimations()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
        ) { alpha = 0 }
        """,
      turn: [
        "remove all of layer", "| animate 1000ms for ever and back", "| layer.opacity = 0",
        "| end of animate", "| animate 1000ms own duration own pace own options",
        "| layer.opacity = 0", "| end of animate",
      ],
      assumptions: []),
    ReadingCase(
      name: "a completion that lets something run later is told that all has finished",
      body: """
        layer.removeAllAnimations()
        UIView.animate(withDuration: 1, animations: { alpha = 0 }) { finished in
          guard finished else { return }
          DispatchQueue.main.async { self.alpha = 1 }
        }
        """,
      turn: [
        "remove all of layer", "| animate 1000ms then 0", "| layer.opacity = 0", "| end of animate",
      ],
      later: [["after 0", "layer.opacity = 1"]],
      assumptions: [
        "`DispatchQueue.main.async { self.alpha = 1 }` runs after the turn that calls it has committed",
        "line 5: the completion is told that its animations have finished",
      ]),
  ]

  static let turns = [
    ReadingCase(
      name: "turns of a loop",
      body: """
        CATransaction.begin()
        for (place, host) in [a.layer, b.layer].enumerated() {
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(place + 1)) { host.opacity = 0 }
        }
        for place in 3...4 {
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(place)) { layer.opacity = 1 }
        }
        """,
      later: [
        ["at 1000ms", "a.layer.opacity = 0"], ["at 2000ms", "b.layer.opacity = 0"],
        ["at 3000ms", "layer.opacity = 1"], ["at 4000ms", "layer.opacity = 1"],
      ]),
    ReadingCase(
      name: "later turns come in the order of their time",
      members: "@objc func rest() { layer.opacity = 4 }",
      body: """
        CATransaction.begin()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.layer.opacity = 2
          DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(250)) {
            self.layer.opacity = 3
          }
        }
        Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in layer.opacity = 2.5 }
        perform(#selector(rest), with: nil, afterDelay: 1)
        DispatchQueue.main.async { [weak self] in self?.layer.opacity = 1 }
        layer.opacity = 0
        """,
      turn: ["begin", "layer.opacity = 0"],
      later: [
        ["at 0ms", "layer.opacity = 1"], ["at 500ms", "layer.opacity = 2"],
        ["at 600ms", "layer.opacity = 2.5"], ["at 750ms", "layer.opacity = 3"],
        ["at 1000ms", "| layer.opacity = 4"],
      ],
      assumptions: [
        "`DispatchQueue.main.async { … }` runs after the turn that calls it has committed"
      ]),
    ReadingCase(
      name: "a turn after a block",
      body: """
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          layer.opacity = 1
          DispatchQueue.main.async {
            layer.opacity = 2
            DispatchQueue.main.async { layer.opacity = 3 }
          }
        }
        CATransaction.commit()
        """,
      blocks: [["layer.opacity = 1"]],
      later: [["after 0", "layer.opacity = 2"], ["after 0", "layer.opacity = 3"]]),
    ReadingCase(
      name: "variables and delays as they are then",
      parameters: "pause: Double = 2",
      body: """
        var level = 0.25
        let work = DispatchWorkItem { layer.opacity = level }
        DispatchQueue.main.asyncAfter(deadline: .now() + pause, execute: work)
        DispatchQueue.main.asyncAfter(deadline: soon) { level = 1 }
        CATransaction.begin()
        level = 0.5
        timer?.invalidate()
        """,
      later: [["at 250ms"], ["at 2000ms", "layer.opacity = 1"]],
      assumptions: [
        "`pause` is 2.0, its default",
        "`soon` is 0.25 seconds from now, since the source does not tell",
        "`timer?.invalidate()` stops nothing that runs later",
      ]),
    ReadingCase(
      name: "a function that comes between has blocks and turns of its own",
      members: """
        func hide() {
          CATransaction.setCompletionBlock {
            DispatchQueue.main.async { self.layer.opacity = 1 }
          }
          layer.opacity = 0
        }
        """,
      body: """
        // flickerproof: interrupt hide
        CATransaction.begin()
        CATransaction.commit()
        """,
      blocks: [[]],
      later: [
        ["at any time", "| completion 0", "| layer.opacity = 0"], ["after 0", "layer.opacity = 1"],
      ]),
    ReadingCase(
      name: "functions that come between see the same layers",
      parameters: "badge: CALayer, level: Float",
      members: """
        func cancel(badge: CALayer, level: Float) {
          layer.removeAllAnimations()
          badge.opacity = level
        }
        """,
      body: """
        // flickerproof: interrupt cancel
        // flickerproof: interrupt animate(badge:level:)
        CATransaction.begin()
        layer.opacity = level
        badge.opacity = 0
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = level", "badge.opacity = 0", "commit"],
      layers: [
        "layer viewBacked on screen opacity=layer.opacity",
        "badge standalone on screen opacity=badge.opacity",
      ],
      later: [
        ["at any time", "| remove all of layer", "| badge.opacity = level (2)"],
        [
          "at any time", "| begin", "| layer.opacity = level (3)", "| badge.opacity = 0",
          "| commit",
        ],
      ]),
  ]
}
