import Foundation
import Testing

@testable import VirtualDevice

@Suite("The comparison of traces")
struct TraceComparisonTests {
  /// Builds a trace of one flow: a sheet comes in within ten frames, and rests.
  private static func flow(
    top: Double = 400, frames count: Int = 30, speed: Double = 1, rate: Double = 60
  ) -> [TraceFrame] {
    (0..<count).map { index in
      let seconds = Double(index) / rate
      let share = min(1, seconds * 6 * speed)
      var frame = TraceFrame(time: 2 + seconds)
      frame.sheets = [
        TraceFrame.Sheet(
          frame: CGRect(x: 0, y: 852 - (852 - top) * share, width: 393, height: 852 - top),
          detent: "medium", phase: share < 1 ? "presenting" : "resting", dim: 0.2 * share,
          corners: [38, 38, 47, 47], grabber: true)
      ]
      if index == 0 { frame.events = [TraceFrame.stepEvent("present"), "Host.viewWillAppear()"] }
      if index == 12 { frame.events = ["Host.viewDidAppear()", "Host.rest()"] }
      return frame
    }
  }

  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    var row: TraceRow
    var sentence: String
    var apply: @Sendable (inout [TraceFrame]) -> Void
    var testDescription: String { sentence }
  }

  nonisolated static let changes: [Change] = [
    Change(row: .steps, sentence: "the step is missing in the second trace") { frames in
      frames[0].events[0] = TraceFrame.stepEvent("dismiss")
    },
    Change(row: .sheets, sentence: "at the end there are 0 sheets instead of 1") { frames in
      frames[frames.count - 1].sheets = []
    },
    Change(
      row: .detents, sentence: "the sheet has the detents medium, large instead of medium"
    ) { frames in
      for index in 20..<frames.count { frames[index].sheets[0].detent = "large" }
    },
    Change(
      row: .callbacks, sentence: "Host.rest() is not called in the second trace"
    ) { frames in
      frames[12].events = ["Host.viewDidAppear()"]
    },
    Change(row: .callbacks, sentence: "Host.more() is called in the second trace only") { frames in
      frames[15].events = ["Host.more()"]
    },
    Change(
      row: .callbacks, sentence: #"Host.\u{1b}[2J() is called in the second trace only"#
    ) { frames in
      frames[15].events = ["Host.\u{1B}[2J()"]
    },
    Change(row: .callbacks, sentence: "is called in another order in the second trace") { frames in
      frames[12].events.reverse()
    },
    Change(
      row: .rest,
      sentence: "the top of the sheet is at 402 instead of 400, with a tolerance of 1"
    ) { frames in
      for index in frames.indices {
        frames[index].sheets[0].frame.origin.y += 2
        frames[index].sheets[0].frame.size.height -= 2
      }
    },
    Change(
      row: .phases, sentence: "the sheet has the phases presenting instead of presenting, resting"
    ) { frames in
      for index in frames.indices { frames[index].sheets[0].phase = "presenting" }
    },
    Change(
      row: .duration, sentence: "the movement ends after 19 frames instead of 9"
    ) { frames in
      for index in 10..<20 { frames[index].sheets[0].frame.origin.y += 2 }
    },
    Change(
      row: .callbackTime,
      sentence: "Host.viewDidAppear() is called after 16 frames instead of 12"
    ) { frames in
      frames[16].events = frames[12].events
      frames[12].events = []
    },
    Change(
      row: .movement, sentence: "the top of the sheet is 500 instead of 580.8"
    ) { frames in
      frames[4].sheets[0].frame = CGRect(x: 0, y: 500, width: 393, height: 623.2)
    },
    Change(row: .presenterScale, sentence: "the presenting view's scale or rotation is 0.9") {
      $0[20].presenter.transform = [0.9, 0, 0, 0.9, 0, 0]
    },
    Change(row: .presenterOffset, sentence: "the presenting view's offset y is -8") {
      $0[20].presenter.transform = [1, 0, 0, 1, 0, -8]
    },
    Change(row: .dimming, sentence: "the dimming of the sheet is 0.5 instead of 0.2") {
      $0[20].sheets[0].dim = 0.5
    },
    Change(row: .tint, sentence: "the tint is dimmed instead of normal") { frames in
      frames[frames.count - 1].presenter.isTintDimmed = true
    },
    Change(row: .corners, sentence: "the radius of corner 2 of the sheet is 20 instead of 38") {
      $0[20].sheets[0].corners[1] = 20
    },
    Change(row: .grabber, sentence: "the sheet has no grabber instead of one") { frames in
      frames[frames.count - 1].sheets[0].grabber = false
    },
  ]

  @Test("A change of each row is found, as that row and in words", arguments: changes)
  func found(change: Change) throws {
    var changed = Self.flow()
    change.apply(&changed)
    let differences = TraceComparison().differences(of: changed, from: Self.flow())
    let difference = try #require(
      differences.first { $0.row == change.row && $0.sentence.contains(change.sentence) },
      "\(differences.map(\.description))")
    #expect(change.row == .steps || difference.step == "present")
    #expect(difference.excess >= 1)
  }

  @Test("Every row has a change that is found")
  func allRows() {
    #expect(Set(Self.changes.map(\.row)) == Set(TraceRow.allCases))
  }

  @Test("What is within the tolerances of the rows is no difference")
  func tolerated() {
    var near = Self.flow()
    for index in near.indices {
      near[index].time += 40.01
      near[index].sheets[0].frame.origin.x += 0.9
      near[index].sheets[0].dim += 0.02
      near[index].presenter.transform = [0.996, 0, 0, 0.996, 0, 0.9]
    }
    near[14].events = near[12].events
    near[12].events = []
    #expect(TraceComparison().differences(of: near, from: Self.flow()) == [])
  }

  @Test("A display with another rate has no differences", arguments: [30.0, 80, 120])
  func rates(rate: Double) {
    var other = Self.flow(frames: Int(rate / 2), rate: rate)
    for index in other.indices where index > 0 { other[index].events = [] }
    let appear = Int((rate / 5).rounded(.up))
    other[appear].events = ["Host.viewDidAppear()", "Host.rest()"]
    #expect(TraceComparison().differences(of: other, from: Self.flow()) == [])
    #expect(TraceComparison().differences(of: Self.flow(), from: other) == [])
  }

  @Test("Values that one of the traces does not know are not compared")
  func unknown() {
    var other = Self.flow()
    for index in other.indices {
      other[index].sheets[0].dim = .nan
      other[index].sheets[0].corners = []
      other[index].presenter.transform = []
    }
    #expect(TraceComparison().differences(of: other, from: Self.flow()) == [])
    #expect(TraceComparison().differences(of: Self.flow(), from: other) == [])
  }

  @Test("A tolerance can be replaced, in both directions")
  func replaced() {
    let other = Self.flow(top: 404)
    #expect(
      TraceComparison(tolerances: [.rest: 4]).differences(of: other, from: Self.flow()) == [])
    var near = Self.flow()
    near[29].sheets[0].frame.origin.x += 0.4
    let strict = TraceComparison(tolerances: [.rest: 0.25])
    #expect(strict.differences(of: near, from: Self.flow()).map(\.row) == [.rest, .rest])
  }

  @Test("Differences are in the order of the rows, then of their sizes")
  func order() {
    var other = Self.flow()
    for index in other.indices {
      other[index].sheets[0].corners = [38, 38, 47, 40]
      other[index].sheets[0].frame = other[index].sheets[0].frame.insetBy(dx: 3, dy: 0)
        .offsetBy(dx: 20, dy: 0)
      other[index].sheets[0].grabber = false
    }
    other[12].events = ["Host.viewDidAppear()"]
    let found = TraceComparison().differences(of: other, from: Self.flow())
    #expect(found.map(\.row) == [.callbacks, .rest, .rest, .corners, .grabber])
    #expect(found[1].excess > found[2].excess)
    let start = "rest: in \"present\" at 2.483 s: the left of the sheet"
    #expect(found[1].description.hasPrefix(start), "\(found[1])")
  }

  @Test("A slower movement is found by its length and its way")
  func slower() {
    let found = TraceComparison().differences(of: Self.flow(speed: 0.5), from: Self.flow())
    #expect(found.map(\.row).contains(.duration))
    #expect(found.map(\.row).contains(.movement))
    #expect(!found.map(\.row).contains(.rest))
  }

  @Test("Steps that one trace lacks do not confuse the others")
  func steps() {
    var first = Self.flow()
    var more = Self.flow()
    for index in more.indices { more[index].time += 1 }
    more[0].events[0] = TraceFrame.stepEvent("select")
    let last = Self.flow().map { frame in
      var frame = frame
      frame.time += 2
      return frame
    }
    first += last
    let second = Self.flow() + more + last
    let found = TraceComparison().differences(of: second, from: first)
    #expect(found.map(\.row) == [.steps])
    #expect(found.first?.sentence == "the step is in the second trace only")
  }
}
