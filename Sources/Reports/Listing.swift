import OrderingModel

/// The statements from the first movable one to the last, in an order, with marks.
struct Listing {
  private struct Row {
    let statement: Statement
    let number: String
    let isMarked: Bool
  }

  private let rows: [Row]

  /// Creates the listing of an ordering, with the statements marked that are moved: as few as explain
  /// it, the fixed ones included, since a read keeps its place while others move around it.
  init(_ proof: Proof, _ ordering: [Int]) {
    let places = proof.places(in: ordering)
    let moved = Moves(places).moved
    self.init(proof, places) { moved.contains($0) }
  }

  /// Creates the listing of the order as written, with statements marked by their places.
  init(_ proof: Proof, marking marked: [Int]) {
    let places = proof.places(in: Array(proof.movable.indices))
    self.init(proof, places) { marked.contains($0) }
  }

  private init(_ proof: Proof, _ places: [Int], isMarked: (Int) -> Bool) {
    let statements = proof.program.turns.first?.statements ?? []
    guard let first = proof.positions.first, let last = proof.positions.last else {
      rows = []
      return
    }
    rows = places[first...last].map { place in
      Row(
        statement: statements[place],
        number: statements[place].location.map { "\($0.line)" } ?? "\(place + 1)",
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
}

extension Proof {
  /// Returns the places as written of a turn's statements, in the order that an ordering gives them.
  fileprivate func places(in ordering: [Int]) -> [Int] {
    var places = Array((program.turns.first?.statements ?? []).indices)
    for (position, operation) in zip(positions, ordering) {
      places[position] = positions[operation]
    }
    return places
  }
}
