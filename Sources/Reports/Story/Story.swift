/// What there is to say of a proof or a run, in sections that each format writes in its own way.
struct Story {
  /// A part with a title.
  struct Section {
    /// What it is about, in a word or two: `RULES`.
    let label: String
    /// What it says, in a sentence; empty where the label says it.
    let text: String
    /// Whether its first block follows the title at once.
    var isTight = false
    /// What belongs to it.
    var blocks: [Block] = []

    /// The title on one line.
    var title: String { text.isEmpty ? label : "\(label): \(text)" }
  }

  /// A part of a section.
  enum Block {
    /// A sentence or two.
    case sentence(String)
    /// One of several things of a kind.
    case item(String)
    /// What belongs to the item before it.
    case note(String)
    /// A row of what is counted or ordered, with what stands before it.
    case row(String, String)
    /// Statements in an order.
    case listing(Listing)
    /// A run.
    case run(RunAccount)
  }

  /// The sections; the first one is the answer.
  private(set) var sections: [Section] = []

  /// Appends a section.
  mutating func open(_ label: String, _ text: String = "", isTight: Bool = false) {
    sections.append(Section(label: label, text: text, isTight: isTight))
  }

  /// Appends a block to the last section.
  mutating func tell(_ block: Block) { sections[sections.count - 1].blocks.append(block) }
}
