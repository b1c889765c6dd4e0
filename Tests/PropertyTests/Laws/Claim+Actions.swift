@testable import OrderingModel

extension Claim {
  /// The action search, of section 3.
  static let actions = order + answers + events + viewAnswers

  private static let slow = Action.animation(.fade(1, from: nil, to: nil))
  private static let slower = Action.animation(.fade(2, from: nil, to: nil))

  private static let order = [
    Claim(
      "3.1", says: "the delegate is asked before `actions`",
      Scenario([
        .actions(["opacity": slow], at: .delegate), .actions(["opacity": slower]), .set(1),
      ]),
      .keys(["opacity"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([
        .actions(["opacity": .nothing], at: .delegate), .actions(["opacity": slower]), .set(1),
      ])),
    Claim(
      "3.1", says: "`actions` comes before `style`, and `style` before the class",
      Scenario([
        .actions(["position": slow]), .actions(["position": .null, "opacity": slow], at: .style),
        .actions([:], at: .defaultAction, others: .null), .set(1), .set(1, of: "position"),
      ]),
      .keys(["opacity", "position"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([
        .actions([:], at: .defaultAction, others: .null), .set(1), .set(1, of: "position"),
      ])),
    Claim(
      "3.1", says: "a class that makes the search itself has the first word and the last",
      Scenario([
        .actions(["opacity": slow, "position": .nothing], at: .method, others: .inherited),
        .actions([:], others: .null), .set(1), .set(1, of: "position"), .set(1, of: "zPosition"),
      ]),
      .keys(["opacity", "position"], .step(5)), .keys(["opacity"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([
        .actions([:], others: .null), .set(1), .set(1, of: "position"), .set(1, of: "zPosition"),
      ])),
    Claim(
      "3.1", says: "what is set later takes the place of what was there",
      Scenario([
        .actions(["opacity": .null]), .set(0.5), .actions(["opacity": slow]), .set(1),
        .noActions(at: .actions), .set(1, of: "position"),
      ]),
      .keys([], .step(2)), .keys(["opacity"], .step(4)), .keys(["opacity", "position"], .step(6)),
      unlike: Scenario([
        .actions(["opacity": slow]), .set(0.5), .actions(["opacity": .null]), .set(1),
        .noActions(at: .actions), .set(1, of: "position"),
      ])),
  ]

  private static let answers = [
    Claim(
      "3.1", "3.3", says: "NSNull ends the search, and nothing is animated",
      Scenario([.actions(["opacity": .null]), .set(1)]), .keys([], .step(2)), .screen(1, .at(0)),
      unlike: Scenario([.actions(["opacity": .nothing]), .set(1)])),
    Claim(
      "3.3", says: "a search that finds nothing leads to the action that is built in",
      Scenario([.actions(["position": .null]), .set(1)]), .keys(["opacity"], .step(2)),
      unlike: Scenario([.actions([:], others: .null), .set(1)])),
    Claim(
      "3.1", "3.9", "6.1",
      says: "an action without ends goes from what the screen shows to the new value",
      Scenario([.actions(["opacity": slow]), .set(1)]),
      .screen(0, .at(0)), .screen(0.5, .at(0.5)), .screen(1, .at(1)), .faults([]),
      unlike: Scenario([.actions(["opacity": .null]), .set(1)])),
    Claim(
      "3.1", says: "an action with ends goes from one to the other, and what it uncovers is seen",
      Scenario([.actions(["opacity": .animation(.fade(1, from: 0, to: 0.5))]), .set(1)]),
      .screen(0.25, .at(0.5)), .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.actions(["opacity": .animation(.fade(1))]), .set(1)])),
    Claim(
      "4.5", "3.6", says: "an action without a duration lasts as long as the transaction says",
      Scenario([
        .duration(0.5), .actions(["opacity": .animation(.fade(0, from: nil, to: nil))]), .set(1),
      ]),
      .keys(["opacity"], .before(0.5)), .keys([], .at(0.5)),
      unlike: Scenario([.duration(0.5), .actions(["opacity": slow]), .set(1)])),
    Claim(
      "3.1", "3.8", says: "an action is added under the event's name",
      Scenario([
        .add(.fade(2), key: "opacity"), .actions(["opacity": slow]), .set(1),
      ]),
      .keys(["opacity"], .step(3)), .keys([], .at(1)),
      unlike: Scenario([.add(.fade(2), key: "fade"), .actions(["opacity": slow]), .set(1)])),
    Claim(
      "3.8", says: "the event of a part is its whole",
      Scenario([
        .actions(["position": .null]), .set(1, of: "position.y"), .set(1, of: "bounds.size"),
      ]),
      .keys(["bounds"], .step(3)),
      unlike: Scenario([
        .actions(["position.y": .null]), .set(1, of: "position.y"), .set(1, of: "bounds.size"),
      ])),
    Claim(
      "3.1", "3.8", says: "a frame changes without animation if position and bounds do",
      Scenario([.actions(["position": .null, "bounds": .null]), .set(1, of: "frame")]),
      .keys([], .step(2)),
      unlike: Scenario([.actions(["position": .null]), .set(1, of: "frame")])),
    Claim(
      "3.1", "4.2", says: "a transition is added under a key of its own",
      Scenario([
        .actions(["contents": .animation(.fade(1).with { $0.motion = .transition })]),
        .set(1, of: "contents"),
      ]),
      .keys(["transition"], .step(2)),
      unlike: Scenario([.actions(["contents": slow]), .set(1, of: "contents")])),
    Claim(
      "4.2", says: "two transitions that are added take the same key, whatever keys are given",
      Scenario([
        .add(.fade(2).with { $0.motion = .transition }, of: "contents", key: "a"),
        .add(.fade(1).with { $0.motion = .transition }, of: "contents"),
      ]),
      .keys(["transition"], .step(1)), .keys(["transition"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([
        .add(.fade(2), of: "contents", key: "a"), .add(.fade(1), of: "contents"),
      ])),
    Claim(
      "3.2", says: "disabled actions suppress what would be found",
      Scenario([.disableActions(true), .actions(["opacity": slow]), .set(1)]), .keys([], .step(3)),
      unlike: Scenario([.disableActions(false), .actions(["opacity": slow]), .set(1)])),
    Claim(
      "3.11", says: "what is found counts for the block",
      Scenario([.actions(["opacity": slow]), .begin, .block("done"), .set(1), .commit]),
      .runs("done", [1 + .frame]),
      unlike: Scenario([
        .actions(["opacity": .null]), .begin, .block("done"), .set(1), .commit,
      ])),
    Claim(
      "3.5", "3.1", says: "an action is found for a layer that has not been committed, too",
      Scenario([.insert("icon"), .actions(["opacity": slow]), .set(1)], on: .newIcon),
      .keys(["opacity"], .step(3)),
      unlike: Scenario([.insert("icon"), .set(1)], on: .newIcon)),
  ]

  private static let events = [
    Claim(
      "3.1", says: "a layer becomes visible by being put into the tree",
      Scenario([.actions(["onOrderIn": slow]), .insert("icon")], on: .newIcon),
      .keys(["onOrderIn"], .step(2)),
      unlike: Scenario([.actions(["onOrderOut": slow]), .insert("icon")], on: .newIcon)),
    Claim(
      "3.1", says: "a layer comes and goes with the one that holds it",
      Scenario(
        [
          .actions(["onOrderIn": slow, "onOrderOut": slower]), .takeOut("box"), .insert("box"),
        ], on: .icon(parent: LayerID(1))
      ).and(box),
      .keys(["onOrderOut"], .step(2)), .keys(["onOrderIn", "onOrderOut"], .step(3)),
      unlike: Scenario([
        .actions(["onOrderIn": slow, "onOrderOut": slower]), .takeOut("box"), .insert("box"),
      ]).and(box)),
    Claim(
      "3.1", "3.2", says: "a layer that is hidden goes, unless actions are disabled",
      Scenario([
        .actions(["onOrderOut": slow, "onOrderIn": slow]), .set(1, of: "hidden"),
        .disableActions(true), .set(0, of: "hidden"),
      ]),
      .keys(["hidden", "onOrderOut"], .step(4)),
      unlike: Scenario([
        .actions(["onOrderOut": slow, "onOrderIn": slow]), .set(1, of: "hidden"),
        .disableActions(false), .set(0, of: "hidden"),
      ])),
    Claim(
      "3.1", says: "the layer that holds another hears of its coming and going",
      Scenario(
        [.actions(["sublayers": slow], on: "box"), .takeOut()], on: .icon(parent: LayerID(1))
      )
      .and(box),
      .keys(["sublayers"], .step(2), on: "box"),
      unlike: Scenario([.actions(["sublayers": slow], on: "box"), .takeOut()]).and(box)),
  ]

  private static let box = Layer(name: "box", isOnScreen: true)

  private static let viewAnswers = [
    Claim(
      "3.4", says: "a view that overrides the method answers in its own way",
      Scenario(
        [.actions(["opacity": slow], at: .delegate, others: .inherited), .set(1)], on: .viewIcon),
      .keys(["opacity"], .step(2)), .keys(["opacity"], .before(1)),
      unlike: Scenario([.set(1)], on: .viewIcon)),
    Claim(
      "3.4", "3.3", says: "a view that answers nil lets its layer animate by itself",
      Scenario([.actions(["opacity": .nothing], at: .delegate), .set(1)], on: .viewIcon),
      .keys(["opacity"], .step(2)),
      unlike: Scenario([.actions(["opacity": .inherited], at: .delegate), .set(1)], on: .viewIcon)),
    Claim(
      "3.4", "3.1", says: "a view answers before `actions` is looked at",
      Scenario([.actions(["opacity": slow]), .set(1)], on: .viewIcon), .keys([], .step(2)),
      unlike: Scenario([.actions(["opacity": slow]), .set(1)])),
  ]
}
