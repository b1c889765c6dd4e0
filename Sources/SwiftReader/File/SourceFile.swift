public import OrderingModel
import SwiftOutline

/// A Swift file, read for its transactions.
///
/// Each function that opens a transaction or adds an animation can be read as a `Program`. What it
/// calls in the same file is read along with it; what it calls elsewhere is unknown. What the source
/// cannot tell, comments do, inside the function or before it:
///
///     // flickerproof: stage current: normal(off) < selected(on) < image(on)
///     // flickerproof: viewBacked image
///     // flickerproof: standalone badge
///     // flickerproof: onScreen image, badge
///     // flickerproof: new normal, selected
///     // flickerproof: start image.opacity = 1
///     // flickerproof: later image shows off
///     // flickerproof: assume isAnimated
///     // flickerproof: assume duration = 0.5
///     // flickerproof: interrupt cancel
///
/// A stage names layers that overlap, bottom to top, each with the picture that it shows. The layer of
/// a view is `viewBacked`, any other `standalone`; a layer is `onScreen` before the function begins, or
/// `new`. `start` tells what a property holds at first, and `later` that other code swaps the picture
/// of a layer, later in the same turn. `assume` tells what an expression is that the source leaves open, with
/// `!` before it that it is false. `interrupt` tells that a function of the same type may be called
/// once, at any later time. Layers have the names that they have in the function.
public struct SourceFile: Sendable {
  /// What the file is called in locations.
  public let name: String
  /// The functions that open a transaction or add an animation, from top to bottom.
  public let functions: [Function]

  /// How often a function is read again with what has been found out.
  private static let mostReadings = 3

  let declarations: Declarations
  let comments: [SourceComment]
  let lines: [Substring]

  /// Reads a text; throws where it is not Swift.
  public init(text: String, name: String) throws(ReadingError) {
    let outline: SourceOutline
    do {
      outline = try SourceOutline(parsing: text)
    } catch {
      throw ReadingError(
        file: name, line: error.position.line, column: error.position.column,
        message: error.message)
    }
    self.name = name
    declarations = Declarations(of: outline.statements)
    comments = outline.comments
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    functions = declarations.functions.compactMap(Function.init)
  }

  /// Returns the program of one of the functions.
  public func program(of function: Function) throws(ReadingError) -> Program {
    let directives = try directives(for: function.declaration.function)
    // What is done to a layer decides whether it belongs to the program, also before that place.
    var reading = try lowered(function, directives, knowing: Findings())
    for _ in 1...Self.mostReadings {
      let known = reading.findings
      reading = try lowered(function, directives, knowing: known)
      if reading.findings.properties == known.properties { break }
    }
    return reading.finished()
  }

  private func lowered(
    _ function: Function, _ directives: [Directive], knowing known: Findings
  ) throws(ReadingError) -> Lowering {
    var lowering = Lowering(
      file: name, declarations: declarations, declaration: function.declaration,
      called: uniqueName(of: function), known: known)
    try lowering.lowerFunction(directives)
    try lowering.apply(directives)
    try lowering.readActionMethods()
    for line in strayDirectives() {
      lowering.builder.assume(
        "the comment for flickerproof on line \(line) stands at no function, so it says nothing")
    }
    return lowering
  }
}
