/// E.
public struct ReadingError: Error {}
