/// An event, with what was found in it.
struct TraceEntry: Sendable {
  let instant: Instant
  /// The statement that caused it, by its place in the run; nil for other code and later turns.
  let statement: Int?
  let event: Event
  let findings: [Finding]
  /// The model tree after the operation or instant that the event belongs to.
  let model: Tree
}
