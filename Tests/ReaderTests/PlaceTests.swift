import OrderingModel
import SwiftReader
import Testing

struct PlaceTests {
  @Test func `a statement cannot stand before what it uses is defined`() throws {
    let program = try Fixture.program(
      """
      let fade = CABasicAnimation(keyPath: "opacity")
      CATransaction.begin()
      let start = layer.opacity
      fade.fromValue = start
      fade.toValue = 0
      layer.add(fade, forKey: nil)
      let end = 0.5
      CATransaction.setCompletionBlock {
        let half = end / 2
        self.layer.opacity = half
        let whole = end
        self.layer.opacity = whole
      }
      fade.duration = 1
      layer.add(fade, forKey: "b")
      layer.opacity = 0
      CATransaction.commit()
      """)
    let places = program.turns[0].statements.map { "\($0.earliest) \($0.text)" }
    #expect(
      places == [
        "0 CATransaction.begin()", "0 let start = layer.opacity",
        "2 layer.add(fade, forKey: nil)", "3 CATransaction.setCompletionBlock { … }",
        "4 layer.add(fade, forKey: \"b\")", "0 layer.opacity = 0", "0 CATransaction.commit()",
      ])
    #expect(program.blocks[0].statements.map(\.earliest) == [0, 1])
  }

  @Test func `a text is on one line, with long closures shortened`() throws {
    let program = try Fixture.program(
      """
      CATransaction  .begin()  // now
      layer
        .add(
          fade(
            /* from */ 0, to: "a  b"),
          forKey: nil
        )
      CATransaction.setCompletionBlock { a() }
      CATransaction.setCompletionBlock({ [weak self] in self?.layer.opacity = 1 })
      CATransaction.commit()
      """,
      members: """
        func fade(_ from: Int, to: String) -> CABasicAnimation { CABasicAnimation(keyPath: "opacity") }
        """)
    #expect(
      program.turns[0].statements.map(\.text) == [
        "CATransaction .begin()", "layer.add(fade(0, to: \"a  b\"), forKey: nil)",
        "CATransaction.setCompletionBlock { a() }", "CATransaction.setCompletionBlock({ … })",
        "CATransaction.commit()",
      ])
    #expect(program.turns[0].statements.map { $0.location?.line } == [4, 5, 11, 12, 13])
  }
}
