extension ReadingTests {
  static let clocks = [
    ReadingCase(
      name: "a layer's clock that stops and goes on",
      body: """
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          let paused = layer.timeOffset
          layer.speed = 1.0
          layer.timeOffset = 0
          layer.beginTime = 0
          let late = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
          layer.beginTime = late
        }
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        """,
      turn: [
        "read now of layer into paused", "layer.speed = 0", "layer.timeOffset = $paused",
        "add CABasicAnimation(keyPath: \"opacity\") to layer key nil",
      ],
      layers: ["layer viewBacked on screen opacity=layer.opacity"],
      later: [
        [
          "at 2000ms", "read layer.timeOffset into paused (2)", "layer.speed = 1",
          "layer.timeOffset = 0", "layer.beginTime = 0",
          "read now of layer - $paused (2) into late", "layer.beginTime = $late",
        ]
      ]),
    ReadingCase(
      name: "beginnings in the layer's time and in the media clock's",
      body: """
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.beginTime = now + 0.5
        layer.add(fade, forKey: "a")
        fade.beginTime = CACurrentMediaTime() + 0.5
        layer.add(fade, forKey: "b")
        """,
      animations: ["fade opacity 0ms after 500ms", "fade opacity 0ms after 500ms of media time"]),
    ReadingCase(
      name: "a beginning that was read before the clock stopped",
      body: """
        let now = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
        layer.speed = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.beginTime = now
        layer.add(fade, forKey: "a")
        """,
      animations: ["fade opacity 0ms after 1000ms"],
      assumptions: ["no clock changes between `now` and the `add` that it is for"]),
  ]
}
