extension Law {
  /// The law table, by section.
  public static let sections: [Section] = [
    section1, section2, section3, section4, section5,
    section6, section7, section8, section9, section10,
    section11, section12, section13, section14, section15,
  ]

  /// Every law, by number.
  public static let all: [Law] = sections.flatMap(\.laws)

  /// Returns the law that has a number, such as "4.2", or nil if none has.
  public static func law(numbered number: String) -> Law? {
    all.first { $0.number == number }
  }
}
