import OrderingModel
import SwiftOutline

extension Lowering {
  /// How many later turns are read.
  private static let mostTurns = 20

  /// Reads a call that lets something run in a later turn; nil for another call.
  mutating func later(
    _ name: String, of base: SourceExpression?, _ arguments: [SourceArgument],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    let isOwn = base == nil || base?.kind == .name("self")
    if isMainQueue(base), name == "async" || name == "asyncAfter", let body = arguments.last {
      let deadline = arguments.first { $0.label == "deadline" || $0.label == "wallDeadline" }
      let delay = try deadline.map { (argument) throws(ReadingError) in
        try seconds(untilDeadline: argument.value)
      }
      try schedule(try evaluate(body.value), after: delay ?? 0, text: body.value.text)
      if delay ?? 0 <= 0 {
        builder.assume("`\(expression.text)` runs after the turn that calls it has committed")
      }
      return .tuple([])
    }
    if base?.kind == .name("Timer"), name == "scheduledTimer", arguments.count > 1 {
      return try timer(arguments, in: expression)
    }
    if name == "perform", isOwn, arguments.map(\.label) == [nil, "with", "afterDelay"] {
      let (body, given) = (try evaluate(arguments[0].value), try evaluate(arguments[1].value))
      let delay = try seconds(arguments[2].value)
      try schedule(body, with: [given], after: delay, text: arguments[0].value.text)
      return .tuple([])
    }
    return nil
  }

  private func isMainQueue(_ expression: SourceExpression?) -> Bool {
    guard case .member(let owner?, "main")? = expression?.kind else { return false }
    return owner.kind == .name("DispatchQueue")
  }

  private mutating func timer(
    _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let repeats = try arguments.first { $0.label == "repeats" }.map {
      (argument) throws(ReadingError) in try evaluate(argument.value)
    }
    guard repeats == .boolean(false) else {
      throw error("a timer that repeats is not modelled", at: expression.position)
    }
    let delay = try seconds(arguments[0].value)
    let body = arguments.first { $0.label == "selector" } ?? arguments[arguments.count - 1]
    let timer = Meaning.object(created(expression.text))
    try schedule(try evaluate(body.value), with: [timer], after: delay, text: body.value.text)
    return timer
  }

  private mutating func seconds(_ expression: SourceExpression) throws(ReadingError) -> Double {
    number(try evaluate(expression), assuming: 0.25, for: expression.text)
  }

  private mutating func seconds(
    untilDeadline expression: SourceExpression
  ) throws(ReadingError) -> Double {
    if case .infix(let now, "+", let delay) = expression.kind,
      case .now(let first) = try evaluate(now)
    {
      return first + (try seconds(delay))
    }
    let meaning = try evaluate(expression)
    if case .now(let seconds) = meaning { return seconds }
    builder.assume("`\(expression.text)` is 0.25 seconds from now, since the source does not tell")
    return 0.25
  }

  private mutating func schedule(
    _ body: Meaning, with arguments: [Meaning] = [], after seconds: Double, text: String
  ) throws(ReadingError) {
    let delay = Self.ticks(max(0, seconds))
    guard delay < Ticks.seconds(1e6) else { throw error("such a delay is not modelled") }
    var turn = PendingTurn(
      body: body, arguments: arguments, text: text, moment: moment, site: current, home: home)
    switch moment {
    case .turn(let start): turn.moment = .turn(start + delay)
    case .block where delay == 0, .afterBlock where delay == 0: break
    case .block, .afterBlock, .unknown:
      throw error(
        "what a block, a delegate or an interruption lets run later cannot be read yet; leave it"
          + " out")
    }
    pending.append(turn)
  }

  /// Reads what later turns do, in the order of their time.
  mutating func lowerLaterTurns() throws(ReadingError) {
    while let next = nextPending() {
      let turn = pending.remove(at: next)
      current = turn.site
      guard turns.count < Self.mostTurns else {
        throw error("more than \(Self.mostTurns) later turns cannot be read; leave some out")
      }
      let start: Turn.Start
      switch turn.moment {
      case .turn(let instant): start = .at(instant)
      case .afterBlock(let block):
        let rest = turns.reversed().prefix { $0.start != .anyTime }
        guard rest.allSatisfy({ $0.start == .after(block) }) else {
          throw error(
            "whether this runs before or after another later turn cannot be read; leave one out")
        }
        start = .after(block)
      case .block, .unknown: continue
      }
      let body = try statements(of: turn.moment) { (reading: inout Lowering) throws(ReadingError) in
        let outer = reading.home
        reading.home = turn.home
        try reading.perform(turn.body, with: turn.arguments, text: turn.text)
        reading.home = outer
      }
      turns.append(Turn(start, body))
    }
  }

  /// Returns the place of the turn that begins next: those at a time come first, each after those
  /// that were asked for before.
  private func nextPending() -> Int? {
    let times = pending.map { turn in
      if case .turn(let instant) = turn.moment { instant } else { Ticks.never }
    }
    return times.indices.min { (times[$0], $0) < (times[$1], $1) }
  }

  /// Reads the function that a directive lets come between.
  mutating func lowerInterruption(_ directive: Directive) throws(ReadingError) {
    guard case .interrupt(let name) = directive.kind else { return }
    let named = declarations.functions.filter { declared in
      declared.type == declaration.type
        && (declared.function.name == name || declared.function.signature == name)
    }
    guard let declared = named.first, named.count == 1 else {
      let reason = named.isEmpty ? "names no function of the same type" : "names several functions"
      throw error("`\(directive.text)` \(reason)", at: directive.position)
    }
    current = Site(text: directive.text, position: directive.position)
    if turns.contains(where: { $0.start != .anyTime }) {
      builder.assume("`\(name)` is called after the later turns of `\(declaration.function.name)`")
    }
    let outer = helpers
    helpers = []
    defer { helpers = outer }
    let body = try statements(of: .unknown) { (reading: inout Lowering) throws(ReadingError) in
      let arguments = reading.arguments(ofInterruption: declared.function)
      _ = try reading.run(
        declared.function, with: arguments, in: Scope(), type: declared.type, on: nil)
    }
    turns.append(Turn(.anyTime, body))
    try lowerLaterTurns()
  }

  /// Returns what the function that comes between is called with: layers and views that are called as
  /// those of the function that is read are the same ones.
  private mutating func arguments(
    ofInterruption function: SourceFunction
  ) -> [Meaning.Element] {
    function.parameters.filter { $0.value == nil }.map { parameter in
      let own = declaration.function.parameters.first { $0.name == parameter.name }
      let object = object(of: own ?? parameter)
      let isShared = object.isLayer || object.type?.hasSuffix("View") ?? false
      let path =
        own != nil && isShared
        ? object : created(parameter.name, isLayer: declarations.isLayer(parameter.type))
      return Meaning.Element(label: parameter.label, meaning: .object(path))
    }
  }

  /// Returns the function that `#selector(…)` names.
  func selected(_ parts: [SourceExpression]) -> Meaning? {
    guard let part = parts.first else { return nil }
    switch part.kind {
    case .name(let name), .member(_, let name):
      return declarations.functions(named: name, in: type).first.map { .function($0) }
    default: return nil
    }
  }
}
