extension InterpolationRow {
  /// Every combination of given ends, those with two ends first.
  public static let all: [InterpolationRow] = [
    InterpolationRow(
      from: true, to: true, by: false, Ends(first: "`fromValue`", last: "`toValue`")),
    InterpolationRow(
      from: true, to: false, by: true,
      Ends(first: "`fromValue`", last: "`fromValue` + `byValue`")),
    InterpolationRow(
      from: false, to: true, by: true, Ends(first: "`toValue` - `byValue`", last: "`toValue`")),
    InterpolationRow(
      from: true, to: false, by: false, Ends(first: "`fromValue`", last: "the current value")),
    InterpolationRow(
      from: false, to: true, by: false, Ends(first: "the current value", last: "`toValue`")),
    InterpolationRow(
      from: false, to: false, by: true,
      Ends(first: "the current value", last: "the current value + `byValue`")),
    InterpolationRow(
      from: false, to: false, by: false,
      Ends(first: "the previous presentation value", last: "the current presentation value")),
    InterpolationRow(from: true, to: true, by: true, nil),
  ]

  private init(from: Bool, to: Bool, by: Bool, _ ends: Ends?) {
    self.init(hasFromValue: from, hasToValue: to, hasByValue: by, ends: ends)
  }
}
