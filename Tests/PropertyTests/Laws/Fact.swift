@testable import OrderingModel

/// Something that is to be the case in a run.
enum Fact: Sendable {
  /// The animations on a layer, by key; "nil" where there is none.
  case keys([String], When, on: String = "icon")
  /// What the model holds.
  case model(Double, When, of: String = "icon.opacity")
  /// What the screen shows.
  case screen(Double, When, of: String = "icon.opacity")
  /// The shares of the two pictures on the stage.
  case shares(normal: Double, selected: Double, When)
  /// When a block runs, in seconds.
  case runs(String, [Double])
  /// What `CATransaction.completionBlock()` returns.
  case getter(String?, When)
  /// What `CATransaction.value(forKey:)` returns.
  case stored(Double?, String, When)
  /// How many pictures are committed.
  case pictures(Int)
  /// What goes wrong.
  case faults([String])
  /// The laws that the first fault is put down to.
  case laws([String])
  /// Whether something may be a fault, since a value is not known.
  case doubtful(Bool)
}
