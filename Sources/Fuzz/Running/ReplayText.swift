/// Recorded choices as a line short enough to retype.
///
/// `f1-BODY-CHECK`: the version of the notation, one digit for each choice's index, and two digits that
/// tell a typing error. An index of 32 or more stands between two points. The simplest choices at the
/// end are left out, since a replay takes those on its own.
public struct ReplayText: Hashable, Sendable, CustomStringConvertible {
  /// The notation's version.
  static let version = "f1"

  /// The indices of the choices, without simplest ones at the end.
  public let indices: [UInt64]

  /// Creates the text of recorded choices.
  public init(_ sequence: ChoiceSequence) {
    let indices = sequence.choices.map(\.index)
    self.indices = Array(indices[..<(indices.lastIndex { $0 > 0 }.map { $0 + 1 } ?? 0)])
  }

  /// Reads a text.
  ///
  /// - Throws: `ReplayTextError` with what is wrong.
  public init(_ text: String) throws(ReplayTextError) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.first == Self.version[...] else {
      throw ReplayTextError(
        "a replay text begins with '\(Self.version)-', not with '\(text.prefix(8).oneLine)'")
    }
    guard fields.count == 3 else {
      throw ReplayTextError("a replay text has three parts between '-', not \(fields.count)")
    }
    let indices = try Self.indices(of: fields[1])
    guard fields[2] == Self.check(of: indices)[...] else {
      throw ReplayTextError(
        "the check digits '\(fields[2].prefix(8).oneLine)' don't fit: a digit was mistyped or lost")
    }
    guard indices.last != 0 else { throw ReplayTextError("a replay text doesn't end in a zero") }
    self.indices = indices
  }

  /// The line.
  public var description: String {
    let body = indices.map { $0 < 32 ? Digits.text(of: $0) : ".\(Digits.text(of: $0))." }
    return "\(Self.version)-\(body.joined())-\(Self.check(of: indices))"
  }

  /// The choices to replay.
  public var sequence: ChoiceSequence {
    ChoiceSequence(indices.map { Choice(Int64(bitPattern: $0), from: .any) })
  }

  private static func indices(of body: Substring) throws(ReplayTextError) -> [UInt64] {
    let pieces = body.split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else {
      throw ReplayTextError("a point in a replay text lacks its partner")
    }
    var indices: [UInt64] = []
    for (place, piece) in pieces.enumerated() {
      indices += try place % 2 == 0 ? short(piece) : [long(piece)]
    }
    return indices
  }

  private static func short(_ piece: Substring) throws(ReplayTextError) -> [UInt64] {
    var indices: [UInt64] = []
    for character in piece {
      guard let value = Digits.value(of: character) else {
        throw ReplayTextError("'\(String(character).oneLine)' is no digit of a replay text")
      }
      indices.append(value)
    }
    return indices
  }

  private static func long(_ piece: Substring) throws(ReplayTextError) -> UInt64 {
    guard let number = Digits.number(piece), number >= 32, Digits.text(of: number) == piece else {
      throw ReplayTextError("'.\(piece.prefix(20).oneLine).' is no number of a replay text")
    }
    return number
  }

  private static func check(of indices: [UInt64]) -> String {
    let hash = indices.reduce(UInt64(indices.count)) { SplitMix64.mixed($0 &* 31 ^ $1) }
    return Digits.text(of: 32 + hash % 992)
  }
}

extension StringProtocol {
  /// The text without control characters.
  var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }))
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
