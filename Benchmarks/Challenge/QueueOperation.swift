/// An operation on a queue.
enum QueueOperation: Hashable, Sendable, CustomStringConvertible {
  case put(Int)
  case get
  case size
  case clear

  var description: String {
    switch self {
    case .put(let value): "put\(value)"
    case .get: "get"
    case .size: "size"
    case .clear: "clear"
    }
  }
}
