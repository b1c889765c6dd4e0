import Foundation
import OrderingModel
import Testing

@testable import Reports

/// Pictures of runs.
struct PictureTests {
  @Test(arguments: PictureCase.all)
  func `a picture is well-formed, and everything lies within it`(example: PictureCase) throws {
    let run = try example.run()
    let svg = Picture(run, token: example.token(of: run)).svg
    try CounterexampleFolder.record(svg, named: "\(example.name).svg")
    let shapes = try XMLShapes(svg)
    let root = try #require(shapes.all.first)
    let (width, height) = try (
      #require(root.number("width")), #require(root.number("height"))
    )
    #expect(
      root.attributes["viewBox"]
        == "0 0 \(root.attributes["width"] ?? "") \(root.attributes["height"] ?? "")")
    for shape in shapes.all.dropFirst() {
      for (x, y) in extent(of: shape) {
        #expect(x >= 0 && x <= width && y >= 0 && y <= height, "\(shape)")
      }
    }
  }

  @Test(arguments: PictureCase.all)
  func `every jump is a line from an open dot to a full one, with a label`(
    example: PictureCase
  ) throws {
    let run = try example.run()
    let shapes = try XMLShapes(Picture(run).svg)
    let jumps = run.timeline.moments.reduce(0) { $0 + $1.jumps.count { $0 } }
    let lines = shapes.named("line").filter { shape in
      shape.styles.contains { ["jump", "maybe"].contains($0) }
    }
    let dots = shapes.named("circle").filter { shape in
      shape.styles.contains { ["jump", "maybe", "fault", "doubt"].contains($0) }
    }
    #expect(lines.count == jumps)
    #expect(dots.count == 2 * jumps)
    #expect(shapes.named("text").count { $0.text.contains(" → ") } >= jumps)
  }

  @Test(arguments: PictureCase.all)
  func `a picture says what goes wrong, why, and which statements moved`(
    example: PictureCase
  ) throws {
    let run = try example.run()
    let token = example.token(of: run)
    let shapes = try XMLShapes(Picture(run, token: token).svg)
    let account = RunAccount(run: run, name: "", token: token)
    let words = shapes.named("text").map(\.text).joined(separator: " ")
    let told = ([account.sentence] + account.because + [account.world]).joined(separator: " ")
    for word in told.split(separator: " ") { #expect(words.contains(word)) }
    let ways = shapes.named("path").count { $0.styles.contains("way") }
    #expect(ways == (run.isAsWritten ? 0 : Listing(run).markCount))
    #expect(run.isAsWritten || ways > 0)
  }

  @Test func `the same run is the same picture, to the byte`() throws {
    let runs = try [PictureCase.crowded.run(), PictureCase.crowded.run()]
    #expect(Picture(runs[0]).svg == Picture(runs[1]).svg)
    #expect(Picture(runs[0]).svg == Picture(runs[0]).svg)
  }

  @Test func `names of moments do not lie over each other`() throws {
    for example in PictureCase.all {
      let shapes = try XMLShapes(Picture(try example.run()).svg)
      let names = shapes.named("text").filter { $0.text.contains(" ms: ") }
      for (index, name) in names.enumerated() {
        for other in names[(index + 1)...] where other.number("y") == name.number("y") {
          let (a, b) = (columns(of: name), columns(of: other))
          #expect(a.upperBound < b.lowerBound || b.upperBound < a.lowerBound, "\(example.name)")
        }
      }
    }
  }

  /// Returns the corners of a shape; every coordinate has to be a number.
  private func extent(of shape: XMLShapes.Shape) -> [(Double, Double)] {
    let numbers = ["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height"]
    for name in numbers where shape.attributes[name] != nil {
      #expect(shape.number(name)?.isFinite == true, "\(shape)")
    }
    func at(_ name: String) -> Double { shape.number(name) ?? .nan }
    switch shape.name {
    case "line": return [(at("x1"), at("y1")), (at("x2"), at("y2"))]
    case "rect":
      return [(at("x"), at("y")), (at("x") + at("width"), at("y") + at("height"))]
    case "circle":
      return [(at("cx") - at("r"), at("cy") - at("r")), (at("cx") + at("r"), at("cy") + at("r"))]
    case "text":
      let columns = columns(of: shape)
      return [(columns.lowerBound, at("y")), (columns.upperBound, at("y"))]
    case "path":
      let course = shape.attributes["d", default: ""].split { "MLCZ ".contains($0) }
      let numbers = course.map { Double($0) ?? .nan }
      return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    default: return []
    }
  }

  /// Returns where a text begins and ends, in a font as wide as any.
  private func columns(of text: XMLShapes.Shape) -> ClosedRange<Double> {
    let sizes: [Substring: Double] = ["title": 14, "small": 11, "tiny": 10, "code": 11]
    let size = text.styles.compactMap { sizes[$0] }.first ?? 12
    let (x, length) = (text.number("x") ?? 0, Picture.width(of: text.text, size: size))
    if text.styles.contains("right") { return x - length...x }
    return text.styles.contains("middle") ? x - length / 2...x + length / 2 : x...x + length
  }
}
