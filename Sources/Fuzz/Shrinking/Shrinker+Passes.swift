/// The passes, cheap and bold ones first.
extension Shrinker {
  /// A pass over the choices.
  typealias Pass = (inout Shrinker) -> Void

  /// The passes in order.
  static var passes: [Pass] {
    [
      { $0.simplifyLeaves() },
      { $0.replaceTrees() },
      { $0.joinLists() },
      { $0.deleteElements() },
      { $0.lowerEqualValues() },
      { $0.lowerValues() },
      { $0.lowerCounts() },
      { $0.lowerPairs() },
      { $0.lowerAndSimplify() },
      { $0.exchangeSiblings() },
      { $0.exchangeValues() },
      { $0.moveTrees() },
      { $0.replaceTreesAndLower() },
      { $0.deleteAndRenumber() },
      { $0.deleteAndExtreme() },
      { $0.deleteApart() },
    ]
  }
}
