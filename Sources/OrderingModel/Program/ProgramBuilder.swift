/// Fills the tables of a program.
public struct ProgramBuilder {
  /// What has been built.
  public private(set) var program: Program

  /// Creates a builder of an empty program.
  public init(name: String) {
    program = Program(name: name)
    program.keys = ["opacity", "contents", "hidden", "transition"]
  }

  /// Returns the identifier of a string, which is entered where it is new.
  ///
  /// With a part of a property, such as `position.y`, the whole is entered, too, since implicit
  /// animations stand under its name (law 3.8).
  public mutating func key(_ name: String) -> KeyID {
    let whole = ImplicitAction.whole(of: name)
    if whole != name, ImplicitAction.isKnown(whole) {
      _ = Self.place(of: whole, in: &program.keys)
    }
    return KeyID(Self.place(of: name, in: &program.keys))
  }

  /// Returns the value that the source names but does not tell; the same name is the same value.
  public mutating func symbol(_ name: String) -> Value {
    .symbol(SymbolID(Self.place(of: name, in: &program.symbols)))
  }

  /// Enters a layer and returns its identifier.
  public mutating func layer(_ layer: Layer) -> LayerID {
    program.layers.append(layer)
    return LayerID(program.layers.count - 1)
  }

  /// Replaces a layer that was entered.
  public mutating func replace(_ id: LayerID, with layer: Layer) {
    program.layers[id.index] = layer
  }

  /// Enters the copy of an animation that one `add` makes, and returns its identifier.
  public mutating func animation(_ animation: Animation) -> AnimationID {
    program.animations.append(animation)
    return AnimationID(program.animations.count - 1)
  }

  /// Enters a completion block and returns its identifier.
  public mutating func block(_ statements: [Statement]) -> BlockID {
    program.blocks.append(CompletionBlock(statements))
    return BlockID(program.blocks.count - 1)
  }

  /// Returns the identifier of what a place of an action search answers, which is entered where it is
  /// new.
  public mutating func actions(_ table: ActionTable) -> ActionTableID {
    ActionTableID(Self.place(of: table, in: &program.actionTables))
  }

  /// Enters a constant that holds what is read at run time, and returns its identifier.
  public mutating func variable(_ name: String) -> VariableID {
    program.variables.append(name)
    return VariableID(program.variables.count - 1)
  }

  /// Enters a turn, after those entered before.
  public mutating func turn(at start: Instant = 0, _ statements: [Statement]) {
    program.turns.append(Turn(at: start, statements))
  }

  /// Enters a turn that begins at some other event, after those entered before.
  public mutating func turn(_ start: Turn.Start, _ statements: [Statement]) {
    turn(Turn(start, statements))
  }

  /// Enters a turn, after those entered before.
  public mutating func turn(_ turn: Turn) { program.turns.append(turn) }

  /// Enters a place where layers overlap, bottom to top.
  public mutating func stage(_ name: String, _ layers: [LayerID]) {
    program.stages.append(Stage(name: name, layers: layers))
  }

  /// Notes what had to be assumed.
  public mutating func assume(_ assumption: String) {
    if !program.assumptions.contains(assumption) { program.assumptions.append(assumption) }
  }

  private static func place<Entry: Equatable>(of entry: Entry, in table: inout [Entry]) -> Int {
    if let place = table.firstIndex(of: entry) { return place }
    table.append(entry)
    return table.count - 1
  }
}
