extension ReadingTests {
  private static let fade = """
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    """

  /// Returns a case whose body stands in a transaction.
  private static func transaction(
    name: String, members: String, body: String, turn: [String], layers: [String]? = nil,
    assumptions: [String]? = nil
  ) -> ReadingCase {
    ReadingCase(
      name: name, members: members,
      body: "CATransaction.begin()\n\(body)\nCATransaction.commit()",
      turn: ["begin"] + turn + ["commit"], layers: layers, assumptions: assumptions)
  }

  /// What answers for actions: dictionaries and methods.
  static let actions = dictionaries + methods

  private static let dictionaries = [
    transaction(
      name: "actions that are turned off by key",
      members: "let dot = CALayer()",
      body: """
        dot.actions = ["opacity": NSNull(), #keyPath(CALayer.isHidden): NSNull(), kCAOnOrderIn: NSNull()]
        dot.opacity = 0
        """,
      turn: ["dot.actions = [opacity: null, hidden: null, onOrderIn: null]", "dot.opacity = 0"],
      assumptions: [
        "`dot` is a layer of its own, not a view's (else: // flickerproof: viewBacked dot)",
        "`dot` is on screen already (else: // flickerproof: new dot)",
      ]),
    transaction(
      name: "actions that are on again",
      members: "let dot = CALayer()",
      body: """
        dot.actions = nil
        dot.opacity = 0
        dot.actions = ["position": NSNull() as CAAction]
        dot.actions = [:]
        """,
      turn: ["dot.opacity = 0", "dot.actions = [position: null]", "dot.actions = nil"]),
    transaction(
      name: "a dictionary that is built up, by names that are declared elsewhere",
      members: """
        let dot = CALayer()
        static let off: [String: CAAction] = ["bounds": NSNull()]
        """,
      body: """
        var actions = Card.off
        for key in ["position", "contents"] { actions[key] = NSNull() }
        actions["bounds"] = nil
        dot.actions = actions
        dot.actions?["opacity"] = NSNull()
        dot.opacity = 0
        """,
      turn: [
        "dot.actions = [position: null, contents: null]",
        "dot.actions = [position: null, contents: null, opacity: null]", "dot.opacity = 0",
      ]),
    transaction(
      name: "a dictionary of pairs",
      members: "let dot = CALayer()",
      body: """
        let keys = ["position", "opacity"]
        dot.actions = Dictionary(uniqueKeysWithValues: keys.map { ($0, NSNull()) })
        dot.opacity = 0
        """,
      turn: ["dot.actions = [position: null, opacity: null]", "dot.opacity = 0"]),
    transaction(
      name: "animations as actions; one without a key path takes the event's",
      members: "let dot = CALayer()",
      body: """
        \(fade)
        let plain = CABasicAnimation()
        plain.duration = 2
        dot.actions = ["opacity": fade, "position": plain, "contents": CATransition()]
        dot.opacity = 0
        """,
      turn: [
        "dot.actions = [opacity: fade opacity 1000ms, position: plain position 2000ms,"
          + " contents: CATransition() transition 0ms]",
        "dot.opacity = 0",
      ]),
    transaction(
      name: "a style, and the style in it",
      members: "let dot = CALayer()",
      body: """
        dot.style = [
          "actions": ["opacity": NSNull()], "style": ["actions": ["position": NSNull()]], "opacity": 1,
        ]
        dot.opacity = 0
        """,
      turn: ["dot.style = [opacity: null, position: null]", "dot.opacity = 0"],
      assumptions: [
        "`dot.style` gives nothing but actions",
        "`dot` is a layer of its own, not a view's (else: // flickerproof: viewBacked dot)",
        "`dot` is on screen already (else: // flickerproof: new dot)",
      ]),
    transaction(
      name: "actions that nobody knows",
      members: "let dot = CALayer()",
      body: """
        dot.actions = Theme.actions
        dot.actions = ["opacity": Theme.action]
        dot.opacity = 0
        """,
      turn: ["dot.opacity = 0"],
      assumptions: [
        "`dot.actions` leaves Core Animation's own actions on (else: // flickerproof: viewBacked dot)",
        "what `dot.actions` holds for \"opacity\" is no action",
        "`dot` is a layer of its own, not a view's (else: // flickerproof: viewBacked dot)",
        "`dot` is on screen already (else: // flickerproof: new dot)",
      ]),
  ]

  private static func delegate(_ body: String, of type: String = "Silencer: NSObject") -> String {
    """
    let dot = CALayer()
    final class \(type) {
      func action(for layer: CALayer, forKey event: String) -> CAAction? {
        \(body)
      }
    }
    let silencer = Silencer()
    """
  }

  private static let set = """
    dot.delegate = silencer
    dot.opacity = 0
    dot.position = .zero
    """

