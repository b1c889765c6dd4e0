import OrderingModel
import SwiftOutline

extension Lowering {
  /// Functions of `UIView` that animate in ways that the model does not have.
  private static let unmodelledAnimations: Set<String> = [
    "animate", "animateKeyframes", "beginAnimations", "commitAnimations", "modifyAnimations",
    "perform", "transition",
  ]

  /// Reads `UIView.name(arguments)` where that animates; nil for another function.
  mutating func callViewClass(
    _ name: String, _ arguments: [SourceArgument], _ meanings: [Meaning.Element],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch (name, meanings.first?.label) {
    case ("animate", "withDuration"): try animateViews(arguments, meanings)
    case ("performWithoutAnimation", _):
      guard let body = meanings.first?.meaning else { return nil }
      if moment != .turn(0), operations.contains(.setAnimationsEnabled(false)) {
        builder.assume("views animate again after `\(expression.text)`")
      }
      let outer = animatesViews
      try setAnimationsEnabled(false)
      try performHere(body, text: arguments.first?.value.text ?? name)
      try setAnimationsEnabled(outer)
    case ("setAnimationsEnabled", _):
      guard let meaning = meanings.first?.meaning else { return nil }
      let text = arguments.first?.value.text ?? name
      try setAnimationsEnabled(boolean(meaning, assuming: true, for: text))
    case _ where Self.unmodelledAnimations.contains(name):
      if helper(name, meanings, in: "UIView")?.type == "UIView" { return nil }
      throw error("this form of `UIView.\(name)` is not modelled", at: expression.position)
    default: return nil
    }
    return .tuple([])
  }

  private mutating func setAnimationsEnabled(_ isEnabled: Bool) throws(ReadingError) {
    animatesViews = isEnabled
    try emit(.setAnimationsEnabled(isEnabled), isInHelper: true)
  }

  /// Runs a body of which no proof moves anything.
  private mutating func performHere(_ body: Meaning, text: String) throws(ReadingError) {
    helperDepth += 1
    defer { helperDepth -= 1 }
    try perform(body, text: text)
  }

  private mutating func animateViews(
    _ arguments: [SourceArgument], _ meanings: [Meaning.Element]
  ) throws(ReadingError) {
    var closures = meanings.indices.filter { meanings[$0].label == nil }
    let body =
      meanings.firstIndex { $0.label == "animations" }
      ?? (closures.isEmpty ? nil : closures.removeFirst())
    let end = meanings.firstIndex { $0.label == "completion" } ?? closures.first
    guard let body else { throw error("what `UIView.animate` animates cannot be read") }
    var animation = try viewAnimation(arguments, meanings)
    if let end, meanings[end].meaning != .none {
      animation.completion = try completion(meanings[end].meaning, text: arguments[end].value.text)
    }
    if viewAnimationDepth > 0 {
      builder.assume(
        "line \(current.position.line): `UIView.animate` within another keeps its own duration")
    }
    try emit(.beginViewAnimation(animation), isInHelper: true)
    viewAnimationDepth += 1
    try performHere(meanings[body].meaning, text: arguments[body].value.text)
    viewAnimationDepth -= 1
    try emit(.endViewAnimation, isInHelper: true)
  }

  private mutating func completion(
    _ meaning: Meaning, text: String
  ) throws(ReadingError) -> BlockID {
    if looksAtFlag(meaning) {
      builder.assume(
        "line \(current.position.line): the completion is told that its animations have finished")
    }
    return try enterBlock { (reading: inout Lowering) throws(ReadingError) in
      try reading.perform(meaning, with: [.boolean(true)], text: text)
    }
  }

  /// Returns a view animation without its completion.
  private mutating func viewAnimation(
    _ arguments: [SourceArgument], _ meanings: [Meaning.Element]
  ) throws(ReadingError) -> ViewAnimation {
    var animation = ViewAnimation(duration: 0)
    for (argument, element) in zip(arguments, meanings) {
      let (meaning, text) = (element.meaning, argument.value.text)
      switch element.label {
      case "withDuration":
        animation.duration = Self.ticks(number(meaning, assuming: 0.25, for: text))
      case "delay":
        animation.delay = max(0, Self.ticks(number(meaning, assuming: 0, for: text)))
      case "options": try apply(options: meaning, to: &animation, text: text)
      case "usingSpringWithDamping":
        builder.assume(
          "line \(current.position.line): the view animation keeps its pace instead of a spring's")
      default: break
      }
    }
    guard animation.delay <= Self.longest else {
      throw error("such a delay of a view animation is not modelled; choose a shorter one")
    }
    return animation
  }

  private mutating func apply(
    options meaning: Meaning, to animation: inout ViewAnimation, text: String
  ) throws(ReadingError) {
    let list = if case .list(let list) = meaning { list } else { [meaning] }
    for option in list {
      let name = (self.text(of: option) ?? text).split(separator: ".").last.map(String.init) ?? ""
      switch name {
      case "beginFromCurrentState": animation.beginsFromCurrentState = true
      case "curveLinear": animation.timingFunction = .linear
      case "curveEaseIn": animation.timingFunction = .easeIn
      case "curveEaseOut": animation.timingFunction = .easeOut
      case "curveEaseInOut": animation.timingFunction = .easeInEaseOut
      case "repeat", "autoreverse":
        throw error("the option `.\(name)` of a view animation is not modelled")
      case _ where Self.harmlessOptions.contains(name): break
      default: builder.assume("the options `\(text)` are the usual ones")
      }
    }
  }

  /// Options that make no difference to what the model knows.
  private static let harmlessOptions: Set<String> = [
    "allowAnimatedContent", "allowUserInteraction", "layoutSubviews", "overrideInheritedCurve",
    "overrideInheritedDuration", "overrideInheritedOptions", "preferredFramesPerSecond30",
    "preferredFramesPerSecond60", "preferredFramesPerSecondDefault", "showHideTransitionViews",
  ]
}
