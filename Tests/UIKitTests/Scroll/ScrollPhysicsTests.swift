import Foundation
import Testing
import UIKit

@MainActor
@Suite("How content moves")
struct ScrollPhysicsTests {
  // Fact S1.
  @Test(
    "A drag moves the content by the finger's travel less ten points, on device pixels",
    arguments: [(20.0, 10.0), (100, 90), (250.4, 240.333333)])
  func drag(travel: Double, offset: Double) {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = 1000
    scroll.stage.down(196, 700)
    for step in 1...5 { scroll.stage.move(196, 700 - travel * Double(step) / 5) }
    #expect(abs(scroll.y - 1000 - offset) < 1e-4)
    #expect(scroll.scrollView.isDragging)
    #expect(scroll.scrollView.isTracking)
  }

  // Fact S1.
  @Test("The event that makes a drag moves the content already")
  func recognisingEvent() {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = 1000
    scroll.log.lines = []
    scroll.stage.down(196, 700)
    scroll.stage.move(196, 665)
    #expect(scroll.y == 1025)
    #expect(scroll.log.lines == ["willBeginDragging", "didScroll"])
  }

  // Facts S2 to S5.
  @Test(
    "Flung content follows the measured traces within a point at every frame",
    arguments: ScrollTraces.flings)
  func flings(trace: ScrollTraces.Fling) {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = 4000
    scroll.fling(
      finger: -trace.velocity, from: CGPoint(x: 196, y: 800), moves: 8,
      liftEarly: trace.firstSample)
    #expect(abs(scroll.log.velocity.y - trace.velocity / 1000) < 1e-9)
    // The lift's frame is the first sample.
    let atLift = 4000 + trace.velocity * 8 / 60 - 10
    let errors = trace.samples.map { sample in
      defer { scroll.stage.advance() }
      return scroll.y - atLift - (sample - trace.offsetAtLift)
    }
    #expect(errors.allSatisfy { abs($0) < 1 }, "\(errors)")
    var frames = trace.samples.count
    while scroll.scrollView.isDecelerating, frames < 600 {
      frames += 1
      scroll.stage.advance()
    }
    #expect(abs(scroll.y - atLift - (trace.final - trace.offsetAtLift)) < 1)
    let settled = trace.firstSample + Double(frames - 1) / 60
    #expect(abs(settled - trace.settledAfter) < 0.04)
    #expect(abs(scroll.log.target.y - scroll.y) < 0.4)
  }

  // Fact S6.
  @Test("A pull of 590 points past the top shows 235")
  func rubberBand() {
    let scroll = ScrollStage()
    scroll.stage.down(196, 100)
    for step in 1...10 { scroll.stage.move(196, 100 + 60 * Double(step)) }
    #expect(abs(scroll.y + 235) < 0.2)
  }

  @Test("A pull taken back comes back the way it went")
  func rubberBandBack() {
    let scroll = ScrollStage()
    scroll.stage.down(196, 100)
    for y in [400.0, 700, 400, 110] { scroll.stage.move(196, y) }
    #expect(abs(scroll.y) < 1e-9)
    scroll.stage.move(196, 60)
    #expect(abs(scroll.y - 50) < 0.34)
  }

  // Fact S7.
  @Test("Content let go past the top comes back as measured, within a point")
  func bounceBack() {
    let scroll = ScrollStage()
    scroll.stage.down(196, 100)
    for step in 1...10 { scroll.stage.move(196, 100 + 60 * Double(step)) }
    scroll.stage.advance(18)
    scroll.stage.dispatcher.touchUp(id: 1, time: scroll.stage.time + 1 / 60 - 0.00764)
    scroll.stage.advance()
    let errors = ScrollTraces.topRelease.map { sample in
      defer { scroll.stage.advance() }
      return scroll.y - sample
    }
    #expect(errors.allSatisfy { abs($0) < 1 }, "\(errors)")
    scroll.stage.advance(30)
    #expect(scroll.y == 0)
    #expect(!scroll.scrollView.isDecelerating)
  }

  // Facts S7, S8.
  @Test(
    "Content that runs into its far edge passes it and returns as measured, within a point"
  )
  func edgeImpact() {
    let scroll = ScrollStage(content: CGSize(width: 393, height: 10_000))
    let edge = 10_000.0 - 852
    // So far that the lift is 60 points before the edge.
    let travel = 3125.0 * 8 / 60 - 10
    scroll.scrollView.contentOffset.y = edge - 60 - travel
    scroll.fling(finger: -3125, from: CGPoint(x: 196, y: 800), moves: 8, liftEarly: 0.0075)
    var farthest = 0.0
    let errors = ScrollTraces.edgeImpact.map { sample in
      defer { scroll.stage.advance() }
      farthest = max(farthest, scroll.y - edge)
      return scroll.y - edge - sample
    }
    #expect(errors.allSatisfy { abs($0) < 1 }, "\(errors)")
    #expect(abs(farthest - 100.3) < 1)
    scroll.stage.advance(60)
    #expect(scroll.y == edge)
  }

