import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns the layer of a view; nil where nothing of the program is done to it.
  func viewLayer(of view: Meaning?) -> ObjectPath? {
    guard let view, case .object(let path) = view, !isLayer(path),
      case .object(let layer) = member("layer", of: view), isInProgram(layer)
    else { return nil }
    return layer
  }

  /// Returns the layer's property behind a view's.
  static func layerProperty(ofView name: String) -> String? {
    ["alpha": "opacity", "isHidden": "isHidden"][name]
  }

  /// Reads `view.name(arguments)`; returns nil for a call that is not known.
  mutating func callView(
    _ name: String, on view: Meaning, _ arguments: [Meaning.Element]
  ) throws(ReadingError) -> Meaning? {
    switch name {
    case "addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview":
      guard let child = viewLayer(of: arguments.first?.meaning) else { break }
      let parent = viewLayer(of: view).map { layer($0) }
      try emit(.addSublayer(layer(child), to: parent))
    case "removeFromSuperview":
      guard let child = viewLayer(of: view) else { break }
      try emit(.removeFromSuperlayer(layer(child)))
    default: return nil
    }
    return .tuple([])
  }
}
