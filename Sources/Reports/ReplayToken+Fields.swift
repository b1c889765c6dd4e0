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
    let times = world.interruptions.map { "t\($0)" }.joined()
    let place = world.interleaving.map { "b\($0)" } ?? ""
    return "\(open)\(world.otherCode.rawValue)\(slowed)\(times)\(place)"
  }

  static func world(_ text: String) throws(TokenError) -> World {
    guard
      let fields = text.wholeMatch(of: /([co])([0-9])(?:x([0-9]+))?((?:t[0-9]+)*)(?:b([0-9]+))?/),
      let code = Int(fields.2), let otherCode = World.OtherCode(rawValue: code)
    else { throw TokenError("'\(text.cut(to: 20))' in the replay token is not a world") }
    var world = World(isImplicitTransactionOpen: fields.1 == "o", otherCode: otherCode)
    if let slowed = fields.3 {
      world.slowed = AnimationID(try number(slowed, in: 1...999, of: text) - 1)
    }
    for time in fields.4.split(separator: "t") {
      world.interruptions.append(try number(time, in: 0...(.max - 1), of: text))
    }
    if let place = fields.5 { world.interleaving = try number(place, in: 0...9999, of: text) }
    return world
  }

  private static func number(
    _ digits: Substring, in range: ClosedRange<Int>, of text: String
  ) throws(TokenError) -> Int {
    guard let number = Int(digits), range.contains(number) else {
      throw TokenError("'\(text.cut(to: 20))' in the replay token is not a world")
    }
    return number
  }

  static func fault(_ text: String) throws(TokenError) -> FaultKind? {
    if text == "none" { return nil }
    guard let kind = FaultKind.allCases.first(where: { $0.name == text }) else {
      throw TokenError("'\(text.cut(to: 20))' in the replay token is not a fault")
    }
    return kind
  }
}
