import OrderingModel

/// What a later turn of the main run loop will do.
struct PendingTurn: Equatable {
  /// What runs.
  var body: Meaning
  /// What it is called with.
  var arguments: [Meaning] = []
  /// Its source text.
  var text: String
  /// When the turn begins; `block` until the completion block that asks for it has been read.
  var moment: Moment
  /// What runs it.
  var thread = Turn.Thread.main
  /// Whether it may begin at any time from then on.
  var isAnyTime = false
  /// How many statements of the function stand before the call that asks for it.
  var earliest = 0
  /// The statement that asks for it.
  var site: Site
  /// What `self` is to it.
  var home: Home
}
