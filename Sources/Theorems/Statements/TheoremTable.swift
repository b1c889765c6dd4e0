/// The theorems as a page.
package struct TheoremTable {
  /// Creates the page.
  package init() {}

  /// The page in Markdown.
  package var markdown: String {
    var lines = [
      "# Theorems", "",
      "Claims about all programs. `swift test` proves each for every small program up to a size, over"
        + " ten kinds of operations on three kinds of layers, and looks further at random; `flickerproof"
        + " fuzz` goes on as long as you like. So that a check cannot pass for nothing, each is also made"
        + " with something left out, which it must notice. This page is generated, and a test compares"
        + " it.", "",
      "| name | what it says | every program up to | at random | noticed when left out |",
      "| --- | --- | --- | --- | --- |",
    ]
    lines += Theorem.all.map { theorem in
      let size = theorem.size == 0 ? "–" : "\(theorem.size) operations"
      return "| `\(theorem.name)` | \(theorem.sentence) | \(size) | \(theorem.cases) programs"
        + " | \(theorem.mutant.name) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
