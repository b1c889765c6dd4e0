package import OrderingModel

/// A proof, and what is needed to tell of it.
package struct ProofReport {
  /// The proof.
  package let proof: Proof
  /// The file that the program was read from, as the user named it.
  package let file: String
  /// What moved.
  package let movable: Movable
  /// Which worlds were covered.
  package let worlds: WorldSet
  private let digest: String

  /// Creates a report.
  package init(_ proof: Proof, file: String, moving movable: Movable, in worlds: WorldSet) {
    self.proof = proof
    self.file = file
    self.movable = movable
    self.worlds = worlds
    digest = proof.program.currentDigest
  }

  /// The name of the function that the program was read from.
  package var functionName: String { proof.program.name }

  /// The rules, those together that can be said in one line.
  var groups: [RuleGroup] { RuleGroup.groups(of: proof.rules, proof.movable) }

  /// The words for the program.
  var phrases: Phrases {
    Phrases(proof.program, proof.program.turns.first?.statements ?? [])
  }

  /// Returns the token that replays a run.
  func token(of run: Counterexample) -> String {
    ReplayToken(file: file, proof.program, movable, run, digest: digest).text
  }
}
