@testable import OrderingModel

extension Claim {
  /// Section 13.
  static let threads = stacksOfThreads + endsOfThreads + callbacksOfThreads + queued + locks

  private static let stacksOfThreads = [
    Claim(
      "13.1", "2.1", says: "another thread's transaction is not nested in that of the main thread",
      Scenario([.begin, .set(0.5), .set(1), .commit], on: .viewIcon).and(.viewBadge)
        .meanwhile(after: 2, [.begin, .set(1, on: "badge"), .commit]),
      .pictures(2), .screen(1, .step(2), of: "badge.opacity"), .screen(0, .step(3)),
      unlike: Scenario(
        [.begin, .set(0.5), .begin, .set(1, on: "badge"), .commit, .set(1), .commit],
        on: .viewIcon
      ).and(.viewBadge)),
    Claim(
      "13.1", says: "settings of the main thread's transaction do not hold on another thread",
      Scenario([.begin, .disableActions(true), .commit]).and(.badge)
        .meanwhile(after: 2, [.begin, .set(1, on: "badge"), .commit]),
      .keys(["opacity"], .step(2), on: "badge"),
      unlike: Scenario([.begin, .disableActions(true), .set(1, on: "badge"), .commit]).and(.badge)),
    Claim(
      "13.1",
      says: "an animation that another thread adds does not count for the main thread's block",
      Scenario([.begin, .block("done"), .commit]).and(.badge)
        .meanwhile(after: 2, [.begin, .add(.fade(1), to: "badge"), .commit]),
      .runs("done", [.frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1), to: "badge"), .commit]).and(.badge)),
    Claim(
      "13.1", says: "what only another thread has changed waits for that thread's commit",
      Scenario([.set(0.25)], on: .viewIcon).and(.viewBadge)
        .elsewhere(at: 1, [.set(1, on: "badge")]).then(at: 2, [.set(0.5)]),
      .screen(0, .end, of: "badge.opacity"), .model(1, .end, of: "badge.opacity"),
      .screen(0.5, .end),
      unlike: Scenario([.set(0.25)], on: .viewIcon).and(.viewBadge)
        .then(at: 1, [.set(1, on: "badge")]).then(at: 2, [.set(0.5)])),
    Claim(
      "13.1", says: "a layer that both have changed is handed over as it is by the first commit",
      Scenario([.begin, .set(0.5), .set(1), .commit], on: .viewIcon)
        .meanwhile(after: 2, [.begin, .set(0.25, of: "cornerRadius"), .commit]),
      .screen(0.5, .step(2)), .pictures(2),
      unlike: Scenario([.begin, .set(0.5), .set(1), .commit], on: .viewIcon).and(.viewBadge)
        .meanwhile(after: 2, [.begin, .set(0.25, on: "badge"), .commit])),
    Claim(
      "13.1", says: "an animation and a place in the tree wait for their thread's commit, too",
      Scenario([.set(0.25)], on: .viewIcon).and(.badge)
        .elsewhere(at: 1, [.add(.fade(1), to: "badge")]).then(at: 1.5, [.set(0.5)]),
      .screen(0, .end, of: "badge.opacity"), .keys(["nil"], .end, on: "badge"),
      .faults(["unseen fade", "uncommitted"]),
      unlike: Scenario([.set(0.25)], on: .viewIcon).and(.badge)
        .elsewhere(at: 1, [.begin, .add(.fade(1), to: "badge"), .commit]).then(at: 1.5, [.set(0.5)])
    ),
  ]

  private static let endsOfThreads = [
    Claim(
      "13.2", says: "an explicit transaction of another thread commits at once",
      Scenario([], on: .viewIcon).elsewhere(at: 1, [.begin, .set(1), .commit]),
      .pictures(1), .screen(0, .before(1)), .screen(1, .at(1)), .faults([]),
      unlike: Scenario([], on: .viewIcon).elsewhere(at: 1, [.set(1), .begin, .commit])),
    Claim(
      "13.2", "2.9", says: "what another thread changes without a transaction does not show",
      Scenario([], on: .viewIcon).elsewhere(at: 1, [.set(1)]),
      .pictures(0), .screen(0, .end), .model(1, .end), .faults(["uncommitted"]),
      .laws(["13.2", "2.9"]),
      unlike: Scenario([], on: .viewIcon).then(at: 1, [.set(1)])),
    Claim(
      "13.2", says: "flush commits the implicit transaction of another thread",
      Scenario([], on: .viewIcon).elsewhere(at: 1, [.set(1), .flush]),
      .pictures(1), .screen(1, .at(1)), .faults([]),
      unlike: Scenario([], on: .viewIcon).elsewhere(at: 1, [.flush, .set(1)])),
    Claim(
      "13.2", "1.15", says: "the block of a transaction that its thread does not commit never runs",
      Scenario([]).elsewhere(at: 1, [.block("done")]),
      .runs("done", []), .faults(["never done", "uncommitted"]),
      unlike: Scenario([]).elsewhere(at: 1, [.block("done"), .flush])),
    Claim(
      "2.9", "13.2", says: "a thread that ends in an explicit transaction leaves it uncommitted",
      Scenario([], on: .viewIcon).elsewhere(at: 1, [.begin, .set(1)]).then(at: 2, [.commit]),
      .pictures(0), .screen(0, .end), .faults(["unbalanced"]),
      unlike: Scenario([], on: .viewIcon).then(at: 1, [.begin, .set(1)]).then(at: 2, [.commit])),
  ]

  private static let callbacksOfThreads = [
    Claim(
      "13.3", "1.11", says: "the main thread runs the block that another one has set",
      Scenario([], on: .viewIcon)
        .elsewhere(at: 1, [.begin, .block("done", [.set(1)]), .commit]),
      .runs("done", [1 + .frame]), .screen(1, .end), .pictures(2), .faults([]),
      unlike: Scenario([], on: .viewIcon)
        .elsewhere(at: 1, [.begin, .commit]).elsewhere(at: 1 + .frame, [.set(1)])),
    Claim(
      "13.3", says: "the main thread calls the delegate, even where it would be called at once",
      Scenario([], on: .viewIcon).elsewhere(
        at: 1,
        [
          .begin, .addWithDelegate(.fade(1), key: "a", unfinished: [.set(1)]), .remove("a"),
          .commit,
        ]
      ).reading { $0.removalCallback = .synchronous },
      .runs("unfinished", [1 + .frame]), .screen(1, .end),
      unlike: Scenario(
        [.addWithDelegate(.fade(1), key: "a", unfinished: [.set(1)]), .remove("a")],
        on: .viewIcon
      ).reading { $0.removalCallback = .synchronous }),
  ]

  private static let queued = [
    Claim(
      "13.3", "2.4", says: "what another thread queues for the main one runs after the turn",
      Scenario([.set(0.25), .set(0.5)], on: .viewIcon).meanwhile(after: 1, []).afterwards([.set(1)]
      ),
      .pictures(2), .screen(1, .end), .model(0.5, .step(2)),
      unlike: Scenario([.set(0.25), .set(0.5)], on: .viewIcon).meanwhile(after: 1, [.set(1)])),
    Claim(
      "13.3", "2.4",
      says: "what another thread queues for the main one comes in the turn's picture if that serves"
        + " the queue",
      Scenario([.set(0.25), .set(0.5)], on: .viewIcon).meanwhile(after: 1, []).afterwards([.set(1)])
        .reading { $0.mainQueueBeforeImplicitCommit = .yes },
      .pictures(1), .screen(1, .at(0)),
      unlike: Scenario([.set(0.25), .set(0.5)], on: .viewIcon).meanwhile(after: 1, [])
        .afterwards([.set(1)])),
  ]

  private static let locks = [
    Claim(
      "13.4", says: "a lock keeps nobody from committing, and an extra unlock does nothing",
      Scenario([.lock, .begin, .set(0.5), .set(1), .commit, .unlock, .unlock], on: .viewIcon)
        .and(.viewBadge)
        .meanwhile(after: 3, [.lock, .begin, .set(1, on: "badge"), .commit, .unlock]),
      .screen(1, .step(3), of: "badge.opacity"), .pictures(2), .faults([])),
    Claim(
      "13.4", says: "a lock opens no transaction",
      Scenario([.lock, .begin, .set(1), .commit, .unlock], on: .viewIcon), .screen(1, .step(4)),
      .pictures(1),
      unlike: Scenario([.set(0), .begin, .set(1), .commit, .unlock], on: .viewIcon)),
  ]
}
