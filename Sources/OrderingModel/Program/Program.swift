/// Layers, and what is done to them in turns of the main run loop.
///
/// Everything is flat and named by its place in a table, so that a state of the machine stays small;
/// `ProgramBuilder` fills the tables.
public struct Program: Hashable, Sendable {
  /// What the source calls it: the function's name.
  public var name: String
  /// The layers.
  public var layers: [Layer] = []
  /// The names of properties and the keys of animations.
  public var keys: [String] = []
  /// The animations, one for each `add`.
  public var animations: [Animation] = []
  /// The completion blocks.
  public var blocks: [CompletionBlock] = []
  /// What places of action searches answer, each table once.
  public var actionTables: [ActionTable] = []
  /// The constants that hold what was read at run time.
  public var variables: [String] = []
  /// The values that the source names but does not tell.
  public var symbols: [String] = []
  /// What is done, in order of time.
  public var turns: [Turn] = []
  /// The places where layers overlap.
  public var stages: [Stage] = []
  /// What had to be assumed since the source does not tell it, for people to read.
  public var assumptions: [String] = []

  /// Creates an empty program.
  public init(name: String) { self.name = name }

  /// The key of opacity, which every program knows.
  public static let opacity = KeyID(0)
  /// The key of a layer's picture, which every program knows.
  public static let contents = KeyID(1)
  /// The key of `isHidden`, which every program knows.
  public static let hidden = KeyID(2)
  /// The key under which every transition is added, which every program knows.
  public static let transition = KeyID(3)
}
