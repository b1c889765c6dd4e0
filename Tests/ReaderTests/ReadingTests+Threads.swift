extension ReadingTests {
  static let threads = [
    ReadingCase(
      name: "a layer that another thread changes",
      body: """
        CATransaction.begin()
        layer.opacity = 0
        DispatchQueue.global(qos: .utility).async {
          let badge = CALayer()
          CATransaction.begin()
          badge.opacity = 1
          CATransaction.commit()
          DispatchQueue.main.async { self.layer.opacity = 1 }
        }
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "commit"],
      later: [
        [
          "at any time on another thread, after 2 statements", "begin", "badge.opacity = 1",
          "commit",
        ],
        ["after turn 1", "layer.opacity = 1"],
      ],
      assumptions: []),
    ReadingCase(
      name: "queues by their names, and what runs at once",
      members: """
        let work = DispatchQueue(label: "work", qos: .utility)
        lazy var operations = OperationQueue()
        let hidden = DispatchQueue(label: "hidden", target: .main)
        """,
      body: """
        let other = DispatchQueue.global()
        CATransaction.begin()
        work.async { self.layer.opacity = 1 }
        self.work.async(group: group, execute: { self.layer.opacity = 2 })
        other.async { [weak self] in self?.layer.opacity = 3 }
        other.sync { self.layer.opacity = 4 }
        work.asyncAfter(deadline: .now() + 2) { self.layer.opacity = 5 }
        OperationQueue().addOperation { self.layer.opacity = 6 }
        OperationQueue.main.addOperation { self.layer.opacity = 7 }
        CATransaction.commit()
        """,
      turn: ["begin", "| layer.opacity = 4", "commit"],
      later: [
        ["at any time on another thread, after 1 statements", "layer.opacity = 1"],
        ["at any time on another thread, after 1 statements", "layer.opacity = 2"],
        ["at any time on another thread, after 1 statements", "layer.opacity = 3"],
        ["at any time on another thread, after 2 statements", "layer.opacity = 6"],
        ["at 0ms", "layer.opacity = 7"],
        ["at 2000ms on another thread, after 2 statements", "layer.opacity = 5"],
      ]),
    ReadingCase(
      name: "tasks, threads and locks",
      body: """
        CATransaction.lock()
        CATransaction.begin()
        Task { layer.opacity = 1 }
        Task { @MainActor in layer.opacity = 2 }
        Task.detached {
          CATransaction.begin()
          self.layer.opacity = 3
          CATransaction.commit()
          await MainActor.run { self.layer.opacity = 4 }
        }
        Thread.detachNewThread { self.layer.opacity = 5 }
        CATransaction.commit()
        CATransaction.unlock()
        """,
      turn: ["lock", "begin", "commit", "unlock"],
      later: [
        [
          "at any time on another thread, after 2 statements", "begin", "layer.opacity = 3",
          "commit",
        ],
        ["at any time on another thread, after 2 statements", "layer.opacity = 5"],
        ["at 0ms", "layer.opacity = 1"], ["at 0ms", "layer.opacity = 2"],
        ["after turn 1", "layer.opacity = 4"],
      ],
      assumptions: [
        "`Task { layer.opacity = 1 }` runs after the turn that calls it has committed",
        "`Task { @MainActor in layer.opacity = 2 }` runs after the turn that calls it has committed",
        "`MainActor.run { self.layer.opacity = 4 }` runs after what else its thread does",
      ]),
    ReadingCase(
      name: "another thread after a block, and before a later turn",
      body: """
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          DispatchQueue.global().async { self.layer.opacity = 1 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          DispatchQueue.global().async {
            CATransaction.setCompletionBlock { self.layer.opacity = 3 }
            self.layer.opacity = 2
            DispatchQueue.main.sync { self.layer.opacity = 4 }
          }
        }
        CATransaction.commit()
        """,
      turn: ["begin", "completion 0", "commit"],
      blocks: [[], ["layer.opacity = 3"]],
      later: [
        ["at 1000ms"],
        [
          "at any time on another thread, after 0 statements", "completion 1",
          "layer.opacity = 2",
        ],
        ["after 0 on another thread, after 0 statements", "layer.opacity = 1"],
        ["after turn 2", "layer.opacity = 4"],
      ]),
  ]
}
