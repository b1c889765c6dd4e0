import OrderingModel

extension Listing {
  /// Returns an animation; of a group, its children in brackets.
  func text(_ animation: Animation) -> String {
    let (head, ends): (String, [String]) =
      switch animation.motion {
      case .basic(let from, let to, let by):
        (
          name(animation.keyPath),
          [("from", from), ("to", to), ("by", by)].compactMap { name, end in
            end.map { "\(name) \(text($0))" }
          }
        )
      case .keyframes(let keyframes): (name(animation.keyPath), text(keyframes))
      case .group(let children): ("group", children.map { "[\(text($0))]" })
      case .transition: ("transition", [])
      }
    let all =
      ["\(animation.name) \(head)"] + ends + [milliseconds(animation.timing.duration)]
      + timing(animation.timing) + rest(of: animation)
    return all.joined(separator: " ")
  }

  private func text(_ keyframes: Keyframes) -> [String] {
    [
      keyframes.values.map { text($0) }.joined(separator: "-"),
      keyframes.keyTimes.isEmpty ? nil : "at \(keyframes.keyTimes)",
      keyframes.timingFunctions.isEmpty ? nil : "paces \(keyframes.timingFunctions.map(\.x1))",
      keyframes.mode == .linear ? nil : keyframes.mode.rawValue,
    ].compactMap(\.self)
  }

  private func timing(_ timing: Timing) -> [String] {
    [
      timing.delay.map {
        "after \(milliseconds($0))" + (timing.countsMediaTime ? " of media time" : "")
      },
      timing.repeatCount == 0 ? nil : "times \(timing.repeatCount)",
      timing.repeatDuration == 0 ? nil : "for \(milliseconds(timing.repeatDuration))",
      timing.autoreverses ? "reverses" : nil,
      timing.speed == 1 ? nil : "speed \(timing.speed)",
      timing.timeOffset == 0 ? nil : "offset \(milliseconds(timing.timeOffset))",
      timing.fillMode == .removed ? nil : timing.fillMode.rawValue,
      timing.isRemovedOnCompletion ? nil : "stays",
    ].compactMap(\.self)
  }

  private func rest(of animation: Animation) -> [String] {
    let delegate = animation.delegate.map { delegate in
      [delegate.finished, delegate.unfinished].map { $0.map { "\($0.index)" } ?? "nothing" }
    }
    return [
      animation.timingFunction.map { "pace \($0.x1)" },
      animation.spring.map {
        "spring \($0.mass) \($0.stiffness) \($0.damping) \($0.initialVelocity)"
      },
      animation.isAdditive ? "additive" : nil,
      animation.isCumulative ? "cumulative" : nil,
      delegate.map { "then \($0[0]) or \($0[1])" },
    ].compactMap(\.self)
  }

  private func milliseconds(_ ticks: Ticks) -> String {
    ticks == .never ? "endless" : "\(ticks / 1_000_000)ms"
  }

  /// Returns the beginning of a view animation.
  func text(_ animation: ViewAnimation) -> String {
    let parts = [
      "animate \(milliseconds(animation.duration))",
      animation.delay == 0 ? nil : "after \(milliseconds(animation.delay))",
      animation.timingFunction == .easeInEaseOut
        ? nil : "pace \(animation.timingFunction.map { "\($0.x1)" } ?? "nil")",
      animation.spring.map { "spring \(Int($0.stiffness)) \(Int($0.damping))" },
      animation.beginsFromCurrentState ? "from the current state" : nil,
      animation.repeats ? "for ever" : nil,
      animation.autoreverses ? "and back" : nil,
      animation.overridesInheritedDuration ? "own duration" : nil,
      animation.overridesInheritedCurve ? "own pace" : nil,
      animation.overridesInheritedOptions ? "own options" : nil,
      animation.completion.map { "then \($0.index)" },
      animation.unfinished.map { "or \($0.index)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns what a place of an action search answers.
  func text(_ table: ActionTableID) -> String {
    let table = program.actionTables[table.index]
    let entries = table.entries.map { "\(name($0.event)): \(text($0.action))" }
    let others = table.others == .nothing ? [] : ["others: \(text(table.others))"]
    return "[\((entries + others).joined(separator: ", "))]"
  }

  private func text(_ action: Action) -> String {
    switch action {
    case .nothing: "nil"
    case .null: "null"
    case .animation(let animation): text(animation)
    case .inherited: "super"
    }
  }

  func text(_ expression: Expression) -> String {
    switch expression {
    case .value(let value): text(value)
    case .model(let layer, let key): "\(name(layer)).\(name(key))"
    case .presentation(let layer, let key): "shown \(name(layer)).\(name(key))"
    case .variable(let variable): "$\(program.variables[variable.index])"
    case .time(of: nil): "now"
    case .time(of: let layer?): "now of \(name(layer))"
    case .sum(let a, let b): "\(text(a)) + \(text(b))"
    case .difference(let a, let b): "\(text(a)) - \(text(b))"
    }
  }

  func text(_ value: Value) -> String {
    switch value {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .symbol(let symbol): program.symbols[symbol.index]
    case .unknown: "?"
    }
  }

  func name(_ layer: LayerID) -> String { program.layers[layer.index].name }
  func name(_ key: KeyID) -> String { program.keys[key.index] }
}
