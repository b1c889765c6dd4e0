/// A layer, by its place in `Program.layers`.
public struct LayerID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the layer at a place.
  public init(_ index: Int) { self.index = index }
}

/// A string that Core Animation calls a key, by its place in `Program.keys`: the name of a
/// property, or the key under which an animation is added.
///
/// An implicit animation is added under the name of its property (law 3.8), so both kinds share one
/// table.
public struct KeyID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the key at a place.
  public init(_ index: Int) { self.index = index }
}

/// The copy of an animation that one `add(_:forKey:)` makes (law 4.1), by its place in
/// `Program.animations`.
///
/// Each `add` has one of its own, so this also names the `add`.
public struct AnimationID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the animation at a place.
  public init(_ index: Int) { self.index = index }
}

/// A completion block, by its place in `Program.blocks`.
public struct BlockID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the block at a place.
  public init(_ index: Int) { self.index = index }
}

/// What a place of a layer's action search answers, by its place in `Program.actionTables`.
public struct ActionTableID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the table at a place.
  public init(_ index: Int) { self.index = index }
}

/// A local constant that holds a value read at run time, by its place in `Program.variables`.
public struct VariableID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the variable at a place.
  public init(_ index: Int) { self.index = index }
}

/// A value that the source names but does not tell, by its place in `Program.symbols`.
public struct SymbolID: Hashable, Sendable {
  /// The place, from 0.
  public let index: Int

  /// Creates the identifier of the symbol at a place.
  public init(_ index: Int) { self.index = index }
}
