import Fuzz
import Testing

/// The one order of simplicity.
struct ShortlexTests {
  private static let digits = ChoiceDomain(.integer, low: 0, high: 2, simplest: 0)

  private static let all: [ChoiceSequence] = (0...3).flatMap { count in
    (0..<[1, 3, 9, 27][count]).map { number in
      ChoiceSequence(
        (0..<count).map { place in
          Choice(Int64(number / [1, 3, 9][count - 1 - place] % 3), from: digits)
        })
    }
  }

  @Test func `shorter comes first, then the lower index`() {
    for (place, sequence) in Self.all.enumerated() {
      for (other, opposite) in Self.all.enumerated() {
        #expect(sequence.precedes(opposite) == (place < other))
      }
    }
  }

  @Test func `a value on the simple side comes first`() {
    let domain = ChoiceDomain(.integer, low: -5, high: 5, simplest: 0)
    let positive = ChoiceSequence([Choice(3, from: domain)])
    let negative = ChoiceSequence([Choice(-3, from: domain)])
    #expect(positive.precedes(negative) && !negative.precedes(positive))
  }
}
