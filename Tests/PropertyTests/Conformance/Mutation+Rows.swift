@testable import OrderingModel

extension Mutation {
  /// Whether a row or a sampled timing does not hold on a machine that breaks the law.
  var isNoticedByRows: Bool {
    isNoticedByPrograms || TimingVector.all.contains { !$0.failures(under: self).isEmpty }
  }

  private var isNoticedByPrograms: Bool {
    Self.rows.contains { row in
      let run = Run(row.scenario.reading { $0.mutation = self })
      return row.observations.contains { $0.failure(run) != nil }
    }
  }

  /// The rows of programs; the others are of values that no machine reads.
  private static let rows = ConformanceRow.all.filter { !$0.scenario.parts[0].steps.isEmpty }
}
