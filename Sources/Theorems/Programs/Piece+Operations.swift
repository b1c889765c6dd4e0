import OrderingModel

extension Piece {
  /// Returns the operations of the piece on a layer.
  func operations(
    on layer: LayerID, _ builder: inout ProgramBuilder
  ) -> [OrderingModel.Operation] {
    switch self {
    case .begin: [.begin]
    case .commit: [.commit]
    case .flush: [.flush]
    case .setCompletionBlock: [.setCompletionBlock(builder.block([]))]
    case .setNoBlock: [.setCompletionBlock(nil)]
    case .disableActions: [.setDisableActions(true)]
    case .setDuration: [.setAnimationDuration(.seconds(0.7))]
    case .setTimingFunction: [.setAnimationTimingFunction(.easeIn)]
    case .storeValue: [.setValue(.number(1), forKey: builder.key("note"))]
    case .set: [.set(layer, Program.opacity, .number(1))]
    case .removeAnimation: [.removeAnimation(layer, forKey: Program.opacity)]
    case .removeAll: [.removeAllAnimations(layer)]
    case .removeLayer: [.removeFromSuperlayer(layer)]
    case .insertLayer: [.addSublayer(layer, to: nil)]
    case .disableViews: [.setAnimationsEnabled(false)]
    case .goToBackground: [.enterBackground]
    case .callUnknown: [.call([layer])]
    case .lock: [.lock]
    case .unlock: [.unlock]
    case .stopClock: [.set(layer, builder.key("speed"), .number(0))]
    case .shiftClock: [.set(layer, builder.key("timeOffset"), .time(of: layer))]
    case .animateInView:
      [
        .beginViewAnimation(ViewAnimation(duration: .seconds(0.4))),
        .set(layer, Program.opacity, .number(0.5)), .endViewAnimation,
      ]
    case .animateInNestedView: nestedViewAnimations(layer, &builder)
    case .addFromPresentation: fromPresentation(layer, &builder)
    case .giveNullAction: [give(.null, to: layer, &builder)]
    case .giveAnimationAction: [give(.animation(Self.fade), to: layer, &builder)]
    default: [add(to: layer, &builder)]
    }
  }

  /// Returns a view animation that comes back, in one whose completion is told whether it has
  /// finished.
  private func nestedViewAnimations(
    _ layer: LayerID, _ builder: inout ProgramBuilder
  ) -> [OrderingModel.Operation] {
    let set = Statement(.set(layer, Program.opacity, .number(1)), text: "set")
    let outer = ViewAnimation(
      duration: .seconds(0.4), completion: builder.block([set]), unfinished: builder.block([]))
    var inner = ViewAnimation(duration: .seconds(0.2))
    inner.autoreverses = true
    return [
      .beginViewAnimation(outer), .set(layer, Program.opacity, .number(0.75)),
      .beginViewAnimation(inner), .set(layer, Program.opacity, .number(0.5)), .endViewAnimation,
      .endViewAnimation,
    ]
  }

  private static let fade = Animation(
    name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(1),
    timing: Timing(duration: .seconds(0.5)))

  private func give(
    _ action: Action, to layer: LayerID, _ builder: inout ProgramBuilder
  ) -> OrderingModel.Operation {
    let table = builder.actions(ActionTable([.init(Program.opacity, action)]))
    return .setActions(table, of: layer, at: .actions)
  }

  private func add(
    to layer: LayerID, _ builder: inout ProgramBuilder
  ) -> OrderingModel.Operation {
    var fade = Self.fade
    switch self {
    case .addEndless: fade.timing.repeatCount = .infinity
    case .addThatStays:
      fade.timing.fillMode = .both
      fade.timing.isRemovedOnCompletion = false
    case .addAdditive: fade.isAdditive = true
    case .addDelayed: fade.timing.delay = .seconds(0.2)
    case .addSpring: fade.spring = Spring()
    case .addKeyframes: fade.motion = .keyframes(Keyframes([.number(0), .number(1), .number(0.5)]))
    case .addGroup: fade.motion = .group([fade])
    case .addNestedGroup: fade.motion = .group([Self.slowGroup(of: fade), fade])
    case .addTransition: fade.motion = .transition
    case .addWithDelegate:
      let set = Statement(.set(layer, Program.opacity, .number(1)), text: "set")
      fade.delegate = AnimationDelegate(
        finished: builder.block([set]), unfinished: builder.block([]))
    default: break
    }
    let key = self == .addUnderProperty ? Program.opacity : nil
    return .add(builder.animation(fade), to: layer, forKey: key)
  }

  /// Returns a group that holds an animation late, and plays it at half the speed.
  private static func slowGroup(of child: Animation) -> Animation {
    Animation(
      name: "slow", keyPath: child.keyPath, motion: .group([child]),
      timing: Timing(duration: .seconds(0.1), delay: .seconds(0.2), speed: 0.5, fillMode: .both))
  }

  private func fromPresentation(
    _ layer: LayerID, _ builder: inout ProgramBuilder
  ) -> [OrderingModel.Operation] {
    let variable = builder.variable("shown")
    let animation = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .variable(variable), to: .number(1),
        timing: Timing(duration: .seconds(0.5))))
    return [
      .read(.presentation(layer, Program.opacity), into: variable),
      .add(animation, to: layer, forKey: Program.opacity),
    ]
  }
}
