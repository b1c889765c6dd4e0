/// States of the machine, each kept once and known by a number.
struct StateTable {
  private var numbers: [Machine.State: Int32] = [:]
  private var states: [Machine.State] = []

  subscript(number: Int32) -> Machine.State { states[Int(number)] }

  /// Returns the number of a state, which is entered where it is new.
  mutating func enter(_ state: Machine.State) -> Int32 {
    if let number = numbers[state] { return number }
    let number = Int32(states.count)
    numbers[state] = number
    states.append(state)
    return number
  }
}
