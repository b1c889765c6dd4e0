/// Layers that overlap in one place, each showing the picture that its `contents` holds.
///
/// What a viewer sees of it is the share of each picture.
public struct Stage: Hashable, Sendable {
  /// What the source calls it.
  public var name: String
  /// The layers, bottom to top.
  public var layers: [LayerID]

  /// Creates a stage.
  public init(name: String, layers: [LayerID]) {
    self.name = name
    self.layers = layers
  }
}
