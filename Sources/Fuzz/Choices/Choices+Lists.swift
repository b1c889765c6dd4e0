/// Lists, whose code a client's compiler may specialize, since they are drawn most.
extension Choices {
  /// Draws a list's elements, each with the choice to have it.
  ///
  /// - Parameters:
  ///   - counts: How many elements there may be.
  ///   - element: Draws an element, given those before; nil if there can be none.
  /// - Returns: The elements.
  /// - Throws: What drawing an element throws, and `Discard` if there are too few.
  @inlinable public mutating func list<Element>(
    _ counts: ClosedRange<Int>, _ element: (inout Choices, [Element]) throws -> Element?
  ) throws -> [Element] {
    isRandom ? try randomList(counts, element) : try plannedList(counts, element)
  }

  /// Draws a random list: the count is rolled first, and the choices follow it.
  @inlinable mutating func randomList<Element>(
    _ counts: ClosedRange<Int>, _ element: (inout Choices, [Element]) throws -> Element?
  ) throws -> [Element] {
    let wanted = randomCount(counts)
    var elements: [Element] = []
    elements.reserveCapacity(wanted)
    for _ in 0..<wanted {
      let before = recorded.choices.count
      if elements.count >= counts.lowerBound { record(1, from: .more) }
      if let value = try element(&self, elements) {
        elements.append(value)
      } else {
        forget(from: before)
      }
    }
    guard elements.count >= counts.lowerBound else { throw Discard() }
    if elements.count < counts.upperBound { record(0, from: .more) }
    return elements
  }

  @inlinable mutating func plannedList<Element>(
    _ counts: ClosedRange<Int>, _ element: (inout Choices, [Element]) throws -> Element?
  ) throws -> [Element] {
    var elements: [Element] = []
    let most = min(counts.upperBound, max(bound?.elements ?? .max, counts.lowerBound))
    let opening = recordsSpans ? open(.list) : nil
    while elements.count < most {
      let before = mark
      let inner = recordsSpans ? open(.element) : nil
      if elements.count >= counts.lowerBound && planned(from: .more) == 0 {
        if recordsSpans { dropSpan(to: before) }
        break
      }
      let value = try element(&self, elements)
      if let inner { close(inner) }
      if let value {
        elements.append(value)
      } else if source == .exhaustive || elements.count < counts.lowerBound {
        throw Discard()
      } else {
        takeBack(to: before)
      }
    }
    if let opening { close(opening) }
    return elements
  }
}
