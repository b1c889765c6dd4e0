import SwiftOutline

/// What a `// flickerproof:` comment says.
struct Directive {
  /// A layer on a stage, with the picture that it shows.
  struct Place {
    var layer: String
    var picture: String?
  }

  /// What kinds there are.
  enum Kind {
    /// Layers overlap, bottom to top.
    case stage(String, [Place])
    /// Layers belong to views.
    case viewBacked([String])
    /// Layers belong to no view.
    case standalone([String])
    /// Layers are on screen before the function begins.
    case onScreen([String])
    /// Layers are not on screen before the function begins.
    case new([String])
    /// A property of a layer holds a value at first.
    case start(property: String, value: String)
    /// Other code swaps a layer's picture, later in the turn.
    case later(layer: String, picture: String)
    /// What an expression is that the source does not tell.
    case assume(expression: String, value: String)
    /// A function of the same type may be called at any later time.
    case interrupt(String)
  }

  /// What it says.
  var kind: Kind
  /// Its own text, without slashes.
  var text: String
  /// Where it stands.
  var position: SourcePosition
}
