extension ConformanceRow {
  /// What other implementations expect, and nobody has checked on Apple's framework: the machine
  /// agrees.
  static let opinions =
    opinionsOnBlocks + opinionsOnTiming + opinionsOnValues + opinionsOnGroups + opinionsOnViews
}
