@testable import OrderingModel

extension Fact {
  /// Returns what is the case instead, nil where the fact holds.
  func failure(in run: Run) -> String? {
    let (expected, observed) = comparison(in: run)
    return expected == observed ? nil : "\(self): \(observed) instead of \(expected)"
  }

  private func comparison(in run: Run) -> (expected: String, observed: String) {
    switch self {
    case .keys(let keys, let when, let name): ("\(keys)", "\(run.keys(name, when))")
    case .model(let number, let when, let name):
      (text(.number(number)), text(run.model(name, when)))
    case .screen(let number, let when, let name):
      (text(.number(number)), text(run.screen(name, when)))
    case .shares(let normal, let selected, let when):
      (
        [normal, selected].map { text(.number($0)) }.joined(separator: " "),
        [Value.normal, .selected].map { text(run.share(of: $0, when)) }.joined(separator: " ")
      )
    case .runs(let name, let times):
      ("\(times.map(Ticks.seconds))", "\(run.runs(of: name))")
    case .getter(let name, let when): (name ?? "nil", run.getter(when) ?? "nil")
    case .stored(let number, let key, let when):
      (text(number.map(Value.number)), text(run.stored(key, when)))
    case .pictures(let count): ("\(count)", "\(run.pictures)")
    case .faults(let faults): ("\(faults)", "\(run.faults)")
    case .laws(let laws): ("\(laws)", "\(run.lawsOfFirstFault)")
    case .doubtful(let isDoubtful): ("\(isDoubtful)", "\(run.recorder.judge.isDoubtful)")
    }
  }

  private func text(_ value: Value?) -> String {
    guard case .number(let number) = value else { return "\(value.map { "\($0)" } ?? "nil")" }
    return "\((number * 1e6).rounded() / 1e6 + 0)"
  }
}

extension Run {
  fileprivate func keys(_ name: String, _ when: When) -> [String] {
    let layer = layer(name)
    return state(when).animations.filter { $0.layer == layer }
      .map { $0.key.map { program.keys[$0.index] } ?? "nil" }
  }

  fileprivate func model(_ name: String, _ when: When) -> Value? {
    guard let slot = slot(name) else { return nil }
    return machine.slots.value(of: slot.layer, slot.key, in: state(when).model)
  }

  fileprivate func screen(_ name: String, _ when: When) -> Value? {
    guard let slot = slot(name) else { return nil }
    return machine.shown(slot.layer, slot.key, at: moment(when))
  }

  fileprivate func share(of picture: Value, _ when: When) -> Value {
    Viewer(program, watching: program.statements)
      .shares(of: program.stages[0], at: moment(when), in: machine).share(of: picture)
  }

  fileprivate func getter(_ when: When) -> String? {
    state(when).completionBlock.map { blockNames[$0.index] }
  }

  fileprivate func stored(_ name: String, _ when: When) -> Value? {
    let state = state(when)
    switch name {
    case "animationDuration": return .number(Double(machine.duration(in: state)) / 1e9)
    case "disableActions":
      return .number(machine.setting(\.disablesActions, in: state) == true ? 1 : 0)
    default: break
    }
    let key = program.keys.firstIndex(of: name)
    let setting = { (transaction: Transaction) in
      transaction.stored.first { $0.key.index == key }?.value
    }
    return machine.setting(setting, in: state)
  }
}
