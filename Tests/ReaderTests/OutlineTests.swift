import SwiftOutline
import Testing

struct OutlineTests {
  @Test func `an assignment holds all that follows`() throws {
    let outline = try SourceOutline(parsing: "a.b = c + d * 2 // note\nf(x) { $0.y = 1\n z() }")
    #expect(outline.statements.map(\.text) == ["a.b = c + d * 2", "f(x) { … }"])
    #expect(outline.comments.map(\.text) == [" note"])
    guard case .expression(let whole) = outline.statements[0].kind,
      case .infix(_, "=", let value) = whole.kind, case .infix(_, "+", let product) = value.kind
    else { return #expect(Bool(false), "\(outline.statements)") }
    #expect(product.text == "d * 2")
  }
}
