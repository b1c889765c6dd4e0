import Foundation
import OrderingModel
import SwiftReader
import Testing

struct ExampleTests {
  private func listing() throws -> Listing {
    let file = try SourceFile(text: Fixture.tabIconDissolve(), name: "TabIconDissolve.swift")
    return Listing(program: try file.program())
  }

  @Test func `the dissolve has a fixed beginning, eleven statements and a fixed end`() throws {
    let turn = try listing().turn
    #expect(
      turn.filter { $0.hasPrefix("|") } == [
        "| currentOff.frame = current.frame", "| currentOff.contents = off",
        "| put currentOff into the screen",
        "| currentOn.frame = current.frame", "| currentOn.contents = on",
        "| put currentOn into the screen",
        "| nextOff.frame = next.frame", "| nextOff.contents = off",
        "| put nextOff into the screen",
        "| nextOn.frame = next.frame", "| nextOn.contents = on",
        "| put nextOn into the screen",
        "| current.contents = off", "| next.contents = on",
      ])
    #expect(
      turn.filter { !$0.hasPrefix("|") } == [
        "current.opacity = 0", "next.opacity = 0",
        "begin", "completion 0",
        "add fadeIn to currentOff key nil", "add fadeOut to currentOn key nil",
        "add fadeOut to nextOff key nil", "add fadeIn to nextOn key nil",
        "currentOff.opacity = 1", "currentOn.opacity = 0",
        "nextOff.opacity = 0", "nextOn.opacity = 1",
        "commit",
      ])
    #expect(turn.suffix(3) == ["commit", "| current.contents = off", "| next.contents = on"])
  }

  @Test func `the dissolve's block shows both images and removes the four layers`() throws {
    #expect(
      try listing().blocks == [
        [
          "current.opacity = 1", "next.opacity = 1", "take currentOff out", "take currentOn out",
          "take nextOff out", "take nextOn out",
        ]
      ])
  }

  @Test func `the dissolve's layers and animations are told, and nothing is assumed`() throws {
    let listing = try listing()
    #expect(
      listing.layers == [
        "current viewBacked on screen opacity=1 contents=on frame=current.frame",
        "currentOff standalone new", "currentOn standalone new",
        "next viewBacked on screen opacity=1 contents=off frame=next.frame",
        "nextOff standalone new", "nextOn standalone new",
      ])
    let (fadeIn, fadeOut) =
      ("fadeIn opacity from 0 to 1 150ms", "fadeOut opacity from 1 to 0 150ms")
    #expect(listing.animations == [fadeIn, fadeOut, fadeOut, fadeIn])
    #expect(listing.program.assumptions.isEmpty)
    #expect(
      listing.program.stages == [
        Stage(name: "current", layers: [1, 2, 0].map { LayerID($0) }),
        Stage(name: "next", layers: [4, 5, 3].map { LayerID($0) }),
      ])
  }

  @Test func `the avatar is safe and never shows, unless its thread commits it`() throws {
    let text = try Fixture.example("AvatarView")
    let set = "self.avatar.contents = UIImage(contentsOfFile: path)?.cgImage"
    let cures = [
      "CATransaction.begin()\n\(set)\nCATransaction.commit()", "\(set)\nCATransaction.flush()",
    ]
    #expect(try findings(text) == [.uncommitted])
    for cure in cures { #expect(try findings(text.replacing(set, with: cure)) == []) }
  }

  private func findings(_ text: String) throws -> [FaultKind] {
    let program = try SourceFile(text: text, name: "AvatarView.swift").program()
    let proof = try Prover(program).prove()
    #expect(proof.asWritten.isSafe)
    #expect(proof.asWritten.faults.kinds == proof.findings.map(\.kind))
    return proof.findings.map(\.kind)
  }

  @Test func `statements know their text, their place and what they depend on`() throws {
    let statements = try listing().program.turns[0].statements
    let block = try #require(statements.first { $0.text.contains("setCompletionBlock") })
    #expect(block.text == "CATransaction.setCompletionBlock { … }")
    #expect(block.location?.file == "TabIconDissolve.swift")
    #expect(block.location?.column == 5)
    #expect(block.earliest == 12)
    #expect(statements.first { $0.text == "CATransaction.begin()" }?.earliest == 0)
    #expect(statements.first { $0.text == "currentOff.opacity = 1" }?.earliest == 6)
  }

  @Test
  func `the ring can be held and go on at any moment, unless its clock is set to another time`()
    throws
  {
    let text = try Fixture.example("PausableRing")
    func faults(_ text: String) throws -> [FaultKind] {
      let program = try SourceFile(text: text, name: "PausableRing.swift").program()
      return try Prover(program).prove().asWritten.faults.kinds
    }
    #expect(try faults(text) == [])
    for line in [
      "layer.timeOffset = now",
      "layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held",
    ] {
      #expect(try faults(text.replacing(line, with: "")) == [.flicker])
    }
  }

  @Test func `an actions dictionary helps only what is set after it`() throws {
    let text = try Fixture.example("SilentFade")
    let program = try SourceFile(text: text, name: "SilentFade.swift").program()
    #expect(program.assumptions.isEmpty)
    let proof = try Prover(program).prove()
    #expect(proof.asWritten.isSafe && proof.isSufficient)
    #expect((proof.safe, proof.total) == (48, 120))
  }
}
