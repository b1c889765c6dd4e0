import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns the program of what has been read.
  func finished() -> Program {
    var builder = builder
    let names = layerNames()
    for place in layers.indices {
      _ = builder.layer(layer(at: place, named: names[place], &builder))
    }
    noteAssumptions(names, &builder)
    builder.turn(statements)
    for turn in turns { builder.turn(turn) }
    return builder.program
  }

  /// Returns the names of the layers, each a different one.
  func layerNames() -> [String] {
    var names: [String] = []
    for draft in layers {
      let view = draft.path.view.flatMap { self.names[$0]?.name }
      let name =
        self.names[draft.path.identity]?.name ?? view.map { "\($0).layer" } ?? draft.path.text
      let count = names.count { $0 == name || $0.hasPrefix("\(name) (") }
      names.append(count == 0 ? name : "\(name) (\(count + 1))")
    }
    return names
  }

  private func layer(
    at place: Int, named name: String, _ builder: inout ProgramBuilder
  ) -> Layer {
    let draft = layers[place]
    let kind = draft.kind ?? (draft.path.isViewLayer ? .viewBacked : .standalone)
    var start = draft.start
    if let picture = draft.picture, !start.contains(where: { $0.key == Program.contents }) {
      let isSet = draft.isNew && statements.contains { $0.operation.setsContents(of: place) }
      if !isSet { start.append(.init(Program.contents, builder.symbol(picture))) }
    }
    if draft.isNew {
      for key in draft.touched where !start.contains(where: { $0.key == key }) {
        // A layer that the function creates has not been turned, moved or scaled.
        let property = builder.program.keys[key.index]
        if let number = Self.identityPart(property) { start.append(.init(key, .number(number))) }
      }
    } else {
      for key in draft.touched where !start.contains(where: { $0.key == key }) {
        let property = builder.program.keys[key.index]
        if LayerProperty.isClock(property) { continue }
        let spelled = key == Program.hidden ? "isHidden" : property
        start.append(.init(key, builder.symbol("\(name).\(spelled)")))
      }
    }
    return Layer(
      name: name, kind: kind, isOnScreen: !draft.isNew, start: start, actions: draft.actions)
  }

  /// Notes what is taken for granted of layers of which only the names are known.
  private func noteAssumptions(_ names: [String], _ builder: inout ProgramBuilder) {
    let open = zip(layers, names).filter { !$0.0.path.isNew && !$0.0.path.isViewLayer }
    let own = open.filter { $0.0.kind == nil }.map(\.1)
    if let first = own.first {
      builder.assume(
        own.count == 1
          ? "`\(first)` is a layer of its own, not a view's (else:"
            + " // flickerproof: viewBacked \(first))"
          : "layers of their own, not views': \(own.joined(separator: ", ")) (else, such as:"
            + " // flickerproof: viewBacked \(first))")
    }
    let shown = open.filter { $0.0.isOnScreen == nil }.map(\.1)
    if let first = shown.first {
      builder.assume(
        shown.count == 1
          ? "`\(first)` is on screen already (else: // flickerproof: new \(first))"
          : "on screen already: \(shown.joined(separator: ", ")) (else, such as:"
            + " // flickerproof: new \(first))")
    }
  }
}
