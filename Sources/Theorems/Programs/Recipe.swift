public import OrderingModel

/// The recipe for one property of a layer: how to write a transaction so that no disputed reading of a
/// law matters.
///
/// `begin`, completion block, `setDisableActions(true)`, the model value, and an animation with both
/// ends, the property's name as key and `fillMode = .backwards`, `commit`.
public struct Recipe: Hashable, Sendable {
  /// What the layer is.
  public let layers: DissolveSpan.Layers
  /// How long the animation lasts.
  public let duration: Ticks
  /// Whether the layer has an action of its own for the property.
  public let hasAction: Bool
  /// Whether the animation fills backwards, which covers a late start (law 4.12).
  public let fillsBackwards: Bool

  /// Creates the recipe for a layer.
  public init(
    layers: DissolveSpan.Layers, duration: Ticks, fillsBackwards: Bool = true,
    hasAction: Bool = false
  ) {
    self.layers = layers
    self.duration = duration
    self.fillsBackwards = fillsBackwards
    self.hasAction = hasAction
  }

  /// The program of the recipe.
  public var program: Program {
    var builder = ProgramBuilder(name: "recipe")
    var icon = Layer(
      name: "icon", kind: layers == .viewBacked ? .viewBacked : .standalone,
      isOnScreen: layers != .new, start: [.init(Program.opacity, .number(0))])
    if hasAction {
      let slow = Animation(
        name: "slow", keyPath: Program.opacity, timing: Timing(duration: .seconds(2)))
      let table = ActionTable([.init(Program.opacity, .animation(slow))])
      icon.actions = [.init(.delegate, builder.actions(table))]
    }
    let layer = builder.layer(icon)
    let animation = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(1),
        timing: Timing(duration: duration, fillMode: fillsBackwards ? .backwards : .removed)))
    let block = builder.block([])
    let insertion =
      layers == .new
      ? [Statement(.addSublayer(layer, to: nil), text: "addSublayer(icon)", isInHelper: true)] : []
    builder.turn(
      insertion + [
        Statement(.begin, text: "begin"),
        Statement(.setCompletionBlock(block), text: "setCompletionBlock"),
        Statement(.setDisableActions(true), text: "setDisableActions(true)"),
        Statement(.set(layer, Program.opacity, .number(1)), text: "icon.opacity = 1"),
        Statement(
          .add(animation, to: layer, forKey: Program.opacity),
          text: "icon.add(fade, forKey: \"opacity\")"),
        Statement(.commit, text: "commit"),
      ])
    return builder.program
  }
}
