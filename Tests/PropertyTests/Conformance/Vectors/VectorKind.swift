/// Vectors of one kind, as they stand in the list of what is checked.
struct VectorKind: Sendable {
  let name: String
  let numbers: [Int]
  let sources: Set<VectorSource>

  /// How far a number may be from the one in the table.
  ///
  /// The tables give five or six digits; this is below what their authors allow themselves, and above
  /// what rounding to five digits takes.
  static let tolerance = 1e-5

  static let all = [
    VectorKind(
      name: "points on pacing curves",
      numbers: CurveVectors.all.flatMap { $0.first..<$0.first + $0.points.count },
      sources: Set(CurveVectors.all.map(\.source))),
    VectorKind(
      name: "ranges of pacing curves", numbers: CurveRange.all.map(\.number),
      sources: [.chromiumCurves]),
    VectorKind(
      name: "control points of the named curves", numbers: Array(62...66),
      sources: [.gnustepPoints]),
    VectorKind(name: "curves within curves", numbers: [107, 108], sources: [.webOutput]),
    VectorKind(
      name: "progress, runs and phases", numbers: TimingVector.all.map(\.number),
      sources: Set(TimingVector.all.map(\.source))),
    VectorKind(
      name: "times of layers", numbers: ClockVector.all.map(\.number),
      sources: Set(ClockVector.all.map(\.source))),
    VectorKind(
      name: "durations of springs", numbers: SpringVector.all.map(\.number),
      sources: Set(SpringVector.all.map(\.source))),
  ]
}
