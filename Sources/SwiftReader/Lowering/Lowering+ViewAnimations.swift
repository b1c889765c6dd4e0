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
      try complete(&animation, by: meanings[end].meaning, text: arguments[end].value.text)
    }
    try emit(.beginViewAnimation(animation), isInHelper: true)
    viewAnimationDepth += 1
    try performHere(meanings[body].meaning, text: arguments[body].value.text)
    viewAnimationDepth -= 1
    try emit(.endViewAnimation, isInHelper: true)
  }

  /// Reads the completion of a view animation: once for each answer to whether the animations have
  /// finished, where it asks.
  private mutating func complete(
    _ animation: inout ViewAnimation, by meaning: Meaning, text: String
  ) throws(ReadingError) {
    let asked = pending.count
    animation.completion = try enterBlock { (reading: inout Lowering) throws(ReadingError) in
      try reading.perform(meaning, with: [.boolean(true)], text: text)
    }
    guard looksAtFlag(meaning) else { return }
    guard pending.count == asked else {
      return builder.assume(
        "line \(current.position.line): the completion is told that its animations have finished")
    }
    let body = try statements(of: .unknown) { (reading: inout Lowering) throws(ReadingError) in
      try reading.perform(meaning, with: [.boolean(false)], text: text)
    }
    guard pending.count == asked else {
      throw error(
        "what a completion lets run later where its animations have not finished is not"
          + " modelled")
    }
    animation.unfinished = builder.block(body)
  }

  /// Returns a view animation without its completion.
  private mutating func viewAnimation(
    _ arguments: [SourceArgument], _ meanings: [Meaning.Element]
  ) throws(ReadingError) -> ViewAnimation {
    var animation = ViewAnimation(duration: 0)
    var (damping, velocity): (Double?, Double) = (nil, 0)
    for (argument, element) in zip(arguments, meanings) {
      let (meaning, text) = (element.meaning, argument.value.text)
      switch element.label {
      case "withDuration":
        animation.duration = Self.ticks(number(meaning, assuming: 0.25, for: text))
      case "delay":
        animation.delay = max(0, Self.ticks(number(meaning, assuming: 0, for: text)))
      case "options": try apply(options: meaning, to: &animation, text: text)
      case "usingSpringWithDamping": damping = number(meaning, assuming: 1, for: text)
      case "initialSpringVelocity": velocity = number(meaning, assuming: 0, for: text)
      default: break
      }
    }
    guard animation.delay <= Self.longest else {
      throw error("such a delay of a view animation is not modelled; choose a shorter one")
    }
    if let damping { try spring(&animation, damping, velocity) }
    return animation
  }

  private mutating func spring(
    _ animation: inout ViewAnimation, _ damping: Double, _ velocity: Double
  ) throws(ReadingError) {
    guard damping.isFinite, velocity.isFinite, animation.duration <= Self.longest else {
      throw error("such a spring of a view animation is not modelled; choose another")
    }
    if animation.duration <= 0 { return }
    builder.assume(
      "line \(current.position.line): the view's spring is as stiff as it has to be to settle in its"
        + " duration")
    animation.spring = Spring(
      dampingRatio: damping, initialVelocity: velocity,
      settlingIn: Double(animation.duration) / 1e9)
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
      case "repeat": animation.repeats = true
      case "autoreverse": animation.autoreverses = true
      case "overrideInheritedCurve": animation.overridesInheritedCurve = true
      case "overrideInheritedDuration": animation.overridesInheritedDuration = true
      case "overrideInheritedOptions": animation.overridesInheritedOptions = true
      case _ where Self.harmlessOptions.contains(name): break
      default: builder.assume("the options `\(text)` are the usual ones")
      }
    }
  }

  /// Options that make no difference to what the model knows.
  private static let harmlessOptions: Set<String> = [
    "allowAnimatedContent", "allowUserInteraction", "layoutSubviews",
    "preferredFramesPerSecond30", "preferredFramesPerSecond60", "preferredFramesPerSecondDefault",
    "showHideTransitionViews",
  ]
}
