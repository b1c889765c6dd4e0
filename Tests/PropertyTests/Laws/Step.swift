@testable import OrderingModel

/// A call of a scenario, with names where a program has places in tables.
enum Step: Sendable {
  case begin
  case commit
  case flush
  case lock
  case unlock
  /// `setCompletionBlock`, with what the block does.
  case block(String, [Step] = [])
  /// `setCompletionBlock(nil)`.
  case noBlock
  case disableActions(Bool)
  case duration(Double)
  case curve(TimingFunction?)
  /// `CATransaction.setValue(_:forKey:)`.
  case store(Double?, String)
  case add(Animation, of: String = "opacity", to: String = "icon", key: String? = nil)
  /// `add`, with what the animation's delegate does when it has finished, and when it has not.
  case addWithDelegate(
    Animation, key: String? = nil, finished: [Step] = [], unfinished: [Step] = [])
  /// `UIView.animate`, with its options and what stands in it, and what its completion does when its
  /// animations have finished, and when they have not.
  case animate(ViewAnimation, [Step], completion: String? = nil, unfinished: String? = nil)
  case viewsAnimate(Bool)
  case background
  case set(Double, of: String = "opacity", on: String = "icon")
  /// A set of what an expression is worth at this place.
  case copy(Expression, of: String = "opacity", on: String = "icon")
  /// A constant that holds what an expression is worth at this place; constants are numbered.
  case read(Expression)
  case remove(String, from: String = "icon")
  case removeAll(from: String = "icon")
  case insert(String, into: String? = nil)
  case takeOut(String = "icon")
  /// `layer.actions = …` or a relative, with the answers to events; an animation animates the event's
  /// property.
  case actions(
    [String: Action], at: ActionPlace = .actions, others: Action = .nothing, on: String = "icon")
  /// `layer.actions = nil` or a relative.
  case noActions(at: ActionPlace, on: String = "icon")
  /// A call that nothing is known of, with a layer as argument.
  case unknownCall(String = "icon")
}
