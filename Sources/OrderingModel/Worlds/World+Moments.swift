extension World {
  /// Runs a world, and the worlds that differ from it only in when the turns begin that may begin at
  /// any time: at every instant at which something happens, and in every interval between two.
  ///
  /// What happens before such a turn does not depend on it, so that the instants of the run without it
  /// are all that there are. `run` returns these, or nil to stop.
  func forEachMoment(turns: Int, _ run: (World) -> [Instant]?) {
    guard let instants = run(self), interruptions.count < turns else { return }
    for instant in Self.moments(among: instants, from: interruptions.last ?? 0) {
      var world = self
      world.interruptions.append(instant)
      world.forEachMoment(turns: turns, run)
    }
  }

  /// Returns the instants after the first, and one in each interval between two and after the last.
  private static func moments(among instants: [Instant], from first: Instant) -> [Instant] {
    var moments: [Instant] = []
    var last = first
    for next in instants.sorted() where next > last {
      if next - last > 1 { moments.append(last + (next - last) / 2) }
      moments.append(next)
      last = next
    }
    return moments + [last.after(.seconds(1))]
  }
}

extension Program {
  /// How many turns may begin at any time.
  var anyTimeTurnCount: Int { turns.lazy.filter { $0.start == .anyTime }.count }
}
