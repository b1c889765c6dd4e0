package import Fuzz
package import OrderingModel

/// A claim about all programs.
public struct Theorem: Sendable {
  /// What a check leaves out of the machine or the proof, to see that the theorem notices.
  package enum Mutant: Hashable, Sendable {
    /// A law.
    case law(Mutation)
    /// The states of the graph's places.
    case states

    /// What is left out, in words.
    package var name: String {
      switch self {
      case .law(let mutation): "law \(mutation.law) (\(mutation))"
      case .states: "the states that tell a graph's places apart"
      }
    }
  }

  /// How a check looks at a program.
  package struct Lens: Sendable {
    /// Which laws hold.
    var semantics = Semantics()
    /// Whether the graph is built wrong.
    var isBlind = false

    /// Creates a lens; with a mutant, one that leaves it out.
    package init(_ mutant: Mutant? = nil) {
      switch mutant {
      case .law(let mutation): semantics.mutation = mutation
      case .states: isBlind = true
      case nil: break
      }
    }
  }

  /// Its name, for the command.
  public let name: String
  /// What it says.
  public let sentence: String
  /// The size up to which it is proved for every small program; 0 where it is not about those.
  public let size: Int
  /// How many programs are drawn beyond.
  public let cases: Int
  /// What breaks it.
  package let mutant: Mutant
  /// What draws programs.
  let programs: Generator<Program>
  /// Says whether it holds for a program.
  let judge: @Sendable (Program, Lens) -> Outcome

  /// Returns the property that is checked at random.
  package func property(under lens: Lens = Lens()) -> Property<Program> {
    Property(sentence, over: programs) { program, notes in
      for label in program.labels { notes.label(label) }
      return judge(program, lens)
    }
  }

  /// Returns the first small program, by size, for which it does not hold.
  package func smallCounterexample(
    under lens: Lens = Lens()
  ) -> (checked: Int, program: Program?) {
    var checked = 0
    for size in 1..<max(2, size + 1) where size <= self.size {
      for layers in DissolveSpan.Layers.allCases {
        for program in SmallPrograms(on: layers).programs(of: size) {
          let outcome = judge(program, lens)
          if outcome.isFailure { return (checked, program) }
          checked += outcome == .passed ? 1 : 0
        }
      }
    }
    return (checked, nil)
  }
}
