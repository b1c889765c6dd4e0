import OrderingModel

/// The statements from the first movable one to the last, in an order, with marks.
struct Listing {
  /// A statement at its place in the listing.
  struct Row {
    let statement: Statement
    /// Its line, or its place from 1 where no file holds it.
    let number: String
    /// Its place as written.
    let place: Int
    let isMarked: Bool
  }

  /// The statements.
  let rows: [Row]

  /// Creates the listing of an ordering, with the statements marked that are moved: as few as explain
  /// it, the fixed ones included, since a read keeps its place while others move around it.
  init(_ proof: Proof, _ ordering: [Int]) {
    self.init(proof.written, proof.positions, ordering)
  }

  /// Creates the listing of the order as written, with statements marked by their places.
  init(_ proof: Proof, marking marked: [Int]) {
    self.init(proof.written, proof.positions, marking: marked)
  }

  /// Creates the listing of what a run has done, with the statements marked that are moved, or, where
  /// it is the order as written, those that are to blame.
  init(_ run: Counterexample) {
    if run.isAsWritten {
      self.init(run.written, run.positions, marking: run.faults.first?.blame ?? [])
    } else {
      self.init(run.written, run.positions, run.ordering)
    }
  }

  /// Creates the listing of what a run would have done as written, with the same statements marked.
  init(asWritten run: Counterexample) {
    let moved = Listing(run).rows.filter(\.isMarked).map(\.place)
    self.init(run.written, run.positions, marking: moved)
  }

  private init(_ statements: [Statement], _ positions: [Int], _ ordering: [Int]) {
    let places = Self.places(of: statements, positions, in: ordering)
    let moved = Moves(places).moved
    self.init(statements, positions, places) { moved.contains($0) }
  }

  private init(_ statements: [Statement], _ positions: [Int], marking marked: [Int]) {
    self.init(statements, positions, Array(statements.indices)) { marked.contains($0) }
  }

  private init(
    _ statements: [Statement], _ positions: [Int], _ places: [Int], isMarked: (Int) -> Bool
  ) {
    guard let first = positions.first, let last = positions.last else {
      rows = []
      return
    }
    rows = places[first...last].map { place in
      Row(
        statement: statements[place],
        number: statements[place].location.map { "\($0.line)" } ?? "\(place + 1)", place: place,
        isMarked: isMarked(place))
    }
  }

  /// How many statements are marked.
  var markCount: Int { rows.lazy.filter(\.isMarked).count }

  /// Returns the listing in lines of a width.
  func lines(width: Int) -> [String] {
    rows.map { row in
      let text = row.statement.text.cut(to: width - 14)
      return "    \(row.isMarked ? ">" : " ") \(row.number.leftPadded(to: 4))  \(text)"
    }
  }

  /// Returns the places as written of a turn's statements, in the order that an ordering gives them.
  private static func places(
    of statements: [Statement], _ positions: [Int], in ordering: [Int]
  ) -> [Int] {
    var places = Array(statements.indices)
    for (position, operation) in zip(positions, ordering) {
      places[position] = positions[operation]
    }
    return places
  }
}

extension Proof {
  /// The statements of the first turn as written.
  fileprivate var written: [Statement] { program.turns.first?.statements ?? [] }
}

extension Counterexample {
  /// The statements of the first turn as written.
  fileprivate var written: [Statement] { program.turns.first?.statements ?? [] }

  /// Whether nothing is moved.
  var isAsWritten: Bool { ordering == Array(ordering.indices) }
}
