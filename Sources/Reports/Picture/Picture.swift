package import OrderingModel

/// A counterexample as one picture, in SVG: what a viewer sees over time, what plays and waits then, and
/// the order that makes it so.
package struct Picture {
  /// How wide a picture is, unless its moments need more.
  static let width = 880.0
  /// The room at its edges.
  static let margin = 16.0
  /// Where the names end and time begins.
  static let nameWidth = 196.0
  /// How little room time may have for the sake of names.
  private static let leastRoom = 360.0

  let account: RunAccount
  let recording: Recording
  private(set) var axis: TimeAxis
  /// What lies behind everything else.
  var back = Drawing()
  var front = Drawing()
  /// How far down the picture is drawn.
  var y = Picture.margin

  /// Creates the picture of a run, with the token that replays it.
  package init(_ run: Counterexample, token: String? = nil) {
    self.init(RunAccount(run: run, name: "", token: token), isComplete: true)
  }

  /// Creates the picture of a run; a complete one says what goes wrong and how to replay it.
  init(_ account: RunAccount, isComplete: Bool) {
    self.account = account
    recording = account.run.recording
    axis = TimeAxis(
      recording.instants, from: Self.nameWidth, room: Self.width - Self.nameWidth - Self.margin)
    makeRoomForNames()
    if isComplete { drawHeader() }
    drawTime()
    drawCode()
    if isComplete { drawToken() }
    y += Self.margin
  }

  /// Makes the axis shorter, so that the names of the last moments have room to their right.
  private mutating func makeRoomForNames() {
    for _ in 0..<4 where overhang > 0 {
      let room = max(Self.leastRoom, axis.end - Self.nameWidth - overhang)
      axis = TimeAxis(recording.instants, from: Self.nameWidth, room: room)
    }
  }

  var phrases: Phrases { account.phrases }
  var run: Counterexample { account.run }
  var moments: [Timeline.Moment] { run.timeline.moments }

  /// How wide the picture is.
  var width: Double { max(Self.width, axis.end + Self.margin) }

  /// The picture as a document of its own.
  package var svg: String {
    var root = root
    root.append(Element("style", text: PictureStyle.sheet))
    root.append(body)
    return root.markup + "\n"
  }

  /// The picture as part of a page that has the style sheet.
  var figure: Element {
    var root = root
    root.append(body)
    return root
  }

  private var root: Element {
    var root = Element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", "0 0 \(width.coordinate) \(y.coordinate)"), ("width", width.coordinate),
        ("height", y.coordinate), ("role", "img"),
      ])
    root.append(Element("title", text: "\(account.kind): \(account.sentence)"))
    return root
  }

  private var body: Element {
    var paper = Drawing()
    paper.rect(at: Point(0, 0), width: width, height: y, "paper")
    return Element("g", [("class", "p")], paper.elements + back.elements + front.elements)
  }

  /// Draws what happens over time, with a line down from each moment.
  private mutating func drawTime() {
    drawMoments()
    let top = y
    drawLanes()
    drawBars()
    drawWaits()
    for (moment, place) in zip(moments, axis.places) where moment.cause != .end {
      back.line(from: Point(place, top - 6), to: Point(place, y), "event")
    }
    drawScale()
    drawLegend()
  }
}
