@testable import OrderingModel

extension Animation {
  /// Returns an animation of so many seconds, from 0 to 1 where nothing else is said.
  static func fade(
    _ duration: Double, from: Double? = 0, to: Double? = 1, by: Double? = nil,
    name: String = "fade"
  ) -> Animation {
    Animation(
      name: name, keyPath: Program.opacity, from: from.map(Expression.number),
      to: to.map(Expression.number), by: by.map(Expression.number),
      timing: Timing(duration: .seconds(duration)))
  }

  /// Returns this animation with a change.
  func with(_ change: (inout Animation) -> Void) -> Animation {
    var changed = self
    change(&changed)
    return changed
  }

  /// This animation, adding to what lies beneath.
  var additive: Animation { with { $0.isAdditive = true } }

  /// This animation, for ever.
  var endless: Animation { with { $0.timing.repeatCount = .infinity } }

  /// Returns this animation with a fill mode, staying until it is removed by hand.
  func staying(_ fillMode: FillMode) -> Animation {
    with {
      $0.timing.fillMode = fillMode
      $0.timing.isRemovedOnCompletion = false
    }
  }

  /// Returns this animation beginning so many seconds after its `add`.
  func delayed(by delay: Double) -> Animation { with { $0.timing.delay = .seconds(delay) } }

  /// Returns this animation starting at what an expression is worth when it is added.
  func starting(at expression: Expression) -> Animation { with { $0.from = expression } }
}

extension Expression {
  /// What the model of the first layer holds as its opacity.
  static let modelOpacity = Expression.model(LayerID(0), Program.opacity)
  /// What the screen shows as the opacity of the first layer.
  static let presentedOpacity = Expression.presentation(LayerID(0), Program.opacity)
}

extension Double {
  /// A frame, in seconds: how long after its cause a callback comes by default.
  static let frame = 0.016_666_667
}
