extension OrderingRulesPage {
  /// What stands before the tables.
  static let introduction = [
    "# Ordering rules",
    "",
    "This page is generated from proofs, and a check compares it with them. Each line is one"
      + " transaction: `begin`, a completion block, an `add` for each of four layers (two fade in, two"
      + " fade out), a write of each end value, `commit`. All orders of these calls are decided in every"
      + " world; a cell says how many are safe, and which rules they obey (below, by letter).",
    "",
    "Worlds: *closed* is one world, in which nothing else happens. *Standard* are all combinations of"
      + " whether an implicit transaction is open at the start, what other code does later in the turn,"
      + " and which animation lasts three times as long as written.",
    "",
    "## Why \"add, then set\" and \"set, then add\" are both published advice",
    "",
    "Each is right for some layers and durations, and where neither matters both seem to work."
      + " On a layer that has no view and is on screen already, writing the end value makes an implicit"
      + " animation of 0.25 s, which starts at what the screen shows and ends at the new value (laws 3.3,"
      + " 3.9 and 3.10). It lies above an animation added before the write, and below one added after it"
      + " (4.9).",
    "",
    "- **An animation longer than 0.25 s, without a key:** after \"add, then set\" the implicit"
      + " animation is on top, arrives first, and the layer drops back to where the explicit one is: it"
      + " flickers. \"Set, then add\" is safe.",
    "- **A shorter one, without a key:** after \"set, then add\" the explicit animation ends while the"
      + " implicit one beneath is still on its way: it flickers. \"Add, then set\" does not flicker, but"
      + " what shows is the implicit animation; the explicit one is never seen. No order is safe.",
    "- **Under the property's own name as key:** only one of both can be there (4.2). \"Set, then add\""
      + " leaves the explicit animation, \"add, then set\" the implicit one. The duration does not matter.",
    "- **On a view's layer, on a layer made in this turn, or with actions disabled before:** the write"
      + " makes no implicit animation (3.4, 3.5, 3.2), so its place does not matter.",
    "",
    "So the two pieces of advice describe different layers. What rests on the default reading of what a"
      + " missing end value means (6.2) is the flicker of the longer animation (5.12).",
    "",
  ]
}
