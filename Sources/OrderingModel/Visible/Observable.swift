/// A quantity that a viewer sees.
public enum Observable: Hashable, Sendable {
  /// An animated property of a layer.
  case property(LayerID, KeyID)
  /// The share of a picture in a stage, by the stage's place in `Program.stages`.
  case share(stage: Int, picture: Value)
}
