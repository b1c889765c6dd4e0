extension ConformanceRow {
  /// Every row.
  static let all: [ConformanceRow] =
    settings + nestedSettings + writes + completionBlocks + keys + animations + timings + clocks
    + curves + groups + keyframes + headless + viewBlocks + uikit + currentState + removal
    + explicit + springs + compose + threads + actions
}