  private static let methods = [
    transaction(
      name: "a delegate that answers NSNull", members: delegate("NSNull()"), body: set,
      turn: [
        "dot.delegate = [opacity: null, position: null, onOrderIn: null, onOrderOut: null,"
          + " sublayers: null]",
        "dot.opacity = 0", "dot.position = .zero",
      ]),
    transaction(
      name: "a delegate that answers nil", members: delegate("return nil"), body: set,
      turn: [
        "dot.delegate = [opacity: nil, position: nil, onOrderIn: nil, onOrderOut: nil,"
          + " sublayers: nil]",
        "dot.opacity = 0", "dot.position = .zero",
      ]),
    transaction(
      name: "a delegate that decides by key",
      members: delegate(
        """
        switch event {
        case "bounds", "opacity": return NSNull()
        case "position":
          let move = CABasicAnimation(keyPath: event)
          move.fromValue = layer.presentation()?.position
          return move
        default: break
        }
        return nil
        """),
      body: set,
      turn: [
        "dot.delegate = [opacity: null, position: move position from shown dot.position 0ms,"
          + " onOrderIn: nil, onOrderOut: nil, sublayers: nil]",
        "dot.opacity = 0", "dot.position = .zero",
      ]),
    transaction(
      name: "a delegate that compares",
      members: delegate(
        "if event == \"opacity\" { return NSNull() }\nreturn [\"position\"].contains(event) ? NSNull() : nil"
      ),
      body: set,
      turn: [
        "dot.delegate = [opacity: null, position: null, onOrderIn: nil, onOrderOut: nil,"
          + " sublayers: nil]",
        "dot.opacity = 0", "dot.position = .zero",
      ]),
    transaction(
      name: "a delegate whose answer depends on something else",
      members: delegate("if isQuiet { return NSNull() }\nreturn nil"),
      body: "dot.delegate = silencer\ndot.opacity = 0",
      turn: [
        "dot.delegate = [opacity: super, onOrderIn: super, onOrderOut: super, sublayers: super]",
        "dot.opacity = 0",
      ]),
    transaction(
      name: "a delegate whose answer cannot be read",
      members: delegate("let all = [event]\nreturn UIViewPropertyAnimator(all)"),
      body: "dot.delegate = silencer\ndot.opacity = 0",
      turn: [
        "dot.delegate = [opacity: super, onOrderIn: super, onOrderOut: super, sublayers: super]",
        "dot.opacity = 0",
      ],
      assumptions: [
        "`action(for:forKey:)` on line 4 answers `super` for `opacity`, `onOrderIn`, `onOrderOut`,"
          + " `sublayers`, since the source does not tell",
        "`dot` is a layer of its own, not a view's (else: // flickerproof: viewBacked dot)",
        "`dot` is on screen already (else: // flickerproof: new dot)",
      ]),
    transaction(
      name: "a delegate that does not answer for actions",
      members: """
        let dot = CALayer()
        final class Painter: NSObject { func draw(_ layer: CALayer, in context: CGContext) {} }
        let painter = Painter()
        """,
      body: "dot.delegate = painter\ndot.opacity = 0",
      turn: ["dot.opacity = 0"]),
    transaction(
      name: "a view as the delegate of a layer that is not its own",
      members: "let dot = CALayer()", body: "dot.delegate = self\ndot.opacity = 0",
      turn: ["dot.delegate = [others: null]", "dot.opacity = 0"]),
    transaction(
      name: "a view that answers for its layer",
      members: """
        override func action(for layer: CALayer, forKey event: String) -> CAAction? {
          event == "opacity" ? nil : super.action(for: layer, forKey: event)
        }
        """,
      body: "layer.opacity = 0\nlayer.zPosition = 1",
      turn: ["layer.opacity = 0", "layer.zPosition = 1"],
      layers: [
        "layer viewBacked on screen opacity=layer.opacity zPosition=layer.zPosition"
          + " delegate=[opacity: nil, zPosition: super, onOrderIn: super, onOrderOut: super,"
          + " sublayers: super]"
      ]),
    transaction(
      name: "a layer's class that answers",
      members: """
        final class Quiet: CALayer {
          override func action(forKey event: String) -> CAAction? { NSNull() }
          override class func defaultAction(forKey event: String) -> CAAction? {
            guard event == "opacity" else { return super.defaultAction(forKey: event) }
            return NSNull()
          }
        }
        """,
      body: "let dot = Quiet()\ndot.opacity = 0",
      turn: ["dot.opacity = 0"],
      layers: [
        "dot standalone new method=[opacity: null, onOrderIn: null, onOrderOut: null, sublayers: null]"
          + " defaultAction=[opacity: null, onOrderIn: super, onOrderOut: super, sublayers: super]"
      ]),
  ]
}
