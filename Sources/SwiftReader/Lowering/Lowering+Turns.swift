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
    if isMainQueue(base), let body = arguments.last,
      ["async", "asyncAfter", "addOperation"].contains(name) || name == "sync" && isOnThread
    {
      let delay = try delay(arguments) ?? 0
      try schedule(try evaluate(body.value), after: delay, text: body.value.text)
      note(queued: expression, isAtOnce: delay <= 0, waits: name == "sync")
      return .tuple([])
    }
    if let meaning = try task(name, of: base, arguments, in: expression) { return meaning }
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
    return owner.kind == .name("DispatchQueue") || owner.kind == .name("OperationQueue")
  }

  /// Returns how many seconds after the call a queue's work is to begin; nil where no argument says it.
  mutating func delay(_ arguments: [SourceArgument]) throws(ReadingError) -> Double? {
    let deadline = arguments.first { $0.label == "deadline" || $0.label == "wallDeadline" }
    return try deadline.map { (argument) throws(ReadingError) in
      try seconds(untilDeadline: argument.value)
    }
  }

  /// Notes when what has been queued for the main thread is taken to run.
  private mutating func note(
    queued expression: SourceExpression, isAtOnce: Bool, waits: Bool
  ) {
    if waits {
      builder.assume("`\(expression.text)` runs after what else its thread does")
    } else if isAtOnce, !isOnThread {
      builder.assume("`\(expression.text)` runs after the turn that calls it has committed")
    }
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

  /// Notes what a later turn will do, on some thread, after a while or at any time.
  mutating func schedule(
    _ body: Meaning, with arguments: [Meaning] = [], after seconds: Double, text: String,
    on thread: Turn.Thread = .main, atAnyTime isAnyTime: Bool = false
  ) throws(ReadingError) {
    let delay = Self.ticks(max(0, seconds))
    guard delay < Ticks.seconds(1e6) else { throw error("such a delay is not modelled") }
    var turn = PendingTurn(
      body: body, arguments: arguments, text: text, moment: moment, thread: thread,
      isAnyTime: isAnyTime, earliest: statements.count, site: current, home: home)
    switch moment {
    case .turn(let start): turn.moment = .turn(start + delay)
    case .block where delay == 0, .afterBlock where delay == 0: turn.isAnyTime = false
    case .thread(let place) where delay == 0 && thread == .main: turn.moment = .afterTurn(place)
    case .afterTurn where delay == 0 && thread == .main: break
    case .block, .afterBlock, .thread, .afterTurn, .unknown:
      throw error(
        "what a block, a delegate, another thread or an interruption lets run later cannot be read"
          + " yet; leave it out")
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
      case .turn where turn.isAnyTime: start = .anyTime
      case .turn(let instant): start = .at(instant)
      case .afterTurn(let place): start = .afterTurn(place)
      case .afterBlock(let block):
        let rest = turns.reversed().prefix { $0.start != .anyTime }
        guard rest.allSatisfy({ $0.start == .after(block) }) else {
          throw error(
            "whether this runs before or after another later turn cannot be read; leave one out")
        }
        start = .after(block)
      case .block, .thread, .unknown: continue
      }
      let moment = turn.thread == .main ? turn.moment : .thread(turns.count + 1)
      let body = try statements(of: moment) { (reading: inout Lowering) throws(ReadingError) in
        let outer = reading.home
        reading.home = turn.home
        try reading.perform(turn.body, with: turn.arguments, text: turn.text)
        reading.home = outer
      }
      // What another thread does to nothing that is known makes no difference at any time.
      let isAwaited = pending.contains { $0.moment == .afterTurn(turns.count + 1) }
      if turn.thread == .main || !body.isEmpty || isAwaited {
        turns.append(Turn(start, on: turn.thread, earliest: turn.earliest, body))
      }
    }
  }

  /// Returns the place of the turn that is read next: those at a time come first, each after those
  /// that were asked for before; what may come at any time follows what asks for it.
  private func nextPending() -> Int? {
    let times = pending.map { turn in
      if case .turn(let instant) = turn.moment { instant } else { Ticks.never }
    }
    let order = pending.indices.map { (times[$0], pending[$0].isAnyTime ? 0 : 1, $0) }
    return order.indices.min { order[$0] < order[$1] }
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
    if turns.contains(where: { $0.start != .anyTime || $0.thread != .main }) {
      builder.assume("`\(name)` is called after the later turns of `\(declaration.function.name)`")
    }
    let outer = (helpers, helperLevels)
    (helpers, helperLevels) = ([], [])
    defer { (helpers, helperLevels) = outer }
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
