@testable import OrderingModel

/// What can be asked of `CATransaction` and of blocks.
extension Observation {
  /// `CATransaction.animationDuration()`.
  static func duration(_ seconds: Double, _ when: When) -> Observation {
    Observation("duration", Ticks.seconds(seconds)) { $0.machine.duration(in: $0.state(when)) }
  }

  /// `CATransaction.disableActions()`.
  static func disabled(_ isDisabled: Bool, _ when: When) -> Observation {
    Observation("disableActions", isDisabled) {
      $0.machine.setting(\.disablesActions, in: $0.state(when)) ?? false
    }
  }

  /// `CATransaction.animationTimingFunction()`.
  static func curve(_ curve: TimingFunction?, _ when: When) -> Observation {
    Observation("timing function", curve) {
      $0.machine.setting(\.timingFunction, in: $0.state(when)).flatMap(\.self)
    }
  }

  /// How often a block has run by some time.
  static func hasRun(_ block: String, _ count: Int, _ when: When) -> Observation {
    Observation("runs of \(block)", count) { run in
      let clock = run.state(when).clock
      return run.runs(of: block).count { $0 <= clock }
    }
  }

  /// How long the animation lasts that `layer.action(forKey:)` returns; nil for none.
  static func finds(_ seconds: Double?, _ when: When, of event: String) -> Observation {
    Observation("action", seconds.map(Ticks.seconds)) { run in
      let key = run.program.keys.firstIndex(of: event).map(KeyID.init)
      let found = run.machine.action(for: key, of: run.layer("icon"), in: run.state(when))
      guard case .animation(let animation) = found else { return nil }
      return animation.timing.duration
    }
  }

  /// That nothing raises an exception.
  static let raisesNothing = Observation("trap", false) { $0.state(.end).hasTrapped }
}

/// What can be asked of a layer's animations.
extension Observation {
  /// How many there are.
  static func count(_ count: Int, _ when: When, on layer: String = "icon") -> Observation {
    Observation("animations", count) { $0.animations(on: layer, when).count }
  }

  /// How long they last.
  static func lasts(_ seconds: [Double], _ when: When, on layer: String = "icon") -> Observation {
    Observation("durations", seconds.map(Ticks.seconds)) {
      $0.animations(on: layer, when).map(\.timing.duration)
    }
  }

  /// Whether they add to what lies beneath.
  static func additive(_ flags: [Bool], _ when: When, on layer: String = "icon") -> Observation {
    Observation("additive", flags) { $0.animations(on: layer, when).map(\.isAdditive) }
  }

  /// Where they start and end; nil where nothing is given.
  static func goes(
    _ ends: [[Double?]], _ when: When, on layer: String = "icon"
  ) -> Observation {
    Observation("ends", ends) { $0.animations(on: layer, when).map(\.ends) }
  }

  /// Where the last one starts.
  static func starts(at number: Double?, _ when: When) -> Observation {
    Observation("start", number) { $0.animations(on: "icon", when).last?.ends.first ?? nil }
  }

  /// That the last one starts at what the screen showed until then, and not at the model.
  static func startsAtScreen(_ seconds: Double, of slot: String = "icon.opacity") -> Observation {
    Observation("starts at the screen's value", true) { run in
      guard let (layer, key) = run.slot(slot) else { return false }
      let shown = run.machine.shown(layer, key, at: run.moment(.before(seconds)))
      let model = run.machine.slots.value(of: layer, key, in: run.state(.before(seconds)).model)
      guard let animation = run.animations(on: "icon", .at(seconds)).last,
        case .basic(let from?, _, _) = animation.motion
      else { return false }
      return from.isSame(as: shown) == true && shown.isSame(as: model) != true
    }
  }

  /// Something else about them.
  static func animations<Seen: Equatable & Sendable>(
    _ expected: [Seen], _ when: When, _ property: @escaping @Sendable (RunningAnimation) -> Seen
  ) -> Observation {
    Observation("animations", expected) { $0.animations(on: "icon", when).map(property) }
  }
}

extension Run {
  /// Returns the animations on a layer.
  func animations(on name: String, _ when: When) -> [RunningAnimation] {
    let layer = layer(name)
    return state(when).animations.filter { $0.layer == layer }
  }
}

extension RunningAnimation {
  /// The numbers that a basic animation starts and ends with.
  fileprivate var ends: [Double?] {
    guard case .basic(let from, let to, _) = motion else { return [] }
    return [from, to].map { value in
      if case .number(let number)? = value { return number }
      return nil
    }
  }
}
