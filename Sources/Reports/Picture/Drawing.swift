/// A point of a picture; y grows downwards.
struct Point: Hashable {
  var x: Double
  var y: Double

  /// Creates a point.
  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// Shapes that a picture is made of, each with the names of its styles.
struct Drawing {
  /// The shapes, from back to front.
  private(set) var elements: [Element] = []

  mutating func line(from start: Point, to end: Point, _ style: String) {
    elements.append(
      Element(
        "line",
        [
          ("class", style), ("x1", start.x.coordinate), ("y1", start.y.coordinate),
          ("x2", end.x.coordinate), ("y2", end.y.coordinate),
        ]))
  }

  mutating func rect(
    at origin: Point, width: Double, height: Double, _ style: String, radius: Double = 0
  ) {
    elements.append(
      Element(
        "rect",
        [
          ("class", style), ("x", origin.x.coordinate), ("y", origin.y.coordinate),
          ("width", max(0, width).coordinate), ("height", max(0, height).coordinate),
        ] + (radius > 0 ? [("rx", radius.coordinate)] : [])))
  }

  mutating func circle(at centre: Point, radius: Double, _ style: String) {
    elements.append(
      Element(
        "circle",
        [
          ("class", style), ("cx", centre.x.coordinate), ("cy", centre.y.coordinate),
          ("r", radius.coordinate),
        ]))
  }

  /// Draws a line through points, or the area within them.
  mutating func path(_ points: [Point], _ style: String, isClosed: Bool = false) {
    guard let first = points.first else { return }
    let rest = points.dropFirst().map { "L\($0.x.coordinate) \($0.y.coordinate)" }
    let course = "M\(first.x.coordinate) \(first.y.coordinate)" + rest.joined()
    elements.append(Element("path", [("class", style), ("d", course + (isClosed ? "Z" : ""))]))
  }

  /// Draws a curve that leaves a point sideways and comes to another one sideways.
  mutating func bow(from start: Point, to end: Point, _ style: String) {
    let middle = ((start.x + end.x) / 2).coordinate
    let course =
      "M\(start.x.coordinate) \(start.y.coordinate)C\(middle) \(start.y.coordinate) \(middle)"
      + " \(end.y.coordinate) \(end.x.coordinate) \(end.y.coordinate)"
    elements.append(Element("path", [("class", style), ("d", course)]))
  }

  /// Writes a text; `whole` is what it stands for where it is cut.
  mutating func text(_ text: String, at start: Point, _ style: String, whole: String? = nil) {
    var element = Element(
      "text",
      [("class", "t \(style)"), ("x", start.x.coordinate), ("y", start.y.coordinate)])
    if let whole, whole != text { element.append(Element("title", text: whole)) }
    element.append(text)
    elements.append(element)
  }
}

extension Double {
  /// The number as a coordinate: to a tenth.
  var coordinate: String { ((self * 10).rounded() / 10).short }
}
