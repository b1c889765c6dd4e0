import OrderingModel
import Reports
import Testing
import Theorems

/// Replay tokens.
struct ReplayTokenTests {
  @Test func `every witness's token reads back, and shows its fault again`() throws {
    let program = TabIconDissolve().program
    let prover = Prover(program)
    for run in try prover.prove().witnesses.compactMap({ $0 }) {
      let token = ReplayToken(file: "Sources/a@b:c.swift", program, .span, run)
      let read = try ReplayToken(token.text)
      #expect(read == token)
      let again = try prover.run(read.ordering, in: read.world)
      #expect(again.faults == run.faults)
      #expect(again.faults.first?.kind == read.fault)
    }
  }

  @Test func `a token names where another thread comes between, and when what may come comes`()
    throws
  {
    var builder = ProgramBuilder(name: "hide")
    let layer = builder.layer(Layer(name: "icon", kind: .viewBacked, isOnScreen: true))
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(1), to: .number(0),
        timing: Timing(duration: .seconds(1))))
    builder.turn([
      Statement(.begin, text: "begin"),
      Statement(.set(layer, Program.opacity, .number(0)), text: "set"),
      Statement(.add(fade, to: layer, forKey: nil), text: "add"),
      Statement(.commit, text: "commit"),
    ])
    let radius = builder.key("cornerRadius")
    let other = Statement(.set(layer, radius, .number(4)), text: "set elsewhere")
    builder.turn(
      Turn(
        .anyTime, on: .background,
        [
          Statement(.begin, text: "begin"), other, Statement(.commit, text: "commit"),
        ]))
    let prover = Prover(builder.program, in: .closed)
    let run = try #require(try prover.prove().counterexample)
    #expect(run.world.interleaving == 2)
    let token = ReplayToken(file: "A.swift", builder.program, .span, run)
    #expect(token.text.contains("@c0t0b2@flicker@"))
    let read = try ReplayToken(token.text)
    #expect(read == token)
    #expect(try prover.run(read.ordering, in: read.world).faults == run.faults)
    #expect(
      Phrases(builder.program, run.statements).text(of: run.world)
        == "another thread comes between, after `set`")
  }

  @Test(arguments: [
    "", "@", "a:b@span@1@c0@early", "b@span@1@c0@early@0", "a:b@spin@1@c0@early@0",
    "a:b@span@1.1@c0@early@0", "a:b@span@2-1@c0@early@0", "a:b@span@1-99999999999@c0@early@0",
    "a:b@span@x@c0@early@0", "a:b@span@1.3@c0@early@0", "a:b@span@1@d0@early@0",
    "a:b@span@1@c3@early@0", "a:b@span@1@c0x@early@0", "a:b@span@1@c0x0@early@0",
    "a:b@span@1@c0@late@0", "a:b@add,,set@1@c0@early@0", "a:b@span@0-2@c0@early@0",
    "a:b@span@1-2-3@c0@early@0", "a:b@span@1@c0b@early@0", "a:b@span@1@c0t@early@0",
    "a:b@span@1@c0t99999999999999999999@early@0", "a:b@span@1@c0b1t0@early@0",
  ])
  func `a malformed token is refused in one line`(text: String) {
    #expect {
      try ReplayToken(text)
    } throws: { error in
      guard let error = error as? TokenError else { return false }
      return !error.message.isEmpty && !error.message.contains("\n")
    }
  }

  @Test func `a token cut or changed anywhere is refused or another token, never a crash`() {
    let text = "Sources/Icon.swift:fade@add,set@2.1.3-11@o2x4@never@9f3a02c1"
    let bytes = Array(text.utf8)
    var readable = 0
    for place in bytes.indices {
      for byte in [UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "9"), 0] {
        var changed = bytes
        changed[place] = byte
        readable += (try? ReplayToken(String(decoding: changed, as: UTF8.self))) == nil ? 0 : 1
      }
      readable +=
        (try? ReplayToken(String(decoding: bytes[..<place], as: UTF8.self))) == nil ? 0 : 1
    }
    #expect(readable > 0)
  }

  @Test func `the digest changes with the program and not with the lines`() throws {
    let program = TabIconDissolve().program
    var moved = program
    moved.turns[0].statements[0].location = Statement.Location(file: "x", line: 9, column: 1)
    #expect(moved.currentDigest == program.currentDigest)
    var changed = program
    changed.animations[0].timing.duration += 1
    #expect(changed.currentDigest != program.currentDigest)
  }
}
