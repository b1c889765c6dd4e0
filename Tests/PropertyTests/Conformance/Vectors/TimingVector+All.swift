import OrderingModel

extension TimingVector {
  /// Every sampled timing.
  static let all = [
    TimingVector(
      113, .webProgress, lasts: 100, begins: 1, repeats: 3, fill: .both,
      .progress(0, 0), .progress(1, 0), .progress(301, 1)),
    TimingVector(
      114, .webProgress, lasts: 100, begins: 1, repeats: 3.5, fill: .both,
      .progress(0, 0), .progress(1, 0), .progress(351, 0.5)),
    TimingVector(
      115, .webProgress, lasts: .infinity, begins: 1, repeats: 3, fill: .both,
      .progress(0, 0), .progress(1, 0)),
    TimingVector(
      116, .webProgress, lasts: 100, begins: 1, repeats: .infinity, fill: .both,
      .progress(0, 0), .progress(1, 0)),
    TimingVector(
      117, .webProgress, lasts: .infinity, begins: 1, repeats: .infinity, fill: .both,
      .progress(0, 0), .progress(1, 0)),
    TimingVector(
      118, .webProgress, lasts: 100, begins: 1, repeats: 1, fill: .both,
      .progress(0, 0), .progress(1, 0), .progress(101, 1)),
    TimingVector(
      128, .webActiveTime, lasts: 1, begins: 1, repeats: 1,
      .nothing(0), .progress(1, 0), .progress(1.5, 0.5), .nothing(2), .nothing(9)),
    TimingVector(
      129, .webActiveTime, lasts: 1, begins: 1, repeats: 1, fill: .backwards,
      .progress(0, 0), .progress(1, 0), .progress(1.5, 0.5), .nothing(2), .nothing(9)),
    TimingVector(
      130, .webActiveTime, lasts: 1, begins: 1, repeats: 1, fill: .forwards,
      .nothing(0), .progress(1, 0), .progress(1.5, 0.5), .progress(2, 1), .progress(9, 1)),
    TimingVector(
      131, .webActiveTime, lasts: 1, begins: 1, repeats: 1, fill: .both,
      .progress(0, 0), .progress(1, 0), .progress(1.5, 0.5), .progress(2, 1), .progress(9, 1)),
    TimingVector(
      132, .webActiveTime, lasts: 1000,
      .progress(500, 0.5)),
    TimingVector(
      133, .webActiveTime, lasts: 1000, begins: 500,
      .progress(1000, 0.5)),
    TimingVector(
      134, .webActiveTime, lasts: 1000, begins: -500,
      .progress(0, 0.5)),
    TimingVector(
      135, .webActiveTime, lasts: 1000, begins: 500, repeats: 2.3, fill: .forwards,
      .progress(2800, 0.3), .run(2800, 2)),
    TimingVector(
      136, .webActiveTime, lasts: 1000, begins: 500, repeats: 2.3, fill: .both,
      .progress(2800, 0.3), .run(2800, 2)),
    TimingVector(
      137, .webPhases, lasts: 1,
      .nothing(-1), .something(0), .nothing(1)),
    TimingVector(
      138, .webPhases, lasts: 1, begins: 1,
      .nothing(0), .something(1), .nothing(2)),
    TimingVector(
      141, .webIteration, lasts: 100, begins: 1, repeats: 3, fill: .both,
      .run(0, 0), .run(1, 0), .run(301, 2)),
    TimingVector(
      142, .webIteration, lasts: 100, begins: 1, repeats: 3.5, fill: .both,
      .run(0, 0), .run(1, 0), .run(351, 3)),
    TimingVector(
      143, .webIteration, lasts: 100, begins: 1, repeats: 1, fill: .both,
      .run(0, 0), .run(1, 0), .run(101, 0)),
    TimingVector(
      144, .webIteration, lasts: 100, begins: 1, repeats: .infinity, fill: .both,
      .run(0, 0), .run(1, 0)),
    TimingVector(
      145, .blinkTiming, lasts: 20, begins: 10, repeats: 1, fill: .forwards,
      .nothing(0)),
    TimingVector(
      146, .blinkTiming, lasts: 20, begins: 10, repeats: 1,
      .nothing(0)),
    TimingVector(
      147, .blinkTiming, lasts: 20, begins: 10, repeats: 1, fill: .backwards,
      .progress(0, 0)),
    TimingVector(
      148, .blinkTiming, lasts: 20, begins: 10, repeats: 1, fill: .both,
      .progress(0, 0)),
    TimingVector(
      149, .blinkTiming, lasts: 20, begins: 10, repeats: 1, fill: .forwards,
      .progress(15, 0.25)),
    TimingVector(
      150, .blinkTiming, lasts: 21, begins: 10, repeats: 1, fill: .forwards,
      .progress(45, 1)),
    TimingVector(
      151, .blinkTiming, lasts: 21, begins: 10, repeats: 1, fill: .both,
      .progress(45, 1)),
    TimingVector(
      152, .blinkTiming, lasts: 21, begins: 10, repeats: 1, fill: .backwards,
      .nothing(45)),
    TimingVector(
      153, .blinkTiming, lasts: 21, begins: 10, repeats: 1,
      .nothing(45)),
    TimingVector(
      154, .blinkTiming, lasts: 12, repeats: 1, fill: .both,
      .progress(12, 1)),
    TimingVector(
      155, .blinkTiming, lasts: 10, repeats: 10, fill: .both,
      .progress(29, 0.9)),
    TimingVector(
      156, .blinkTiming, lasts: 11, repeats: 10, fill: .both,
      .progress(30, 0.727_272_727_272_727_3)),
    TimingVector(
      157, .blinkTiming, lasts: 20, repeats: 4, autoreverses: true, fill: .both,
      .progress(17, 0.85)),
    TimingVector(
      158, .blinkTiming, lasts: 20, repeats: 4, autoreverses: true, fill: .both,
      .progress(37, 0.15)),
    TimingVector(
      159, .blinkTiming, lasts: 20, repeats: 4, autoreverses: true, fill: .both,
      .progress(57, 0.85)),
    TimingVector(
      160, .blinkTiming, lasts: 20, repeats: 4, autoreverses: true, fill: .both,
      .progress(77, 0.15)),
  ]
}
