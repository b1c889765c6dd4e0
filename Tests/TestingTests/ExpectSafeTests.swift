import FlickerproofTesting
import OrderingModel
import Testing

/// What `expectSafe` records.
struct ExpectSafeTests {
  private func fade(addingFirst: Bool) -> Program {
    var builder = ProgramBuilder(name: "fade")
    let icon = builder.layer(Layer(name: "icon", kind: .viewBacked, isOnScreen: true))
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(1), to: .number(0),
        timing: Timing(duration: .seconds(0.5))))
    let block = builder.block([])
    let add = Statement(.add(fade, to: icon, forKey: nil), text: "icon.add(fade, forKey: nil)")
    let setBlock = Statement(.setCompletionBlock(block), text: "setCompletionBlock { }")
    builder.turn(
      [Statement(.begin, text: "begin()")]
        + (addingFirst ? [add, setBlock] : [setBlock, add])
        + [
          Statement(.set(icon, Program.opacity, .number(0)), text: "icon.opacity = 0"),
          Statement(.commit, text: "commit()"),
        ])
    return builder.program
  }

  @Test(arguments: [WorldSet.closed, .standard])
  func `a safe program records nothing`(worlds: WorldSet) {
    expectSafe(fade(addingFirst: false), in: worlds)
  }

  @Test func `an unsafe program is recorded at the caller's line with its report`() {
    withKnownIssue {
      expectSafe(fade(addingFirst: true))
    } matching: { issue in
      let parts = ["'fade' is not safe: early", "AS WRITTEN: early", "REPAIR", "ExpectSafeTests"]
      return parts.allSatisfy(issue.text.contains)
        && issue.sourceLocation?.fileID.hasSuffix("ExpectSafeTests.swift") == true
    }
  }

  private func loose(setting value: Expression?, adds: Int) -> Program {
    var builder = ProgramBuilder(name: "loose")
    let icon = builder.layer(Layer(name: "icon", kind: .viewBacked, isOnScreen: true))
    var statements = (0..<adds).map { _ in
      let fade = builder.animation(
        Animation(
          name: "fade", keyPath: Program.opacity, from: .number(1), to: .number(0),
          timing: Timing(duration: .seconds(0.5))))
      return Statement(
        .add(fade, to: icon, forKey: Program.opacity), text: "icon.add(fade, forKey: \"opacity\")")
    }
    if let value {
      statements.append(
        Statement(.set(icon, Program.opacity, value), text: "icon.opacity = value"))
    }
    builder.turn(statements)
    return builder.program
  }

  @Test(arguments: [1, 40])
  func `a program without begin, and one too long to reorder, are reported as written`(adds: Int) {
    withKnownIssue {
      expectSafe(loose(setting: nil, adds: adds))
    } matching: { issue in
      ["'loose' is not safe: ", "flicker", "icon.add(fade"].allSatisfy(issue.text.contains)
    }
  }

  @Test func `what is not known is an issue`() {
    withKnownIssue {
      expectSafe(loose(setting: .value(.unknown), adds: 1))
    } matching: {
      $0.text.contains("not known to be safe")
    }
  }
}
