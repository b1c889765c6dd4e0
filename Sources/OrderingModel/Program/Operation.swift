/// One call that the model knows, spelled as Core Animation spells it.
public enum Operation: Hashable, Sendable {
  /// `CATransaction.begin()`
  case begin
  /// `CATransaction.setCompletionBlock(_:)`; nil for a nil block.
  case setCompletionBlock(BlockID?)
  /// `CATransaction.setDisableActions(_:)`
  case setDisableActions(Bool)
  /// `CATransaction.setAnimationDuration(_:)`
  case setAnimationDuration(Ticks)
  /// `CATransaction.setAnimationTimingFunction(_:)`
  case setAnimationTimingFunction(TimingFunction?)
  /// `CATransaction.setValue(_:forKey:)`, with nil for a nil value; the key of a setting, such as
  /// `animationDuration`, changes that setting.
  case setValue(Expression?, forKey: KeyID)
  /// `layer.add(animation, forKey: key)`
  case add(AnimationID, to: LayerID, forKey: KeyID?)
  /// `layer.property = value`
  case set(LayerID, KeyID, Expression)
  /// `let variable = expression`, where the expression reads a layer.
  case read(Expression, into: VariableID)
  /// `layer.removeAnimation(forKey: key)`
  case removeAnimation(LayerID, forKey: KeyID)
  /// `layer.removeAllAnimations()`
  case removeAllAnimations(LayerID)
  /// `layer.actions = …`, `layer.delegate = …` or `layer.style = …`; nil for `nil`.
  ///
  /// It changes nothing that a commit hands over, so it opens no implicit transaction; no source was
  /// found.
  case setActions(ActionTableID?, of: LayerID, at: ActionPlace)
  /// `parent.addSublayer(layer)` and its relatives; nil where the parent stands outside the program,
  /// on screen.
  case addSublayer(LayerID, to: LayerID?)
  /// `layer.removeFromSuperlayer()`
  case removeFromSuperlayer(LayerID)
  /// `CATransaction.flush()`
  case flush
  /// `CATransaction.commit()`
  case commit
  /// `CATransaction.lock()`
  case lock
  /// `CATransaction.unlock()`
  case unlock
  /// `UIView.animate { … }` begins.
  case beginViewAnimation(ViewAnimation)
  /// `UIView.animate { … }` ends.
  case endViewAnimation
  /// `UIView.setAnimationsEnabled(_:)`
  case setAnimationsEnabled(Bool)
  /// The app goes to the background.
  case enterBackground
  /// A call that the model does not know, with the layers that it is given: afterwards nothing is
  /// known of their properties.
  case call([LayerID])
}
