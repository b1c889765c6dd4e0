/// Rows that are not checked, and why.
struct LeftOut: Sendable {
  let rows: RowIDs
  let why: String

  init(_ rows: RowIDs, _ why: String) {
    self.rows = rows
    self.why = why
  }

  static let all = [
    LeftOut("G001-G003, Q108-Q110, Q159-Q160", "names of constants, and defaults by key"),
    LeftOut("Q047, Q056, Q139-Q140, Q149", "that a class exists, and what its superclass is"),
    LeftOut(
      "Q051, Q060-Q061, Q095, Q141, Q151",
      "an animation always names its property, values and duration here"),
    LeftOut("Q054", "value functions: the reader turns one into the key path of what it changes"),
    LeftOut("Q076-Q078, Q147", "identity and life of objects: here everything is a value"),
    LeftOut(
      "Q085-Q087, Q089-Q090", "layers that repeat, reverse, last or fill: a layer only has a clock"),
    LeftOut("Q162", "a calculation mode that nobody knows"),
    LeftOut("Q163-Q177", "what a layer redraws: drawing"),
    LeftOut(
      "M059, M061, M077", "what the suite's own library does with its settings"),
    LeftOut("O141", "a spring's perceptual duration and bounce"),
  ]
}
