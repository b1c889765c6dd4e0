import OrderingModel

/// What is seen of a run as a table of moments.
struct TimelineTable {
  /// A moment.
  struct Row {
    let instant: String
    let moment: String
    let screen: String
    let playing: String
    let mark: String
  }

  /// What the screen's column shows.
  let title: String
  /// The moments.
  let rows: [Row]

  init(_ run: Counterexample, _ fault: Fault, _ phrases: Phrases) {
    let observables = run.timeline.observables
    let column = Self.column(run, fault, observables)
    title = column.map { phrases.name(of: observables[$0]) } ?? "screen"
    let endsInFault =
      fault.kind == .never || (fault.kind == .unseen && fault.reasons.contains(where: \.isAtEnd))
    let moments = run.timeline.moments.filter { endsInFault || $0.cause != .end }
    rows = moments.map { moment in
      let marks = Self.isFault(moment, fault, column) ? "◀ \(fault.kind.name)" : ""
      return Row(
        instant: moment.instant.milliseconds,
        moment: phrases.text(of: moment.cause),
        screen: column.map { Self.change(moment, $0, phrases) } ?? "",
        playing: "\(moment.animations)", mark: marks)
    }
  }

  /// Returns the table in lines of a width.
  func lines(width: Int) -> [String] {
    let screen = (rows.map(\.screen.count) + [title.count]).max() ?? 0
    let moment = min(rows.map(\.moment.count).max() ?? 0, max(12, width - screen - 33))
    let head =
      "      ms  " + "moment".padded(to: moment) + "  " + title.leftPadded(to: screen) + "  playing"
    return [head]
      + rows.map { row in
        let text =
          row.instant.leftPadded(to: 8) + "  " + row.moment.cut(to: moment).padded(to: moment)
        let numbers = row.screen.leftPadded(to: screen) + "  " + row.playing.leftPadded(to: 7)
        return row.mark.isEmpty ? "\(text)  \(numbers)" : "\(text)  \(numbers)  \(row.mark)"
      }
  }

  /// Returns the observable that tells most about a fault.
  private static func column(
    _ run: Counterexample, _ fault: Fault, _ observables: [Observable]
  ) -> Int? {
    if case .observable(let observable) = fault.subject {
      return observables.firstIndex(of: observable)
    }
    let layers = fault.blame.compactMap { place -> LayerID? in
      guard case .add(_, let layer, _) = run.statements[place].operation else { return nil }
      return layer
    }
    let ofLayers = observables.firstIndex { observable in
      if case .property(let layer, _) = observable { return layers.contains(layer) }
      return false
    }
    let jumping = observables.indices.first { index in
      run.timeline.moments.contains { $0.jumps[index] }
    }
    return ofLayers ?? jumping ?? observables.indices.first
  }

  /// Returns whether something unsafe of a run shows at a moment.
  static func isFault(_ moment: Timeline.Moment, of run: Counterexample) -> Bool {
    run.faults.contains { fault in
      fault.kind.isUnsafe && isFault(moment, fault, column(run, fault, run.timeline.observables))
    }
  }

  private static func isFault(_ moment: Timeline.Moment, _ fault: Fault, _ column: Int?) -> Bool {
    guard moment.instant == fault.instant else { return false }
    switch fault.subject {
    case .observable: return column.map { moment.jumps[$0] } ?? false
    case .block(let block):
      return moment.cause == (fault.kind == .never ? .end : .block(block))
    case .animation, .layer, .transactions:
      if case .time = moment.cause { return true }
      return moment.cause == .end
    }
  }

  /// Returns what a moment changes; nothing where the layer is not in the tree.
  private static func change(
    _ moment: Timeline.Moment, _ column: Int, _ phrases: Phrases
  ) -> String {
    guard let after = moment.after[column] else { return "" }
    let text = phrases.text(of: after)
    guard let before = moment.before[column], before != after else { return text }
    return "\(phrases.text(of: before)) → \(text)"
  }
}

extension Reason {
  /// Whether it is known only when nothing more happens.
  fileprivate var isAtEnd: Bool {
    if case .neverStarted = fact { return true }
    return false
  }
}
