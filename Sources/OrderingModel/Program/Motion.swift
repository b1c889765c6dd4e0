/// The values that an animation goes through.
public enum Motion: Hashable, Sendable {
  /// From one value to another; what is missing stands for the current value (section 6).
  case basic(from: Expression?, to: Expression?, by: Expression?)
  /// Through several values (law 7.12).
  case keyframes(Keyframes)
  /// Several animations at once, in the time of the group (law 7.13).
  case group([Animation])
  /// From one picture of the layer to the next; what it shows is not known, and it hides every jump
  /// of the layer's contents.
  case transition
}
