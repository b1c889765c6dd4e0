import FlickerproofTesting
import Foundation
import Fuzz
import OrderingModel
import Testing

/// The tests that README.md shows.
struct ReadmeTests {
  @Test func `the icon fades out without a flicker`() {
    var builder = ProgramBuilder(name: "fadeOut")
    let icon = builder.layer(Layer(name: "icon", kind: .viewBacked, isOnScreen: true))
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(1), to: .number(0),
        timing: Timing(duration: .seconds(0.5))))
    builder.turn([
      Statement(.add(fade, to: icon, forKey: nil), text: "icon.add(fade, forKey: nil)"),
      Statement(.set(icon, Program.opacity, .number(0)), text: "icon.opacity = 0"),
    ])
    expectSafe(builder.program)
  }

  @Test func `sorting twice is sorting once`() {
    let lists = Generator<Int>.integers().list()
    check(
      Property<[Int]>("sorting twice is sorting once", over: lists) { list in
        list.sorted().sorted() == list.sorted()
      })
  }

  @Test func `README.md shows these tests as they are`() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = (0..<3).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
    let fence = try #require(
      readme.components(separatedBy: "```swift\n").first { $0.hasPrefix("@Test") })
    let shown = try #require(fence.components(separatedBy: "\n```").first)
    #expect(source.contains(shown))
  }
}
