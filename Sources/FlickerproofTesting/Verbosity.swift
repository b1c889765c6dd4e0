/// What a check prints besides the issues that it records.
public enum Verbosity: Hashable, Sendable {
  /// Nothing.
  case quiet
  /// What the cases came to, with how many had each label.
  case labels
}
