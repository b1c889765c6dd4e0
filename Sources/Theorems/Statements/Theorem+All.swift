import Fuzz
import OrderingModel

extension Theorem {
  /// Every theorem.
  public static let all = [
    recipe, exactlyOnce, neverEarly, independence, disabledActions, counts, rules, repair,
  ]

  private static let recipe = Theorem(
    name: "recipe",
    sentence:
      "A transaction that follows the recipe is safe in every world and under every reading.",
    size: 0, cases: 40, mutant: .law(.neverFills), programs: Recipe.programs,
    judge: judgeRecipe)

  private static let exactlyOnce = Theorem(
    name: "exactly-once",
    sentence:
      "In committed transactions without endless animations, and where no layer's clock changes, a"
      + " completion block runs exactly once.",
    size: 4, cases: 1000, mutant: .law(.keepsWindowOfReplacedBlock),
    programs: ProgramGenerator(size: 12, isUnbalanced: false).programs, judge: judgeExactlyOnce)

  private static let neverEarly = Theorem(
    name: "never-early",
    sentence:
      "A completion block never runs before the animations that are counted for it have ended"
      + " or been removed.",
    size: 4, cases: 1000, mutant: .law(.ignoresNestedAnimations),
    programs: ProgramGenerator(size: 12).programs, judge: judgeNeverEarly)

  private static let independence = Theorem(
    name: "independence",
    sentence:
      "Where at most one animation has a delegate and no other thread takes part, exchanging"
      + " neighbours on layers of which neither holds the other changes nothing that is visible.",
    size: 0, cases: 1000, mutant: .law(.letsKeysCollideAmongLayers),
    programs: ProgramGenerator(size: 12).programs, judge: judgeIndependence)

  private static let disabledActions = Theorem(
    name: "disabled-actions",
    sentence: "With actions disabled, whether adds or sets come first does not matter inside one"
      + " outermost transaction.",
    size: 4, cases: 1000, mutant: .law(.ignoresDisabledActions),
    programs: ProgramGenerator(size: 12, isWide: false).programs, judge: judgeDisabledActions)

  private static let counts = Theorem(
    name: "counts",
    sentence: "The graph counts as many safe and unknown orderings as trying them all.",
    size: 3, cases: 60, mutant: .states,
    programs: ProgramGenerator(size: 4).programs
  ) { program, lens in
    judgeAgreement(program, lens) { $0.disagreementsOfCounts() }
  }

  private static let rules = Theorem(
    name: "rules",
    sentence:
      "The rules are necessary, none is missing, and where they are said to be sufficient they"
      + " are.",
    size: 3, cases: 60, mutant: .states,
    programs: ProgramGenerator(size: 4).programs
  ) { program, lens in
    judgeAgreement(program, lens) { $0.disagreementsOfRules() }
  }

  private static let repair = Theorem(
    name: "repair",
    sentence: "The repair is safe, and of all safe orderings the nearest to the one written.",
    size: 3, cases: 60, mutant: .states,
    programs: ProgramGenerator(size: 4).programs
  ) { program, lens in
    judgeAgreement(program, lens) { $0.disagreementsOfRepair() }
  }
}
