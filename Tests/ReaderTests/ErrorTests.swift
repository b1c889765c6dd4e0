import SwiftReader
import Testing

struct ErrorTests {
  @Test(arguments: files + bodies + directives + animations + turns)
  func `what cannot be read is said at its line`(example: ErrorCase) {
    let error = #expect(throws: ReadingError.self) {
      try SourceFile(text: example.text, name: "A.swift").program(of: example.function)
    }
    #expect(error?.line == example.line)
    #expect(error?.description.contains(example.message) ?? false, "\(error?.message ?? "")")
    #expect(error?.description.hasPrefix("A.swift:\(example.line):") ?? false)
  }

  static let files = [
    ErrorCase(
      file: "not Swift", "let a = 1\nfunc f( {\n", line: 2, message: "expected"),
    ErrorCase(
      file: "no function at all", "let a = 1", line: 1,
      message: "1:1: no function of this file opens a transaction or adds an animation"),
    ErrorCase(
      file: "no such function", "func f() { CATransaction.begin() }", function: "g", line: 1,
      message: "there is no function `g`; name one of those that open a transaction or add an"
        + " animation: f()"),
    ErrorCase(
      file: "a function without a transaction",
      "func f() { CATransaction.begin() }\n\n  func g() {}", function: "g", line: 3,
      message: "`g` neither opens a transaction nor adds an animation; name one"),
    ErrorCase(
      file: "more than one",
      "func f() { CATransaction.begin() }\nfunc g(_ x: Int) { CATransaction.begin() }", line: 1,
      message: "2 functions open a transaction; name one: f(), g(_:)"),
    ErrorCase(
      file: "an ambiguous name",
      "func f() { CATransaction.begin() }\nfunc f(x: Int) { CATransaction.begin() }",
      function: "f", line: 1, message: "`f` is the name of 2 functions; choose one: f(), f(x:)"),
    ErrorCase(
      file: "only an animation, and no name",
      """
      func f(l: CALayer, a: CAAnimation) { l.add(a, forKey: nil) }
      func g(l: CALayer, a: CAAnimation) { l.add(a, forKey: nil) }
      """, line: 1,
      message:
        "no function opens a transaction with `CATransaction.begin()`; name one of those that"
        + " add an animation: f(l:a:), g(l:a:)"),
    ErrorCase(
      file: "two overloads with the same labels",
      "func f(_ x: Int) { CATransaction.begin() }\nfunc f(_ x: Bool) { CATransaction.begin() }",
      function: "f", line: 1,
      message: "choose one: f(_:) on line 1, f(_:) on line 2 (a line is a name, too)"),
    ErrorCase(
      file: "a line without a transaction",
      "func f() { CATransaction.begin() }\nfunc g() {\n}", function: "3", line: 2,
      message: "`g` neither opens a transaction nor adds an animation; name one"),
    ErrorCase(
      file: "a line without a function", "func f() { CATransaction.begin() }\n\n", function: "2",
      line: 1, message: "no function stands on line 2; name one of those that open"),
  ]

  static let bodies = [
    ErrorCase(
      body: "an if", line: 3,
      """
      CATransaction.begin()
      if view.isHidden {
        view.layer.opacity = 0
      }
      """,
      message: "what depends on `if view.isHidden` cannot be read yet; say which way it goes:"
        + " // flickerproof: assume view.isHidden"),
    ErrorCase(
      body: "a switch", line: 2, "switch view.tag { default: CATransaction.begin() }",
      message: "`switch view.tag` cannot be read yet"),
    ErrorCase(
      body: "an unknown loop with a condition", line: 3,
      "CATransaction.begin()\nwhile view.isHidden { view.layer.opacity = 0 }",
      message: "`while view.isHidden` cannot be read yet; write the elements out"),
    ErrorCase(
      body: "an early exit in a transaction that does something", line: 3,
      "CATransaction.begin()\nif view.isHidden { view.layer.opacity = 0 }\nCATransaction.commit()",
      message: "`if view.isHidden` cannot be read yet; say which way it goes"),
    ErrorCase(
      body: "an animation that depends", line: 4,
      """
      CATransaction.begin()
      let fade = CABasicAnimation(keyPath: "opacity")
      if view.isHidden { fade.duration = 2 }
      """, message: "`if view.isHidden` cannot be read yet"),
    ErrorCase(
      body: "a layer that comes and goes by itself", line: 3,
      "CATransaction.begin()\nview.layer.repeatCount = 2",
      message: "`repeatCount` of a layer is not modelled"),
    ErrorCase(
      body: "a layer's clock that the source does not tell", line: 3,
      "CATransaction.begin()\nview.layer.timeOffset = slider.value",
      message: "`slider.value` does not tell the layer's `timeOffset`"),
    ErrorCase(
      body: "an unknown animation", line: 2, "view.layer.add(makeFade(), forKey: nil)",
      message: "not an animation that the function or a helper in this file creates"),
    ErrorCase(
      body: "no key path", line: 3,
      "let a = CABasicAnimation(keyPath: path)\nview.layer.add(a, forKey: nil)",
      message: "`a` has no key path that the source tells"),
    ErrorCase(
      body: "an unknown call of CATransaction", line: 3,
      "CATransaction.begin()\nCATransaction.explode()",
      message: "`CATransaction.explode` is not modelled"),
    ErrorCase(
      body: "recursion", line: 2, "animate(view: view)\nCATransaction.begin()",
      message: "`animate(view:)` calls itself"),
    ErrorCase(
      body: "a transaction in another's closure", line: 2,
      "queue.async { CATransaction.begin() }",
      message: "a closure given to a call that is not known holds a part of a transaction"),
    ErrorCase(
      body: "a transaction in a closure that nobody calls", line: 1,
      "let later = { CATransaction.begin() }",
      message: "stands in a closure or a nested function that is not called here"),
    ErrorCase(
      body: "a transaction in a nested function that nobody calls", line: 1,
      "func later() { CATransaction.begin() }",
      message: "move it to a function of its own, or name `animate.later`"),
  ]

  private static func directive(
    _ name: String, _ comments: String, line: Int, message: String
  ) -> ErrorCase {
    ErrorCase(
      body: name, line: line,
      """
      CATransaction.begin()
      let dot = CALayer()
      dot.opacity = 0
      view.layer.opacity = 0
      \(comments)
      CATransaction.commit()
      """, message: message)
  }

  static let directives = [
    directive(
      "unknown", "// flickerproof: above dot", line: 6,
      message: "`flickerproof: above dot` is not understood; write `stage NAME:"),
    directive(
      "words behind a value", "// flickerproof: start dot.opacity = 1     junk behind", line: 6,
      message: "`1     junk behind` is no value to start at; write a number, `true`, `false` or one"
    ),
    directive(
      "no colon", "// flickerproof start dot.opacity = 1", line: 6,
      message: "lacks a colon; write `flickerproof: start dot.opacity = 1`"),
    directive("empty", "// flickerproof:", line: 6, message: "is not understood"),
    directive(
      "a stage without a name", "// flickerproof: stage : a", line: 6,
      message: "is not understood"),
    directive(
      "a stage with a gap", "// flickerproof: stage s: dot < ", line: 6,
      message: "is not understood"),
    directive(
      "an unknown layer", "\n// flickerproof: new square", line: 7,
      message: "names no layer of the function: `square`; it has dot, view.layer"),
    directive(
      "two stages", "// flickerproof: stage s: dot\n// flickerproof: stage t: dot", line: 7,
      message: "`dot` stands in two places"),
    directive(
      "two pictures", "// flickerproof: stage s: dot(a) < dot(b)", line: 6,
      message: "`dot` stands in two places"),
    directive(
      "two stages of a name", "// flickerproof: stage s: dot\n// flickerproof: stage s: view.layer",
      line: 7, message: "there are two stages `s`"),
    directive(
      "an assumption without a value", "// flickerproof: assume level = many", line: 6,
      message: "is not understood"),
    directive(
      "an assumption of nothing", "// flickerproof: assume isDark", line: 6,
      message: "`assume isDark` tells of no expression of the function"),
    directive(
      "both kinds", "// flickerproof: viewBacked dot\n// flickerproof: standalone view.layer, dot",
      line: 7, message: "`dot` cannot be both viewBacked and standalone"),
    directive(
      "both places", "// flickerproof: onScreen dot, view.layer\n// flickerproof: new dot",
      line: 7, message: "`dot` cannot be both new and onScreen"),
    directive(
      "two starts",
      "// flickerproof: start dot.opacity = 1\n// flickerproof: start dot.opacity = 0",
      line: 7, message: "`dot.opacity` cannot start at two values"),
  ]
}