  @Test("Without bounces content stops at its edges")
  func noBounces() {
    let scroll = ScrollStage(content: CGSize(width: 393, height: 2000))
    scroll.scrollView.bounces = false
    scroll.stage.down(196, 100)
    scroll.stage.move(196, 400)
    #expect(scroll.y == 0)
    scroll.stage.move(196, 350)
    #expect(scroll.y == 50)
    scroll.stage.up()
    scroll.stage.advance(60)
    scroll.fling(finger: -3000, from: CGPoint(x: 196, y: 800), moves: 8)
    scroll.stage.advance(120)
    #expect(scroll.y == 1148)
  }

  // Fact S9.
  @Test("An animated change of offset takes the measured course")
  func animatedOffset() {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = 375
    scroll.log.lines = []
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 750), animated: true)
    scroll.stage.advance(6)
    #expect(abs(scroll.y - 469) < 0.4)
    scroll.stage.advance(6)
    #expect(abs(scroll.y - 656.5) < 0.4)
    scroll.stage.advance(6)
    #expect(scroll.y == 750)
    #expect(scroll.log.lines == ["didScroll", "didEndScrollingAnimation"])
    #expect(!scroll.scrollView.isDecelerating)
  }

  @Test(
    "A page turns by a long drag or a flick and not by a short drag",
    arguments: [(-250.0, 0.0, 1), (-100, 0, 0), (-60, -1500, 1), (120, 1500, 0), (-380, -4000, 1)])
  func paging(travel: Double, velocity: Double, page: Int) {
    let scroll = ScrollStage(content: CGSize(width: 393 * 4, height: 852))
    scroll.scrollView.isPagingEnabled = true
    scroll.scrollView.contentOffset.x = 0
    scroll.stage.down(380, 400)
    if velocity == 0 {
      for step in 1...20 { scroll.stage.move(380 + travel * Double(step) / 20, 400) }
      scroll.stage.advance(10)
    } else {
      let frames = max(1, Int(travel / velocity * 60))
      for step in 1...frames { scroll.stage.move(380 + velocity * Double(step) / 60, 400) }
    }
    scroll.stage.up()
    scroll.stage.advance(120)
    #expect(scroll.scrollView.contentOffset.x == CGFloat(393 * page))
  }

  @Test("The delegate may choose where content comes to stand")
  func replacedTarget() {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = 1000
    scroll.log.replacement = CGPoint(x: 0, y: 1500)
    scroll.fling(finger: -1000, from: CGPoint(x: 196, y: 700), moves: 8)
    var last = scroll.y
    for _ in 0..<120 {
      scroll.stage.advance()
      #expect(scroll.y >= last && scroll.y <= 1500)
      last = scroll.y
    }
    #expect(scroll.y == 1500)
  }

  @Test("Content that grows or shrinks under a fling meets its new edge")
  func movingEdge() {
    let scroll = ScrollStage(content: CGSize(width: 393, height: 2000))
    scroll.fling(finger: -3000, from: CGPoint(x: 196, y: 800), moves: 8)
    let reference = ScrollStage(content: CGSize(width: 393, height: 20_000))
    reference.fling(finger: -3000, from: CGPoint(x: 196, y: 800), moves: 8)
    scroll.stage.advance(5)
    reference.stage.advance(5)
    scroll.scrollView.contentSize.height = 20_000
    for _ in 0..<60 {
      scroll.stage.advance()
      reference.stage.advance()
      #expect(scroll.y == reference.y)
    }
    scroll.scrollView.contentSize.height = 1900
    scroll.stage.advance(90)
    #expect(scroll.y == 1900 - 852.0)
    #expect(!scroll.scrollView.isDecelerating)
  }

  @Test("A client that resets the pan's translation does not make the content jump")
  func foreignTranslation() {
    let scroll = ScrollStage()
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 3)
    scroll.scrollView.panGestureRecognizer.setTranslation(.zero, in: nil)
    scroll.stage.move(196, 600)
    #expect(scroll.y == 90)
  }

  @Test("Two runs of the same fingers give the same offsets")
  func determinism() {
    func run() -> [CGPoint] {
      let scroll = ScrollStage(content: CGSize(width: 1000, height: 3000))
      var offsets: [CGPoint] = []
      scroll.stage.down(300, 700)
      for step in 1...9 {
        scroll.stage.move(300 - Double(step * step), 700 - Double(step * step) * 3.3)
        offsets.append(scroll.scrollView.contentOffset)
      }
      scroll.stage.up()
      for _ in 0..<200 {
        scroll.stage.advance()
        offsets.append(scroll.scrollView.contentOffset)
      }
      return offsets
    }
    let first = run()
    #expect(first == run())
    #expect(Set(first.map(\.y)).count > 30)
  }
}
