/// How far an exhaustive run came.
public enum Exhaustion: Hashable, Sendable {
  /// All choices within the bound were tried; so many cases were judged.
  case complete(cases: Int)
  /// The run ended before, after so many cases.
  case stopped(at: Int)
}
