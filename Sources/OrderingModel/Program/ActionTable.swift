/// What one place of the action search answers, event by event.
public struct ActionTable: Hashable, Sendable {
  /// An answer.
  public struct Entry: Hashable, Sendable {
    /// The name of the event: of a property that changes, `onOrderIn`, `onOrderOut` or `sublayers`.
    public var event: KeyID
    /// What is answered.
    public var action: Action

    /// Creates an answer.
    public init(_ event: KeyID, _ action: Action) {
      self.event = event
      self.action = action
    }
  }

  /// The answers to single events, each event once.
  public var entries: [Entry]
  /// The answer to every other event.
  public var others: Action

  /// Creates a table; by default it knows nothing of other events.
  public init(_ entries: [Entry], others: Action = .nothing) {
    self.entries = entries
    self.others = others
  }

  /// Returns the answer to an event; nil is one that the program does not name.
  subscript(event: KeyID?) -> Action { entries.first { $0.event == event }?.action ?? others }

  /// The animations among the answers.
  var animations: [Animation] {
    (entries.map(\.action) + [others]).compactMap { action in
      if case .animation(let animation) = action { animation } else { nil }
    }
  }
}
