/// A case that failed, before shrinking.
struct Failing: Sendable {
  /// Its choices.
  let sequence: ChoiceSequence
  /// How the property failed.
  let failure: String
  /// The number of the case; nil if its choices were given.
  let number: Int?
}
