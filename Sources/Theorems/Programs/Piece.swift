import OrderingModel

/// An operation that a small program is made of.
enum Piece: CaseIterable {
  case begin
  case setCompletionBlock
  case addWithoutKey
  case addUnderProperty
  case set
  case disableActions
  case removeAnimation
  case removeLayer
  case flush
  case commit
  case setNoBlock
  case setDuration
  case setTimingFunction
  case storeValue
  case addEndless
  case addThatStays
  case addAdditive
  case addDelayed
  case addSpring
  case addKeyframes
  case addGroup
  case addNestedGroup
  case addTransition
  case addWithDelegate
  case addFromPresentation
  case removeAll
  case insertLayer
  case animateInView
  case animateInNestedView
  case disableViews
  case goToBackground
  case callUnknown
  case lock
  case unlock
  case stopClock
  case shiftClock
  case giveNullAction
  case giveAnimationAction

  /// What transactions are made of.
  static let essential: [Piece] = [
    .begin, .setCompletionBlock, .addWithoutKey, .addUnderProperty, .set, .disableActions,
    .removeAnimation, .removeLayer, .flush, .commit,
  ]
}
