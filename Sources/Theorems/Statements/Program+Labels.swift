import OrderingModel

extension Program {
  /// What occurs in it, for the table of what is reached.
  package var labels: [String] {
    var labels: [String] = []
    let statements = turns.flatMap(\.statements) + blocks.flatMap(\.statements)
    for statement in statements {
      let label = statement.operation.name
      if !labels.contains(label) { labels.append(label) }
    }
    return labels
  }
}

extension OrderingModel.Operation {
  /// The names of all operations.
  static let allNames = [
    "begin", "setCompletionBlock", "setDisableActions", "setAnimationDuration",
    "setAnimationTimingFunction", "setValue(_:forKey:)", "add(_:forKey:)", "set a property",
    "read a property", "removeAnimation(forKey:)", "removeAllAnimations", "addSublayer",
    "removeFromSuperlayer", "flush", "commit", "UIView.animate", "UIView.setAnimationsEnabled",
    "to the background", "an unknown call", "lock", "unlock",
    "actions, delegate or style of a layer",
  ]

  /// Its name, as Core Animation spells it.
  var name: String {
    switch self {
    case .begin: "begin"
    case .setCompletionBlock: "setCompletionBlock"
    case .setDisableActions: "setDisableActions"
    case .setAnimationDuration: "setAnimationDuration"
    case .setAnimationTimingFunction: "setAnimationTimingFunction"
    case .setValue: "setValue(_:forKey:)"
    case .add: "add(_:forKey:)"
    case .set: "set a property"
    case .read: "read a property"
    case .removeAnimation: "removeAnimation(forKey:)"
    case .removeAllAnimations: "removeAllAnimations"
    case .addSublayer: "addSublayer"
    case .removeFromSuperlayer: "removeFromSuperlayer"
    case .flush: "flush"
    case .commit: "commit"
    case .beginViewAnimation, .endViewAnimation: "UIView.animate"
    case .setAnimationsEnabled: "UIView.setAnimationsEnabled"
    case .enterBackground: "to the background"
    case .call: "an unknown call"
    case .setActions: "actions, delegate or style of a layer"
    case .lock: "lock"
    case .unlock: "unlock"
    }
  }
}
