import OrderingModel
import SwiftOutline

/// Reads one function, statement by statement, and notes the operations that it performs.
///
/// A value: a copy of it can try a branch and be thrown away.
struct Lowering {
  /// What locations call the file.
  let file: String
  /// What the file declares.
  let declarations: Declarations
  /// The function that is read.
  let declaration: Declarations.Function
  /// What an earlier reading has found out.
  let known: Findings

  /// The tables of the program.
  var builder: ProgramBuilder
  /// The layers met so far, by their `LayerID`.
  var layers: [LayerDraft] = []
  /// The animations met so far.
  var animations: [AnimationDraft] = []
  /// The names in sight.
  var scope = Scope()
  /// How often variables have been changed, by their names.
  var rebinds: [String: Int] = [:]
  /// How many scopes have been begun.
  var scopeCount = 0
  /// What has changed so far.
  var changes = Changes()
  /// The names of objects, by identity.
  var names: [String: LocalName] = [:]
  /// What the function's own names stand for, for directives.
  var objects: [String: ObjectPath] = [:]
  /// How many objects have been created with a text.
  var creations: [String: Int] = [:]
  /// What objects have been created with, by identity.
  var creationArguments: [String: [Meaning.Element]] = [:]
  /// What a condition chooses from, by the identity of the value.
  var choices: [String: [Meaning]] = [:]
  /// What values have been calculated from, by their identity.
  var calculations: [String: Calculation] = [:]
  /// The values of each text, by when they changed last: each is a symbol of its own.
  var symbols: [String: [Int]] = [:]
  /// What the variables stood for that hold times, when they were read.
  var times: [VariableID: Meaning] = [:]
  /// Whether the clock of a layer has been set.
  var setsClocks = false
  /// Where a file's animations are, by the name of their property.
  var propertyAnimations: [String: Int] = [:]

  /// The statements of the turn or block at hand.
  var statements: [Statement] = []
  /// The source statement at hand.
  var current: Site
  /// For the turn and each block within, how many statements stand before the last definition that
  /// the statement at hand uses.
  var uses = [0]
  /// The functions that are being read along, outermost first.
  var helpers: [SourceFunction] = []
  /// For each of them, how many blocks and later turns hold its call.
  var helperLevels: [Int] = [1]
  /// The closures that are being read, outermost first, with how many blocks and later turns hold them.
  var closures: [(closure: SourceClosure, level: Int)] = []
  /// How many helpers and closures that are called by name hold the statement at hand.
  var helperDepth = 0
  /// What `self` is at the statement at hand.
  var home = Home()
  /// What runs the statement at hand, and when.
  var moment = Moment.turn(0)
  /// What later turns will do.
  var pending: [PendingTurn] = []
  /// The turns after the first.
  var turns: [Turn] = []
  /// How many view animations hold the statement at hand.
  var viewAnimationDepth = 0
  /// Whether views animate at the statement at hand.
  var animatesViews = true
  /// Whether a loop holds the statement at hand.
  var isInLoop = false
  /// What the body at hand returns, once it has.
  var result: Meaning?
  /// Whether the body at hand may have returned something else before.
  var hasOtherResults = false
  /// Whether the body that was read last may have returned something else.
  var wasUncertain = false
  /// Whether the statement at hand stands in a method that answers for a layer's action.
  var isAnswering = false
  /// What layers' `actions`, `style` and `delegate` have been set to, by identity and name.
  var actionDictionaries: [String: Meaning] = [:]
  /// What comments tell of expressions, by their text.
  var assumed: [String: Assumed] = [:]
  /// What properties have been set to, by identity.
  var held: [String: Meaning] = [:]
  /// How often turns have set properties, by their names.
  var writes: [String: Int] = [:]
  /// How many expressions have been evaluated.
  var steps = 0
  /// How many closures and helpers hold the expression at hand.
  var depth = 0

