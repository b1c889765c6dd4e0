/// What a place of the action search answers when something happens to a layer (law 3.1).
public enum Action: Hashable, Sendable {
  /// `nil`: the search goes on.
  case nothing
  /// `NSNull()`: the search ends, and nothing is done.
  case null
  /// An animation: the search ends, and the layer gets it under the event's name (law 3.8).
  ///
  /// Its duration is its own where that is more than 0 (law 4.5). Ends that it does not give are those
  /// of any animation (law 6.1); with none it goes from what the screen shows to the new value, since it
  /// is added before that is stored (law 3.9). Its delegate hears of nothing.
  indirect case animation(Animation)
  /// What a method answers by calling `super`: as if it were not overridden.
  case inherited
}
