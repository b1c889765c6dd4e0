extension Property {
  /// Checks the property on several cores and returns what one would.
  ///
  /// Each case follows from its number alone, and the cases are counted in the order of their numbers,
  /// so the result is that of `check` without a targeted search, whose cases follow from each other.
  /// Only a time limit makes a difference.
  public func checkConcurrently(
    _ settings: Settings = Settings(), workers: Int = 2
  ) async -> CheckResult<Value> where Value: Sendable {
    var settings = settings
    settings.isTargeted = false
    var runner = Runner(self, settings)
    if let failing = runner.firstKnownFailure() { return runner.result(of: failing) }
    var block = 0
    while runner.goesOn {
      let records = await records(settings, block..<(block + max(1, workers)))
      block += max(1, workers)
      for record in records where runner.goesOn {
        if let failing = runner.take(record) { return runner.result(of: failing) }
      }
    }
    return runner.result(of: nil)
  }

  /// Returns the cases of some blocks, each run by a task of its own, in the order of their numbers.
  private func records(_ settings: Settings, _ blocks: Range<Int>) async -> [CaseRecord] {
    await withTaskGroup(of: (Int, [CaseRecord]).self) { group in
      for block in blocks { group.addTask { (block, records(settings, ofBlock: block)) } }
      var results: [(Int, [CaseRecord])] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  /// Returns the cases of one block, up to the first that fails.
  private func records(_ settings: Settings, ofBlock block: Int) -> [CaseRecord] {
    let size = 256
    var choices = Choices(random: SplitMix64(seed: 0))
    var records: [CaseRecord] = []
    for number in (block * size)..<((block + 1) * size) where settings.shard.contains(number) {
      choices.begin(number, settings, near: nil)
      let record = CaseRecord(self, number, &choices)
      records.append(record)
      if record.outcome.isFailure { break }
    }
    return records
  }
}
