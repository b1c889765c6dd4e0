import Fuzz
import Testing

/// Choices as text.
struct ReplayTextTests {
  private func sequence(_ indices: [UInt64]) -> ChoiceSequence {
    let domain = ChoiceDomain(.integer, low: .min, high: .max, simplest: 0)
    return ChoiceSequence(indices.map { Choice(domain.value(at: $0), from: domain) })
  }

  @Test func `a text is short`() {
    #expect(
      ReplayText(sequence([1, 0, 1, 31, 32, 1000, 0, 0])).description == "f1-101z.10..z8.-mj")
    #expect(ReplayText(sequence([0, 0])).description == "f1--10")
  }

  @Test func `a text is read back as it was written`() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let indices = (0..<random.number(below: 12)).map { _ in
        random.next() >> UInt64(random.number(below: 64))
      }
      let text = ReplayText(sequence(indices))
      #expect(try ReplayText(text.description) == text)
    }
  }

  @Test(arguments: [
    ("", "begins with 'f1-'"), ("f2-1-10", "begins with 'f1-', not with 'f2-1-10'"),
    ("f1", "three parts"), ("f1-1-2-3", "three parts"), ("f1-.1-10", "lacks its partner"),
    ("f1-u-10", "'u' is no digit"), ("f1-.v.-10", "'.v.' is no number"),
    ("f1-.010.-10", "'.010.' is no number"), ("f1-..-10", "'..' is no number"),
    ("f1-.zzzzzzzzzzzzzzz.-10", "is no number"), ("f1-11-zz", "check digits 'zz' don't fit"),
    ("f1-1\n-10", "is no digit"),
  ])
  func `a malformed text is refused in one line`(text: String, message: String) {
    let error = #expect(throws: ReplayTextError.self) { try ReplayText(text) }
    #expect(error?.description.contains(message) == true)
    #expect(error?.description.contains(where: \.isNewline) == false)
  }

  @Test func `a mistyped text is refused`() throws {
    let text = Array(ReplayText(sequence([1, 3, 5, 400, 7])).description)
    var accepted = 0
    for place in text.indices {
      for character in "01z.-x f\u{0}\u{1F41F}" where text[place] != character {
        var changed = text
        changed[place] = character
        if (try? ReplayText(String(changed))) != nil { accepted += 1 }
      }
    }
    #expect(accepted <= 1)
  }

  @Test func `any text is read or refused`() {
    let letters = Array("f1-.0z9a\n\u{7f}é ")
    let texts = Generator<Character>.pick(letters).list(0...12).map { "f1-" + String($0) }
    let property = Property<String>("a text is read or refused", over: texts) { text in
      do {
        return try ReplayText(text).description == text
      } catch let error as ReplayTextError {
        return !error.description.isEmpty && !error.description.contains(where: \.isNewline)
      }
    }
    #expect(property.check(Settings(cases: 3000)).hasPassed)
  }

  @Test func `a seed is read back as it was written`() {
    for word in [0, 1, 31, 32, UInt64.max] {
      #expect(Seed(text: Seed(word).description) == Seed(word))
    }
    #expect(Seed(text: "") == nil && Seed(text: "u") == nil && Seed(text: "zzzzzzzzzzzzzz") == nil)
  }
}
