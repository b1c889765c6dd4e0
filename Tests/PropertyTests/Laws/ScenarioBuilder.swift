@testable import OrderingModel

/// Turns the names of a scenario into the places of a program.
struct ScenarioBuilder {
  private var builder = ProgramBuilder(name: "scenario")
  private let layerNames: [String]
  /// The names of the blocks, by their places in the program.
  private(set) var blockNames: [String] = []

  var program: Program { builder.program }

  init(_ scenario: Scenario) {
    layerNames = scenario.layers.map(\.name)
    _ = builder.symbol("normal")
    _ = builder.symbol("selected")
    for layer in scenario.layers { _ = builder.layer(layer) }
    for part in scenario.parts {
      let statements = statements(part.steps)
      builder.turn(Turn(part.start, on: part.thread, statements))
    }
    if !scenario.stage.isEmpty { builder.stage("stage", scenario.stage.map(layer)) }
  }

  private mutating func statements(_ steps: [Step]) -> [Statement] {
    var statements: [Statement] = []
    for step in steps {
      if case .animate(let animation, let inner, let completion, let unfinished) = step {
        statements += viewAnimation(animation, inner, completion, unfinished)
      } else {
        statements.append(Statement(operation(step), text: "\(step)"))
      }
    }
    return statements
  }

  private mutating func operation(_ step: Step) -> Operation {
    switch step {
    case .begin: .begin
    case .commit: .commit
    case .flush: .flush
    case .lock: .lock
    case .unlock: .unlock
    case .block(let name, let steps): .setCompletionBlock(block(name, steps))
    case .noBlock: .setCompletionBlock(nil)
    case .disableActions(let disables): .setDisableActions(disables)
    case .duration(let seconds): .setAnimationDuration(.seconds(seconds))
    case .curve(let function): .setAnimationTimingFunction(function)
    case .store(let number, let key):
      .setValue(number.map(Expression.number), forKey: builder.key(key))
    case .add(let animation, let property, let name, let key):
      .add(
        self.animation(animation, of: property), to: layer(name),
        forKey: key.map { builder.key($0) })
    case .set(let number, let property, let name):
      .set(layer(name), builder.key(property), .number(number))
    case .copy(let expression, let property, let name):
      .set(layer(name), builder.key(property), expression)
    case .read(let expression): .read(expression, into: builder.variable("constant"))
    case .remove(let key, let name): .removeAnimation(layer(name), forKey: builder.key(key))
    case .removeAll(let name): .removeAllAnimations(layer(name))
    case .insert(let name, let parent): .addSublayer(layer(name), to: parent.map(layer))
    case .takeOut(let name): .removeFromSuperlayer(layer(name))
    case .actions(let answers, let place, let others, let name):
      .setActions(table(answers, others), of: layer(name), at: place)
    case .noActions(let place, let name): .setActions(nil, of: layer(name), at: place)
    case .unknownCall(let name): .call([layer(name)])
    case .addWithDelegate(let animation, let key, let finished, let unfinished):
      .add(
        self.animation(animation, finished, unfinished), to: LayerID(0),
        forKey: key.map { builder.key($0) })
    case .viewsAnimate(let isEnabled): .setAnimationsEnabled(isEnabled)
    case .background: .enterBackground
    case .animate: preconditionFailure("a view animation is more than one operation")
    }
  }

  private mutating func block(_ name: String, _ steps: [Step]) -> BlockID {
    let statements = statements(steps)
    blockNames.append(name)
    return builder.block(statements)
  }

  private mutating func table(_ answers: [String: Action], _ others: Action) -> ActionTableID {
    let entries = answers.sorted { $0.key < $1.key }.map { event, action in
      let key = builder.key(event)
      guard case .animation(let animation) = action else {
        return ActionTable.Entry(key, action)
      }
      return ActionTable.Entry(key, .animation(animation.with { $0.keyPath = key }))
    }
    return builder.actions(ActionTable(entries, others: others))
  }

  private mutating func animation(_ animation: Animation, of property: String) -> AnimationID {
    let key = builder.key(property)
    return builder.animation(animation.with { $0.keyPath = key })
  }

  private mutating func animation(
    _ animation: Animation, _ finished: [Step], _ unfinished: [Step]
  ) -> AnimationID {
    let delegate = AnimationDelegate(
      finished: block("finished", finished), unfinished: block("unfinished", unfinished))
    return builder.animation(animation.with { $0.delegate = delegate })
  }

  private mutating func viewAnimation(
    _ animation: ViewAnimation, _ steps: [Step], _ completion: String?, _ unfinished: String?
  ) -> [Statement] {
    var animation = animation
    animation.completion = completion.map { block($0, []) }
    animation.unfinished = unfinished.map { block($0, []) }
    return [Statement(.beginViewAnimation(animation), text: "animate")] + statements(steps)
      + [Statement(.endViewAnimation, text: "end of animate")]
  }

  private func layer(_ name: String) -> LayerID {
    guard let index = layerNames.firstIndex(of: name) else {
      preconditionFailure("no layer of the scenario is called \(name)")
    }
    return LayerID(index)
  }
}
