import OrderingModel
import Testing

/// The readings of the laws that leave something open.
struct ParameterTests {
  @Test(arguments: ParameterCase.all)
  func `each reading gives what it says`(example: ParameterCase) {
    for reading in example.readings {
      let run = Run(reading.scenario)
      #expect(reading.facts.compactMap { $0.failure(in: run) } == [], "\(reading.name)")
    }
  }

  @Test(arguments: ParameterCase.all)
  func `what holds under a reading holds under no other`(example: ParameterCase) {
    for reading in example.readings {
      for other in example.readings where other.name != reading.name {
        let run = Run(other.scenario)
        #expect(
          reading.facts.contains { $0.failure(in: run) != nil },
          "\(reading.name), \(other.name)")
      }
    }
  }

  @Test(arguments: Parameter.all)
  func `the default is the first reading, and all are tried`(parameter: Parameter) throws {
    let example = try #require(ParameterCase.all.first { $0.parameter == parameter.name })
    #expect(example.readings.map(\.name) == parameter.values)
    #expect(example.readings[0].scenario.semantics == Semantics())
  }

  @Test func `every case is of a parameter`() {
    let names = Parameter.all.map(\.name)
    #expect(ParameterCase.all.map(\.parameter).filter { !names.contains($0) } == [])
  }

  @Test func `every field of the semantics but the length of a frame has a case`() {
    let fields = Mirror(reflecting: Semantics()).children.compactMap(\.label)
    let cases = ParameterCase.all.map(\.parameter)
    #expect(fields.filter { $0 != "frame" && $0 != "mutation" }.sorted() == cases.sorted())
  }
}