  init(
    file: String, declarations: Declarations, declaration: Declarations.Function,
    called name: String, known: Findings
  ) {
    self.file = file
    self.declarations = declarations
    self.declaration = declaration
    self.known = known
    builder = ProgramBuilder(name: name)
    home.type = declaration.type
    helpers = [declaration.function]
    current = Site(
      text: declaration.function.signature, position: declaration.function.position)
  }

  /// What has been found out, for a second reading.
  var findings: Findings {
    var findings = Findings(
      layers: Set(layers.map(\.path.identity)), changes: rebinds, writes: writes,
      setsClocks: setsClocks)
    let sets = operations.compactMap { operation -> String? in
      guard case .set(_, let key, _) = operation else { return nil }
      return builder.program.keys[key.index].split(separator: ".").first.map(String.init)
    }
    let changed = sets.contains("frame") ? sets + ["position", "bounds"] : sets
    findings.events = Set(changed).subtracting(["frame"]).sorted()
    for layer in layers {
      if layer.isNew { findings.pictures[layer.path.identity] = layer.picture }
      let names = layer.touched.map { (builder.program.keys[$0.index], layer.used.contains($0)) }
      let used = names.filter(\.1).map(\.0)
      let parts = names.map(\.0).filter { part in
        part.contains(".") && !used.contains { Self.isRelated($0, to: part) }
      }
      findings.properties[layer.path.identity] = Set(used + parts)
    }
    return findings
  }

  /// The type whose members are in sight.
  var type: String? { home.type }
  /// The object whose members are in sight, where a method of another object is read along.
  var receiver: ObjectPath? { home.receiver }

  /// Reads the whole function, what it lets later turns do, and what may come between.
  mutating func lowerFunction(_ directives: [Directive]) throws(ReadingError) {
    noteAssumed(directives)
    pushScope()
    for parameter in declaration.function.parameters {
      bind(parameter.name, to: .object(object(of: parameter)))
    }
    try lower(body: declaration.function.body)
    try lowerLaterTurns()
    for directive in directives { try lowerInterruption(directive) }
    try checkAssumed(directives)
    let opened = Calls(in: declaration.function.body).beginsTransaction
    // Where a comment leads past the transaction there is none.
    if opened, assumed.isEmpty, !operations.contains(.begin) {
      throw error(
        "the transaction of `\(declaration.function.name)` stands in a closure or a nested"
          + " function that is not called here; move it to a function of its own"
          + (nestedName.map { ", or name `\($0)`" } ?? ""),
        at: declaration.function.position)
    }
  }

  /// The name of the function within the function that opens a transaction, if there is one.
  private var nestedName: String? {
    declaration.function.body.lazy.compactMap { statement in
      guard case .function(let inner) = statement.kind, Calls(in: inner.body).beginsTransaction
      else { return nil }
      return "\(declaration.function.name).\(inner.name)"
    }.first
  }

  /// Returns what a parameter of the function stands for.
  func object(of parameter: SourceParameter) -> ObjectPath {
    ObjectPath(
      identity: parameter.name, text: parameter.name,
      isLayer: declarations.isLayer(parameter.type),
      type: parameter.type.filter { $0 != "?" && $0 != "!" })
  }

  /// All operations of the program, those of later turns and of completion blocks included.
  var operations: [OrderingModel.Operation] {
    let later = turns.flatMap(\.statements) + builder.program.blocks.flatMap(\.statements)
    return (statements + later).map(\.operation)
  }

  /// Returns an error at the statement at hand.
  func error(_ message: String, at position: SourcePosition? = nil) -> ReadingError {
    let place = position ?? current.position
    return ReadingError(file: file, line: place.line, column: place.column, message: message)
  }

  /// Notes an operation at the statement at hand.
  mutating func emit(
    _ operation: OrderingModel.Operation, isInHelper: Bool = false
  ) throws(ReadingError) {
    guard statements.count < 2000 else {
      throw error("more than 2000 operations cannot be read; split the function")
    }
    let location = Statement.Location(
      file: file, line: current.position.line, column: current.position.column)
    statements.append(
      Statement(
        operation, text: current.text, location: location,
        isInHelper: isInHelper || helperDepth > 0, earliest: uses[uses.count - 1]))
  }
}
