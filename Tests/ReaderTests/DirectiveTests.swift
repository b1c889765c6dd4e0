import OrderingModel
import SwiftReader
import Testing

struct DirectiveTests {
  private func listing(_ directives: String) throws -> Listing {
    let text = """
      // What it does.
      \(directives)
      @MainActor
      func animate(badge: CALayer) {
        let dot = CALayer()
        dot.contents = image
        CATransaction.begin()
        badge.opacity = 0
        dot.opacity = 0
        CATransaction.commit()
      }
      """
    return Listing(program: try SourceFile(text: text, name: "A.swift").program())
  }

  @Test func `without directives the picture is the source's`() throws {
    let listing = try listing("")
    #expect(
      listing.layers == ["dot standalone new", "badge standalone on screen opacity=badge.opacity"])
    #expect(listing.turn.first == "dot.contents = image")
  }

  @Test func `kinds and places are as told`() throws {
    let listing = try listing(
      """
      // flickerproof: viewBacked dot, badge
      // flickerproof: onScreen dot
      // flickerproof: new badge
      """)
    #expect(
      listing.layers == [
        "dot viewBacked on screen contents=dot.contents opacity=dot.opacity",
        "badge viewBacked new",
      ])
    #expect(listing.program.assumptions.isEmpty)
  }

  @Test func `starting values are as told`() throws {
    let listing = try listing(
      """
      // flickerproof: start badge.opacity = 0.5
      //flickerproof: start badge.isHidden = false
      // flickerproof:   start dot.opacity = level
      """)
    #expect(
      listing.layers == [
        "dot standalone new opacity=level",
        "badge standalone on screen opacity=0.5 hidden=0",
      ])
  }

  @Test(arguments: [
    "/// flickerproof: new badge", "// Flickerproof: new badge", "// flickerproof : new\tbadge",
    "// flickerproof: new badge\n\n// Fades.\n", "/* flickerproof: new badge */",
  ])
  func `a comment may be one of documentation, in capitals, or above empty lines`(
    comment: String
  ) throws {
    #expect(try listing(comment).layers.last == "badge standalone new")
  }

  @Test func `what only mentions the tool is no directive`() throws {
    #expect(try listing("// flickerproof proves this").layers.count == 2)
  }

  @Test func `a directive at no function is told of`() throws {
    let text = """
      // flickerproof: new badge
      final class Card {
        func animate(badge: CALayer) {
          CATransaction.begin()
          badge.opacity = 0
          CATransaction.commit()
        }
      }
      """
    let program = try SourceFile(text: text, name: "A.swift").program()
    #expect(
      program.assumptions.contains(
        "the comment for flickerproof on line 1 stands at no function, so it says nothing"))
  }

  @Test func `a stage tells the pictures, before and after the source sets them`() throws {
    let listing = try listing(
      """
      // flickerproof: stage icon: dot(off) < badge(on)
      // flickerproof: later badge shows off
      """)
    #expect(
      listing.layers == [
        "dot standalone new", "badge standalone on screen contents=on opacity=badge.opacity",
      ])
    #expect(listing.turn.first == "dot.contents = off")
    #expect(listing.turn.last == "| badge.contents = off")
    #expect(listing.program.turns[0].statements.last?.text == "later: badge shows off")
    #expect(
      listing.program.stages == [Stage(name: "icon", layers: [LayerID(0), LayerID(1)])])
  }

  @Test func `the picture of a layer on screen is what it shows at first`() throws {
    let listing = try listing(
      "// flickerproof: onScreen dot\n// flickerproof: stage icon: dot(off) < badge(on)")
    #expect(
      listing.layers.first == "dot standalone on screen contents=off opacity=dot.opacity")
    #expect(listing.turn.first == "dot.contents = image")
  }

  @Test func `a stage without pictures leaves them to the source`() throws {
    let listing = try listing("// flickerproof: stage icon: dot < badge")
    #expect(listing.turn.first == "dot.contents = image")
    #expect(listing.program.stages.map(\.name) == ["icon"])
  }

  @Test func `a layer of the source to which nothing is done can stand on a stage`() throws {
    let text = """
      func animate(view: UIView) {
        // flickerproof: stage icon: back(off) < view.layer(on)
        let back = view.layer.sublayers?.first
        CATransaction.begin()
        view.layer.opacity = 0
        CATransaction.commit()
      }
      """
    let listing = Listing(program: try SourceFile(text: text, name: "A.swift").program())
    #expect(
      listing.layers.sorted() == [
        "back standalone on screen contents=off",
        "view.layer viewBacked on screen contents=on opacity=view.layer.opacity",
      ])
  }

  @Test(arguments: [
    ("assume isOn", "badge.opacity = 1"), ("assume !isOn", "badge.opacity = 0"),
    ("assume isOn = false", "badge.opacity = 0"), ("assume !self.isOn", "badge.opacity = 0"),
  ])
  func `a condition is what a comment says`(directive: String, set: String) throws {
    let text = """
      // flickerproof: \(directive)
      // flickerproof: assume length = 0.5
      func animate(badge: CALayer) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(length * 2)
        if isOn { badge.opacity = 1 } else { badge.opacity = 0 }
        CATransaction.commit()
      }
      """
    let program = try SourceFile(text: text, name: "A.swift").program()
    #expect(Listing(program: program).turn == ["begin", "duration 1000ms", set, "commit"])
    let isOn = set.hasSuffix("1")
    #expect(
      program.assumptions.prefix(2) == [
        "`length` is 0.5, as a comment tells", "`isOn` is \(isOn), as a comment tells",
      ])
  }

  @Test func `a comment may lead past the transaction`() throws {
    let text = """
      // flickerproof: assume !isOn
      func animate(badge: CALayer) {
        if isOn { CATransaction.begin() }
        badge.opacity = 1
        if isOn { CATransaction.commit() }
      }
      """
    let program = try SourceFile(text: text, name: "A.swift").program()
    #expect(Listing(program: program).turn == ["badge.opacity = 1"])
  }
}
