#if HAS_SWIFT_PARSER
  internal import SwiftDiagnostics
  internal import SwiftParser
  internal import SwiftParserDiagnostics
  internal import SwiftSyntax

  extension SourceOutline {
    /// Whether the package was built with a toolchain that brings its SwiftParser.
    package static let isAvailable = true

    private static let tooDeepMessage =
      "this is nested too deeply to be read; move a part of it to a helper"

    /// Creates the outline of a text; throws where it is not Swift.
    package init(parsing text: String) throws(SourceFault) {
      if let fault = Self.bracketFault(in: text) { throw fault }
      let file = Parser.parse(source: text)
      let places = SourceLocationConverter(fileName: "", tree: file)
      let tooDeep = file.tokens(viewMode: .sourceAccurate).first { !Self.isShallow($0) }
      if let tooDeep {
        let place = places.location(for: tooDeep.positionAfterSkippingLeadingTrivia)
        throw SourceFault(
          position: SourcePosition(line: place.line, column: place.column),
          message: Self.tooDeepMessage)
      }
      let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: file)
      if let fault = diagnostics.first(where: { $0.diagMessage.severity == .error }) {
        let place = fault.location(converter: places)
        throw SourceFault(
          position: SourcePosition(line: place.line, column: place.column), message: fault.message)
      }
      let builder = OutlineBuilder(places: places)
      self.init(
        statements: builder.statements(file.statements), comments: builder.comments(of: file))
    }

    /// Returns a fault where brackets are nested so deeply that the toolchain's parser, which looks
    /// twice into each one for a type, would not end.
    private static func bracketFault(in text: String) -> SourceFault? {
      var (line, column, depth) = (1, 1, 0)
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth = max(depth - 1, 0)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""): depth = 0
        default: break
        }
        if depth > 12 {
          return SourceFault(
            position: SourcePosition(line: line, column: column), message: tooDeepMessage)
        }
        (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
      }
      return nil
    }

    /// Returns whether a visitor that descends to a token stays well within its stack.
    private static func isShallow(_ token: TokenSyntax) -> Bool {
      var ancestor = token.parent
      for _ in 0..<600 {
        guard let next = ancestor?.parent else { return true }
        ancestor = next
      }
      return false
    }
  }
#else
  extension SourceOutline {
    /// Whether the package was built with a toolchain that brings its SwiftParser.
    package static let isAvailable = false

    /// Throws, since this toolchain has no SwiftParser.
    package init(parsing text: String) throws(SourceFault) {
      throw SourceFault(
        position: SourcePosition(line: 1, column: 1),
        message: "this toolchain has no SwiftParser; build with one from swift.org or Xcode")
    }
  }
#endif
