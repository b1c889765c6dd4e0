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
    let names = [
      "alpha": "opacity", "alphaValue": "opacity", "backgroundColor": "backgroundColor",
      "bounds": "bounds", "center": "position", "clipsToBounds": "masksToBounds", "frame": "frame",
      "isHidden": "isHidden", "transform": "transform",
      "transform3D": "transform",
    ]
    return names[name]
  }

  /// Reads `view.name = value` where that changes a layer of the program, as all that a view animation
  /// changes does; returns whether it does.
  mutating func setView(
    _ name: String, of view: Meaning, to meaning: Meaning, text: String
  ) throws(ReadingError) -> Bool {
    guard let key = Self.layerProperty(ofView: name), let layer = changedLayer(of: view) else {
      return false
    }
    if key == "frame", viewAnimationDepth > 0 {
      builder.assume("the frame of `\(layer.text)` is one value, which does not animate additively")
    }
    try set(key, of: layer, to: meaning, text: text)
    changes.noteWrite(of: name)
    return true
  }

  /// Returns the layer of the program that a change of a view changes.
  func changedLayer(of view: Meaning) -> ObjectPath? {
    if viewAnimationDepth > 0, case .object(let path) = view, !isLayer(path),
      case .object(let layer) = member("layer", of: view)
    {
      return layer
    }
    return viewLayer(of: view)
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
    case "layoutIfNeeded", "setNeedsLayout", "setNeedsUpdateConstraints":
      builder.assume("`\(current.text)` changes nothing that is shown here")
    case "setValue" where arguments.count == 2:
      guard case .string(let path) = arguments[1].meaning else { return nil }
      let names = path.split(separator: ".", maxSplits: 1).map(String.init)
      let (value, text) = (arguments[0].meaning, text(of: arguments[0].meaning) ?? current.text)
      if names.count == 2, names[0] == "layer", let layer = changedLayer(of: view) {
        try set(names[1], of: layer, to: value, text: text)
      } else if try !setView(path, of: view, to: value, text: text) {
        return nil
      }
    case "removeFromSuperview":
      guard let child = viewLayer(of: view) else { break }
      try emit(.removeFromSuperlayer(layer(child)))
    default: return nil
    }
    return .tuple([])
  }
}
