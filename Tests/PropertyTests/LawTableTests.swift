import OrderingModel
import Testing

struct LawTableTests {
  @Test func `sections are numbered from 1 without a gap`() {
    #expect(Law.sections.map(\.number) == Array(1...Law.sections.count))
  }

  @Test(arguments: Law.sections)
  func `the laws of a section are numbered from 1 without a gap`(section: Law.Section) {
    #expect(
      section.laws.map(\.number) == (1...section.laws.count).map { "\(section.number).\($0)" })
  }

  @Test func `every law is found by its number`() {
    #expect(Law.all.allSatisfy { Law.law(numbered: $0.number) == $0 })
    #expect(Law.law(numbered: "0.1") == nil)
  }

  @Test(arguments: Law.all)
  func `every sentence is short, ends with a period and fits a table cell`(law: Law) {
    #expect(law.sentence.count <= 400)
    #expect(law.sentence.hasSuffix("."))
    #expect(!law.sentence.contains("|") && !law.sentence.contains("\n"))
    #expect(law.sentence.count { $0 == "`" }.isMultiple(of: 2))
  }

  @Test(arguments: Law.all)
  func `every law that a sentence refers to exists and is another one`(law: Law) {
    for number in law.lawsReferredTo {
      #expect(Law.law(numbered: number) != nil && number != law.number)
    }
  }

  @Test(arguments: Law.all)
  func `a law has a grade, the best first, and none twice`(law: Law) {
    let ranks = law.confidence.compactMap(Law.Confidence.allCases.firstIndex)
    #expect(!ranks.isEmpty && ranks == Set(ranks).sorted())
  }

  @Test(arguments: Law.all)
  func `a law that cites no source is unknown or follows from others`(law: Law) {
    #expect(
      !law.sources.isEmpty || law.confidence == [.unknown] || !law.lawsReferredTo.isEmpty)
  }

  @Test func `sources are told apart by their codes`() {
    #expect(Set(Source.all.map(\.code)).count == Source.all.count)
    #expect(Source.all.allSatisfy { Source.source(coded: $0.code) == $0 })
  }

  @Test func `the sources that are cited are the sources that exist`() {
    let cited = Law.all.flatMap(\.sources) + ImplicitAction.all.flatMap(\.sources)
    #expect(Set(cited) == Set(Source.all.map(\.code)))
    #expect(Law.all.allSatisfy { Set($0.sources).count == $0.sources.count })
  }

  @Test(arguments: Source.all.compactMap(\.address))
  func `an address is a link without blanks`(address: String) {
    #expect(address.hasPrefix("https://") || address.hasPrefix("http://"))
    #expect(!address.contains(" ") && !address.contains("\n"))
  }

  @Test func `parameters are those that laws name, in the order of the laws`() {
    let named = Law.all.flatMap { law in law.parameters.map { [$0, law.number] } }
    #expect(Parameter.all.map { [$0.name, $0.law] } == named)
    #expect(Set(Parameter.all.map(\.name)).count == Parameter.all.count)
  }

  @Test(arguments: Parameter.all)
  func `a parameter leaves a choice`(parameter: Parameter) {
    #expect(parameter.values.count > 1)
    #expect(Set(parameter.values).count == parameter.values.count)
  }

  @Test func `every combination of ends interpolates in one way`() {
    let combinations = InterpolationRow.all.map { [$0.hasFromValue, $0.hasToValue, $0.hasByValue] }
    #expect(combinations.count == 8 && Set(combinations).count == 8)
  }
}

extension Law {
  /// The numbers after the word "law" or "laws" in the sentence.
  fileprivate var lawsReferredTo: [String] {
    sentence.matches(of: /laws? ([0-9]+\.[0-9]+(?:(?:, | and | to )[0-9]+\.[0-9]+)*)/)
      .flatMap { $0.output.1.matches(of: /[0-9]+\.[0-9]+/).map { String($0.output) } }
  }
}
