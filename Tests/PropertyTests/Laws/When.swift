/// A time at which a run is looked at.
enum When: Hashable, Sendable {
  /// After so many steps of the first turn.
  case step(Int)
  /// After so many steps of the other thread that comes between.
  case elsewhere(Int)
  /// Just before an instant, in seconds.
  case before(Double)
  /// Just after all that happens at an instant, in seconds.
  case at(Double)
  /// When nothing more happens.
  case end
}
