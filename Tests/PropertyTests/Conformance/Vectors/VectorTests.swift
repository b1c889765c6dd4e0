import OrderingModel
import Testing

/// Pacing, timing, clocks and springs against numbers that others have published.
struct VectorTests {
  @Test(arguments: CurveVectors.all)
  func `a pacing curve goes through its points, and stands still outside`(vectors: CurveVectors) {
    #expect(vectors.failures == [])
  }

  @Test(arguments: CurveRange.all)
  func `a pacing curve overshoots as far as its control points say`(range: CurveRange) {
    #expect(range.failures == [])
  }

  @Test(arguments: [
    (TimingFunction.linear, [0.0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
    (.default, [0.25, 0.1, 0.25, 1]),
  ])
  func `a named curve has Apple's control points`(curve: TimingFunction, points: [Double]) {
    #expect([curve.x1, curve.y1, curve.x2, curve.y2] == points)
  }

  @Test(arguments: [(0.0, 0.0), (0.23, 0.988_706_7)])
  func `a curve within a curve goes by what the outer one gives`(share: Double, progress: Double) {
    let (outer, inner) = (TimingFunction(0, 1.5, 1, 1.5), TimingFunction(0.5, 1, 0.5, 0))
    #expect(abs(inner.progress(at: outer.progress(at: share)) - progress) <= VectorKind.tolerance)
  }

  @Test(arguments: TimingVector.all)
  func `an animation contributes what its timing says`(vector: TimingVector) {
    #expect(vector.failures() == [])
  }

  @Test(arguments: ClockVector.all)
  func `a layer's clock follows from its parent's`(vector: ClockVector) {
    #expect(vector.failures == [])
  }

  @Test(arguments: SpringVector.all)
  func `a spring settles when Core Animation says that it does`(vector: SpringVector) {
    #expect(vector.failures == [])
  }

  @Test func `every vector that maps one to one or was measured is in one table`() {
    let numbers = VectorKind.all.flatMap(\.numbers)
    #expect(numbers.count == 187 + 11 && Set(numbers).count == numbers.count)
  }
}
