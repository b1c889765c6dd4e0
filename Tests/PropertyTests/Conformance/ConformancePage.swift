@testable import OrderingModel

/// The list of what others have found on Apple's framework and the tests compare, as Markdown.
struct ConformancePage {
  /// The page.
  var markdown: String {
    [introduction, rows, leftOut, laws, openRows, differences, opinions, vectors].joined(
      separator: "\n\n")
      + "\n"
  }

  private var introduction: String {
    """
    # What others found on Apple's framework

    This page is generated from the tables of the tests (`Tests/PropertyTests/Conformance`); a test \
    compares both. The rows are assertions of other projects' tests, retold in steps. Only those \
    count that hold on Apple's framework, since the tests run there: *checked*, by an automated job \
    or by their author; *native*, since they run nowhere else. A row's letter stands for its project.
    """
  }

  private var rows: String {
    let checked = Set(ConformanceRow.all.map(\.id))
    let lines = Suite.all.map { suite in
      let own = suite.rows.ids.count(where: checked.contains)
      return "| [\(suite.name)](\(suite.address)) | \(suite.oracle) | \(suite.rows.text) | "
        + "\(own) | \(suite.rows.ids.count - own) |"
    }
    let total = Suite.all.flatMap(\.rows.ids).count
    return """
      ## Rows

      The machine agrees with \(checked.count) of \(total) rows; \(total - checked.count) are left \
      out, for the reasons below.

      | suite | holds on Apple's framework | rows | agree | left out |
      | --- | --- | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }

  private var leftOut: String {
    let lines = LeftOut.all.map { "| \($0.rows.text) | \($0.rows.ids.count) | \($0.why) |" }
    return """
      ## Left out

      | rows | number | why |
      | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }

  private var laws: String {
    let (noticed, others) = (Mutation.allCases.filter(\.isNoticedByRows), Mutation.allCases)
    let unnoticed = others.filter { !noticed.contains($0) }
    return """
      ## Laws that these tables hold in place

      Of \(others.count) ways to break a law, the rows and numbers alone notice \(noticed.count): laws \
      \(list(noticed)). They do not notice a break of laws \(list(unnoticed)), which rest on their \
      own sources and tests.
      """
  }

  private func list(_ mutations: [Mutation]) -> String {
    mutations.map(\.law).joined(separator: ", ")
  }

  private var openRows: String {
    let lines = OpenRow.all.map { row in
      let outcomes = row.readings.map { "`\($0.name)`" }.joined(separator: ", ")
      return "| \(row.rows.text) | \(row.question) | \(row.why ?? outcomes) |"
    }
    return """
      ## Rows that leave a choice

      Where implementations or versions differ, a reading of a law reaches each outcome, or the \
      table says why there is no choice.

      | rows | question | readings |
      | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }

  private var differences: String {
    let lines = NamedDifference.all.map {
      "| \($0.rows.text) | \($0.peer) | \($0.there) | \($0.here) |"
    }
    return """
      ## Differences from other implementations

      The machine does not follow these rows, since they contradict Apple's framework, its \
      documentation, or a law.

      | rows | implementation | there | here |
      | --- | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }

  private var opinions: String {
    var ids: [String] = []
    for row in ConformanceRow.opinions where !ids.contains(row.id) { ids.append(row.id) }
    return """
      ## Opinions that the machine shares

      Nobody has checked these on Apple's framework; they are what GNUstep (Q), OpenCoreAnimation (O), \
      flowkey's UIKit (F) and JSKit (J) expect: \(ids.joined(separator: ", ")).
      """
  }

  private var vectors: String {
    let lines = VectorKind.all.map { kind in
      let sources = kind.sources.map(\.rawValue).sorted().joined(separator: "; ")
      return "| \(kind.name) | \(kind.numbers.count) | \(sources) |"
    }
    return """
      ## Numbers

      Each is within 0.00001 of what the source gives. Numbers of other standards are only here where \
      their terms and Core Animation's are the same.

      | kind | number | sources |
      | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }
}
