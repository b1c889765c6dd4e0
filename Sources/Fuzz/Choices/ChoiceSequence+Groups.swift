/// What stands side by side.
extension ChoiceSequence {
  /// The spans that stand side by side: those with one label and one parent.
  ///
  /// The groups are in the order of their first members. Complexity: linear in the spans.
  var groups: [[Span]] {
    let labels = 8
    var places = Array(repeating: -1, count: (spans.count + 1) * labels)
    var groups: [[Span]] = []
    for span in spans {
      let key = (span.parent + 1) * labels + Int(span.label.rawValue)
      if places[key] >= 0 {
        groups[places[key]].append(span)
      } else {
        places[key] = groups.count
        groups.append([span])
      }
    }
    return groups
  }
}
