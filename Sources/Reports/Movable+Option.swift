package import OrderingModel

extension Movable {
  /// Reads what moves, as the command's `--move` takes it: `span`, `everything`, or kinds with
  /// commas between them.
  ///
  /// - Throws: `TokenError` with the kinds that there are.
  package init(option: String) throws(TokenError) {
    switch option {
    case "span": self = .span
    case "everything": self = .everything
    default:
      var kinds: Set<Kind> = []
      for name in option.split(separator: ",", omittingEmptySubsequences: false) {
        guard let kind = Kind(rawValue: String(name)) else {
          let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw TokenError(
            "'\(name)' is no kind: say everything, or kinds with commas between them, of \(known)")
        }
        kinds.insert(kind)
      }
      self = .kinds(kinds)
    }
  }

  /// What moves, as the command's `--move` takes it.
  package var option: String {
    switch self {
    case .span: "span"
    case .everything: "everything"
    case .kinds(let kinds):
      Kind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ",")
    }
  }
}
