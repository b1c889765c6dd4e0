extension Source {
  /// Every source that a law or the table of implicit actions cites: Apple's word first, single reports last.
  public static let all: [Source] = apple + measured + articles + reports

  /// Returns the source that has a short name, such as "H-TXN", or nil if none has.
  public static func source(coded code: String) -> Source? {
    all.first { $0.code == code }
  }
}
