import OrderingModel
import Testing

/// What is recorded of a run.
struct RecordingTests {
  @Test func `a lane is exact at moments, and on both sides of a jump`() throws {
    let run = try PictureCase.flash.run()
    let lane = try #require(run.recording.lanes.first)
    let end = try #require(lane.jumps.firstIndex { $0 != nil })
    #expect(run.timeline.moments[end].instant == .seconds(0.5))
    #expect(lane.stretches[end - 1].samples.first?.value == .number(1))
    #expect(lane.stretches[end - 1].samples.last?.value == .number(0))
    #expect(lane.stretches[end].samples.first?.value == .number(1))
    #expect(lane.jumps.count { $0 != nil } == 1)
    for (stretch, moment) in zip(lane.stretches, run.timeline.moments) {
      #expect(stretch.samples.first?.value == moment.after[0])
      #expect(stretch.samples.first?.instant == moment.instant)
    }
  }

  @Test(arguments: PictureCase.all)
  func `samples and spans stay within their stretch, in order of time`(
    example: PictureCase
  ) throws {
    let recording = try example.run().recording
    for lane in recording.lanes {
      #expect(lane.stretches.count + 1 == recording.instants.count)
      for (index, stretch) in lane.stretches.enumerated() {
        let instants = stretch.samples.map(\.instant)
        #expect(instants.first == recording.instants[index])
        #expect(instants.last == recording.instants[index + 1])
        #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
    for span in recording.bars.flatMap(\.spans) {
      #expect(span.start >= recording.instants[span.moment])
      #expect(span.end <= recording.instants[span.moment + 1])
    }
  }

  @Test func `a fade is on its way in between`() throws {
    let lane = try #require(try PictureCase.flash.run().recording.lanes.first)
    for sample in lane.stretches[0].samples {
      guard case .number(let value) = sample.value else {
        Issue.record("a sample is no number")
        continue
      }
      #expect(abs(value - (1 - Double(sample.instant) / 5e8)) < 1e-9)
    }
    #expect(lane.stretches[0].samples.count > 40)
  }

  @Test func `an early block waits for all but the animation that was added before it`() throws {
    let recording = try PictureCase.early.run().recording
    let wait = try #require(recording.waits.first)
    #expect(recording.bars.count == 4)
    #expect(wait.bars.count == 3)
    #expect(wait.moment != nil)
    #expect(!recording.bars.indices.filter { !wait.bars.contains($0) }.isEmpty)
  }

  @Test func `a block that never runs has no moment, and waits for other code's animation`() throws
  {
    let recording = try PictureCase.never.run().recording
    let wait = try #require(recording.waits.first)
    #expect(wait.moment == nil)
    #expect(wait.bars.count == 5)
  }

  @Test func `an animation that is never committed has no span`() throws {
    let recording = try PictureCase.nothingHappens.run().recording
    #expect(recording.bars.map(\.spans.count) == [0])
  }

  @Test func `delegates, turns and other threads are moments`() throws {
    let causes = try [PictureCase.hidden, .leap, .elsewhere].map { example in
      try example.run().timeline.moments.map(\.cause)
    }
    #expect(causes[0].contains(.delegate(AnimationID(0), isFinished: true)))
    #expect(causes[1].contains(.turn(1)))
    #expect(causes[2].first == .turn(1))
  }

  @Test func `what nobody sees is recorded as unseen`() throws {
    let lanes = try PictureCase.hidden.run().recording.lanes
    #expect(lanes.count == 2)
    #expect(lanes[0].stretches.allSatisfy { $0.samples.allSatisfy(\.isVisible) })
    #expect(lanes[1].stretches.allSatisfy { $0.samples.allSatisfy { !$0.isVisible } })
  }
}
