import OrderingModel

extension ReplayToken {
  /// Returns an ordering as text: places from 1, runs of three and more as `first-last`.
  static func text(of ordering: [Int]) -> String {
    var runs: [(first: Int, last: Int)] = []
    for operation in ordering.map({ $0 + 1 }) {
      if let last = runs.last, operation == last.last + 1 {
        runs[runs.count - 1].last = operation
      } else {
        runs.append((operation, operation))
      }
    }
    return runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
      .joined(separator: ".")
  }

  static func ordering(_ text: String) throws(TokenError) -> [Int] {
    var ordering: [Int] = []
    for run in text.split(separator: ".", omittingEmptySubsequences: false) {
      let ends = run.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard let first = ends.first, let last = ends.last, ends.count < 3, first > 0, last >= first,
        last <= Prover.operationLimit
      else { throw TokenError("'\(text.cut(to: 40))' in the replay token is not an ordering") }
      ordering += (first...last).map { $0 - 1 }
    }
    guard ordering.sorted() == Array(0..<ordering.count) else {
      throw TokenError("the ordering '\(text.cut(to: 40))' does not name each operation once")
    }
    return ordering
  }

  static func text(of world: World) -> String {
    let open = world.isImplicitTransactionOpen ? "o" : "c"
    let slowed = world.slowed.map { "x\($0.index + 1)" } ?? ""
    return "\(open)\(world.otherCode.rawValue)\(slowed)"
  }

  static func world(_ text: String) throws(TokenError) -> World {
    let parts = text.dropFirst(2).isEmpty ? [] : [text.dropFirst(3)]
    let slowed = parts.first.flatMap { Int($0) }
    guard let open = text.first, open == "c" || open == "o",
      let code = text.dropFirst().first?.wholeNumberValue,
      let otherCode = World.OtherCode(rawValue: code),
      parts.isEmpty || (text.dropFirst(2).first == "x" && (slowed ?? 0) > 0 && (slowed ?? 0) < 1000)
    else { throw TokenError("'\(text.cut(to: 20))' in the replay token is not a world") }
    return World(
      isImplicitTransactionOpen: open == "o", otherCode: otherCode,
      slowed: slowed.map { AnimationID($0 - 1) })
  }

  static func fault(_ text: String) throws(TokenError) -> FaultKind? {
    if text == "none" { return nil }
    guard let kind = FaultKind.allCases.first(where: { $0.name == text }) else {
      throw TokenError("'\(text.cut(to: 20))' in the replay token is not a fault")
    }
    return kind
  }
}
