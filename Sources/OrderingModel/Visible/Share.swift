/// How much of a stage shows one picture.
struct Share: Hashable, Sendable {
  let picture: Value
  /// From 0 to 1.
  var share: Value
}

extension [Share] {
  /// Returns the share of a picture, 0 where it is not there.
  func share(of picture: Value) -> Value {
    first { $0.picture == picture }?.share ?? .number(0)
  }

  /// Adds to the share of a picture.
  mutating func add(_ share: Value, to picture: Value) {
    if let index = firstIndex(where: { $0.picture == picture }) {
      self[index].share = self[index].share.adding(share)
    } else {
      append(Share(picture: picture, share: share))
    }
  }
}
