package import OrderingModel

/// A line short enough to retype, which names one run of one program.
///
/// `FILE:FUNCTION@MOVED@ORDERING@WORLD@FAULT@DIGEST`, such as
/// `Sources/Icon.swift:fade@span@2.1.3-11@c1@never@9f3a02c1`. The ordering names the operations by
/// their places as written, from 1; a run of consecutive ones is its first and last. The world is `c`
/// or `o` (closed or open: whether an implicit transaction is open at the start), what other code does
/// (0 nothing, 1 adds an endless animation, 2 sets a block before that), after an `x`, which
/// animation lasts three times as long, from 1, after each `t`, when a turn begins that may begin at
/// any time, in nanoseconds, and, after a `b`, how many statements another thread's turn comes
/// between. The digest tells whether the program is still the
/// same.
package struct ReplayToken: Hashable, Sendable {
  /// The file, and the function in it.
  package let file: String
  /// The function.
  package let function: String
  /// What moves.
  package let movable: Movable
  /// The ordering.
  package let ordering: [Int]
  /// The world.
  package let world: World
  /// The fault that the run shows; nil for none.
  package let fault: FaultKind?
  /// What the program was like.
  package let digest: String

  /// Creates the token of a run.
  package init(
    file: String, _ program: Program, _ movable: Movable, _ run: Counterexample,
    digest: String? = nil
  ) {
    self.file = file
    function = program.name
    self.movable = movable
    ordering = run.ordering
    world = run.world
    fault = run.faults.first?.kind
    self.digest = digest ?? program.currentDigest
  }

  /// Reads a token.
  ///
  /// - Throws: `TokenError` with what is wrong.
  package init(_ text: String) throws(TokenError) {
    let fields = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 6 else {
      throw TokenError(
        "'\(text.cut(to: 60))' is not a replay token: it needs six fields behind '@'")
    }
    // A file's name may hold an '@' of its own.
    let rest = Array(fields.suffix(5))
    let place = fields.dropLast(5).joined(separator: "@")
    guard let colon = place.lastIndex(of: ":") else {
      throw TokenError("a replay token begins with FILE:FUNCTION, not with '\(place.cut(to: 40))'")
    }
    file = String(place[..<colon])
    function = String(place[place.index(after: colon)...])
    movable = try Movable(option: rest[0])
    ordering = try Self.ordering(rest[1])
    world = try Self.world(rest[2])
    fault = try Self.fault(rest[3])
    digest = rest[4]
  }

  /// The token as text.
  package var text: String {
    let fields = [
      "\(file):\(function)", movable.option, Self.text(of: ordering), Self.text(of: world),
      fault?.name ?? "none", digest,
    ]
    return fields.joined(separator: "@")
  }
}
