/// The numbers of a program by which time goes, which must be some.
extension Program {
  /// What has a number that is not one, or infinite where nothing can be; nil where all are fine.
  ///
  /// By such a number no time can be told. What a property holds may be anything.
  var ownerOfNoNumber: String? {
    let layer = layers.first { layer in
      let clock = [layer.clock.beginTime, layer.clock.speed, layer.clock.timeOffset]
      return !clock.allSatisfy(\.isFinite)
    }
    if let layer { return "layer '\(layer.name)'" }
    let animation = (animations + actionAnimations).first { !$0.hasNumbers }
    if let animation { return "animation '\(animation.name)'" }
    let statement = statements.first { !$0.operation.hasNumbers }
    return statement.map { "statement '\($0.text)'" }
  }
}

extension Animation {
  /// Whether its speeds, counts and paces are numbers, and those of the animations in it.
  fileprivate var hasNumbers: Bool {
    let inner =
      switch motion {
      case .group(let children): children.allSatisfy(\.hasNumbers)
      case .keyframes(let keyframes):
        keyframes.keyTimes.allSatisfy(\.isFinite)
          && keyframes.timingFunctions.allSatisfy(\.hasNumbers)
      case .basic, .transition: true
      }
    return inner && timing.speed.isFinite && !timing.repeatCount.isNaN
      && timingFunction?.hasNumbers != false && spring?.hasNumbers != false
  }
}

extension Operation {
  fileprivate var hasNumbers: Bool {
    switch self {
    case .setAnimationTimingFunction(let function): function?.hasNumbers != false
    case .beginViewAnimation(let animation):
      animation.timingFunction?.hasNumbers != false && animation.spring?.hasNumbers != false
    default: true
    }
  }
}

extension TimingFunction {
  fileprivate var hasNumbers: Bool { [x1, y1, x2, y2].allSatisfy(\.isFinite) }
}

extension Spring {
  /// Whether it is one; infinite damping is a spring that is at rest at once.
  fileprivate var hasNumbers: Bool {
    [mass, stiffness, initialVelocity].allSatisfy(\.isFinite) && !damping.isNaN
  }
}
