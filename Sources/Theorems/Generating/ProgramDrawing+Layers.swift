import Fuzz
import OrderingModel

/// Layers, and what is done to them.
extension ProgramDrawing {
  /// Draws one or two layers; the simplest is a view's, on screen.
  mutating func drawLayers(_ choices: inout Choices) throws {
    let drawn = try choices.list(1...2) { choices, others -> Layer? in
      Layer(
        name: others.isEmpty ? "a" : "b",
        kind: choices.alternative(of: 2) == 0 ? .viewBacked : .standalone,
        isOnScreen: choices.alternative(of: 2) == 0,
        start: [.init(Program.opacity, .number(0))])
    }
    var kept = drawn
    if isWide, kept.count == 2 { arrange(&kept, &choices) }
    if isWide, choices.alternative(weights: [8, 1]) == 1 {
      let (table, place, _) = actions(&choices)
      if let table { kept[0].actions = [.init(place, table)] }
    }
    for layer in kept {
      names.append(layer.name)
      layers.append(builder.layer(layer))
    }
    if !pictures.isEmpty { builder.stage("icon", layers) }
  }

  /// Draws whether the second layer is in the first, or lies above it.
  private mutating func arrange(_ layers: inout [Layer], _ choices: inout Choices) {
    switch choices.alternative(weights: [6, 2, 1, 1]) {
    case 1 where layers[0].isOnScreen && layers[1].isOnScreen: layers[1].parent = LayerID(0)
    case 2:
      pictures = [builder.symbol("normal"), builder.symbol("selected")]
      for (index, picture) in pictures.enumerated() {
        layers[index].start.append(.init(Program.contents, picture))
      }
    case 3:
      layers[0].clock = LayerClock(
        speed: choices.boolean() ? 2 : 0.5, timeOffset: Double(choices.integer(in: 0...1)))
    default: break
    }
  }

  /// Draws a layer, by its place.
  func layer(_ choices: inout Choices) -> Int { choices.integer(in: 0...layers.count - 1) }

  /// Draws a value from 0 to 1.
  func level(_ choices: inout Choices) -> Double { Double(choices.integer(in: 0...4)) / 4 }

  /// Draws the write of an opacity or, where layers overlap, of a picture.
  mutating func set(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    if !pictures.isEmpty, choices.alternative(weights: [3, 1]) == 1 {
      let picture = choices.boolean() ? 1 : 0
      return Statement(
        .set(layers[place], Program.contents, .value(pictures[picture])),
        text: "\(names[place]).contents = \(picture == 0 ? "normal" : "selected")")
    }
    if let variable = variable(&choices) {
      return Statement(
        .set(layers[place], Program.opacity, .variable(variable.id)),
        text: "\(names[place]).opacity = v\(variable.id.index)", earliest: variable.earliest)
    }
    if isWide, choices.alternative(weights: [12, 1]) == 1 { return setClock(of: place, &choices) }
    let value = level(&choices)
    if isWide, choices.alternative(weights: [8, 1]) == 1 {
      return Statement(
        .set(layers[place], builder.key("cornerRadius"), .number(value)),
        text: "\(names[place]).cornerRadius = \(value)")
    }
    return Statement(
      .set(layers[place], Program.opacity, .number(value)),
      text: "\(names[place]).opacity = \(value)")
  }

  /// Draws a change of a layer's clock: to another pace, or to the time that it shows anyway.
  private mutating func setClock(of place: Int, _ choices: inout Choices) -> Statement {
    let (layer, name) = (layers[place], names[place])
    let speeds = [0, 1, 2, -1]
    let choice = choices.integer(in: 0...speeds.count + 1)
    if choice < speeds.count {
      return Statement(
        .set(layer, builder.key("speed"), .number(Double(speeds[choice]))),
        text: "\(name).speed = \(speeds[choice])")
    }
    let isOffset = choice == speeds.count
    return Statement(
      .set(
        layer, builder.key(isOffset ? "timeOffset" : "beginTime"),
        .time(of: isOffset ? layer : nil)),
      text: isOffset
        ? "\(name).timeOffset = \(name).convertTime(CACurrentMediaTime(), from: nil)"
        : "\(name).beginTime = CACurrentMediaTime()")
  }

  /// Draws the removal of the animation of an opacity.
  func removeAnimation(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    return Statement(
      .removeAnimation(layers[place], forKey: Program.opacity),
      text: "\(names[place]).removeAnimation(forKey: \"opacity\")")
  }

  /// Draws the removal of all animations of a layer.
  func removeAll(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    return Statement(
      .removeAllAnimations(layers[place]), text: "\(names[place]).removeAllAnimations()")
  }

  /// Draws the insertion of a layer or its removal from the tree.
  func insertOrTakeOut(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    if choices.boolean() {
      return Statement(
        .removeFromSuperlayer(layers[place]), text: "\(names[place]).removeFromSuperlayer()")
    }
    let isNested =
      isWide && place > 0 && pictures.isEmpty && choices.alternative(weights: [2, 1]) == 1
    return Statement(
      .addSublayer(layers[place], to: isNested ? layers[0] : nil),
      text: "\(isNested ? names[0] : "superlayer").addSublayer(\(names[place]))")
  }

  /// Draws a call that nothing is known of.
  func call(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    return Statement(.call([layers[place]]), text: "update(\(names[place]))")
  }
}
