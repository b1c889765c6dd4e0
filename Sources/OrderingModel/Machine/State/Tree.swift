/// Layers with the values of their properties: the model tree, or a picture of it.
struct Tree: Hashable, Sendable {
  /// What holds a layer.
  enum Parent: Hashable, Sendable {
    case none
    /// Something on screen outside the program.
    case outside
    case layer(LayerID)
  }

  /// One value for each slot of the machine.
  var values: [Value]
  /// One parent for each layer.
  var parents: [Parent]

  /// Returns whether a layer hangs, through its ancestors, from something on screen.
  func isAttached(_ layer: LayerID) -> Bool {
    var parent = parents[layer.index]
    // A layer cannot have more ancestors than there are layers, unless it is its own.
    for _ in parents {
      guard case .layer(let next) = parent else { break }
      parent = parents[next.index]
    }
    return parent == .outside
  }

  /// Returns a layer and its ancestors, the layer first.
  func path(from layer: LayerID) -> [LayerID] {
    var path = [layer]
    while path.count <= parents.count, case .layer(let next) = parents[path[path.count - 1].index] {
      path.append(next)
    }
    return path
  }

  /// The layers that hang from something on screen.
  var attached: SmallSet {
    SmallSet(parents.indices.lazy.filter { isAttached(LayerID($0)) })
  }
}
