import OrderingModel

/// An animation that the source is configuring; each `add` copies it.
struct AnimationDraft: Equatable {
  /// What the source calls it.
  var name: LocalName
  /// The property that it animates.
  var keyPath: String?
  /// What it is so far; its key is filled in by `add`.
  var animation: Animation
  /// What its properties have been set to, by name.
  var members: [String: Meaning] = [:]
  /// How many statements of its turn stand before the last change of it.
  var definedAt: Int
  /// How many completion blocks hold that change.
  var level: Int
}
