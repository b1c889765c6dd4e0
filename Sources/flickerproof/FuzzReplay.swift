import Fuzz
import OrderingModel
import Theorems

/// A program that `fuzz` has found, run again: `fuzz:THEOREM:CHOICES`.
struct FuzzReplay {
  private let theorem: Theorem
  private let choices: ReplayText

  init(_ token: String) throws(UsageError) {
    let fields = token.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3 else {
      throw UsageError("'\(token)' is not fuzz:THEOREM:CHOICES")
    }
    guard let theorem = Theorem.all.first(where: { $0.name == fields[1] }) else {
      let names = Theorem.all.map(\.name).joined(separator: ", ")
      throw UsageError("there is no theorem '\(fields[1])'; there are \(names)")
    }
    self.theorem = theorem
    do throws(ReplayTextError) {
      choices = try ReplayText(fields[2])
    } catch {
      throw UsageError(error.description)
    }
  }

  func run(isQuiet: Bool) throws(UsageError) -> Int32 {
    guard let outcome = theorem.property().replay(choices) else {
      throw UsageError("the choices do not fit '\(theorem.name)' of this version")
    }
    var drawing = Choices(replaying: choices.sequence)
    let program = try? theorem.property().generator.draw(&drawing)
    let lines = [theorem.sentence, "\(outcome)"] + (program.map(FuzzCommand.listing) ?? [])
    if !isQuiet { Terminal.say(lines.joined(separator: "\n") + "\n") }
    return outcome.isFailure ? Flickerproof.faultsFound : Flickerproof.safe
  }
}
