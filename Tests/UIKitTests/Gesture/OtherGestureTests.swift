import Foundation
import Testing
import UIKit

@MainActor
@Suite("Long press, swipe, screen edge, pinch and rotation")
struct OtherGestureTests {
  @MainActor
  struct Setup<Recognizer: UIGestureRecognizer> {
    let stage = TouchStage()
    let view = TouchLogView()
    let recognizer: Recognizer
    let log = UIGestureRecognizer.Log()

    init(_ recognizer: Recognizer) {
      self.recognizer = recognizer
      stage.add(view)
      view.addGestureRecognizer(recognizer)
      recognizer.note(in: log, as: "it")
    }
  }

  // Long press

  // Fact GE3.
  @Test("A long press begins after half a second and follows the finger")
  func longPress() {
    let setup = Setup(UILongPressGestureRecognizer())
    setup.stage.down(100, 100)
    setup.stage.advance(29)
    #expect(setup.log.lines.isEmpty)
    setup.stage.advance()
    #expect(setup.log.lines == ["it began"])
    #expect(setup.view.log == ["began", "cancelled"])
    setup.stage.move(300, 300)
    #expect(setup.recognizer.location(in: nil) == CGPoint(x: 300, y: 300))
    setup.stage.up()
    #expect(setup.log.lines == ["it began", "it changed", "it ended"])
  }

  @Test("A finger that wanders more than ten points is no long press", arguments: [10.0, 11])
  func wandering(distance: Double) {
    let setup = Setup(UILongPressGestureRecognizer())
    setup.stage.down(100, 100)
    setup.stage.move(100 + distance, 100)
    setup.stage.advance(40)
    #expect(setup.log.lines.isEmpty == (distance > 10))
    setup.stage.up()
    #expect(setup.recognizer.state == .possible)
  }

  @Test("A long press after a tap waits for the tap")
  func pressAfterTap() {
    let setup = Setup(UILongPressGestureRecognizer())
    setup.recognizer.numberOfTapsRequired = 1
    setup.stage.down(100, 100)
    setup.stage.advance(60)
    setup.stage.up()
    #expect(setup.log.lines.isEmpty)
    setup.stage.tap(100, 100)
    setup.stage.down(100, 100)
    setup.stage.advance(31)
    #expect(setup.log.lines == ["it began"])
  }

  @Test("A long press keeps a pan of the same view from beginning, and a pan a long press")
  func pressAndPan() {
    let setup = Setup(UILongPressGestureRecognizer())
    let pan = UIPanGestureRecognizer()
    pan.note(in: setup.log, as: "pan")
    setup.view.addGestureRecognizer(pan)
    setup.stage.down(100, 100)
    setup.stage.advance(31)
    setup.stage.move(100, 200)
    setup.stage.up()
    #expect(setup.log.lines == ["it began", "it changed", "it ended"])
    setup.log.lines = []
    setup.stage.down(100, 100)
    setup.stage.move(100, 200)
    setup.stage.advance(60)
    setup.stage.up()
    #expect(setup.log.lines == ["pan began", "pan ended"])
  }

  @Test("A press that ends before its time leaves the touch to the view")
  func shortPress() {
    let setup = Setup(UILongPressGestureRecognizer())
    setup.stage.tap(100, 100)
    setup.stage.advance(60)
    #expect(setup.log.lines.isEmpty)
    #expect(setup.view.log == ["began", "ended"])
    #expect(setup.stage.host.pendingWork.isEmpty)
  }

  // Swipe

  struct Swipe: Sendable {
    let directions: UISwipeGestureRecognizer.Direction
    let step: CGPoint
    var frames = 6
    let isSwipe: Bool
  }

  @Test(
    "A swipe is a quick movement in an allowed direction",
    arguments: [
      Swipe(directions: .right, step: CGPoint(x: 15, y: 0), isSwipe: true),
      Swipe(directions: .right, step: CGPoint(x: -15, y: 0), isSwipe: false),
      Swipe(directions: [.left, .right], step: CGPoint(x: -15, y: 0), isSwipe: true),
      Swipe(directions: .up, step: CGPoint(x: 0, y: -15), isSwipe: true),
      Swipe(directions: .up, step: CGPoint(x: 0, y: 15), isSwipe: false),
      Swipe(directions: .down, step: CGPoint(x: 4, y: 15), isSwipe: true),
      Swipe(directions: .right, step: CGPoint(x: 15, y: 12), isSwipe: false),
      Swipe(directions: .right, step: CGPoint(x: 1.5, y: 0), frames: 60, isSwipe: false),
    ])
  func swipe(row: Swipe) {
    let setup = Setup(UISwipeGestureRecognizer())
    setup.recognizer.direction = row.directions
    setup.stage.drag(from: CGPoint(x: 200, y: 400), by: row.step, frames: row.frames)
    setup.stage.up()
    #expect(setup.log.lines == (row.isSwipe ? ["it ended"] : []))
  }

  // Screen edge

  @Test(
    "A screen edge pan starts at its edge and goes inward",
    arguments: [
      (5.0, 12.0, 0.0, true), (13, 12, 0, true), (14, 12, 0, false), (5, 0, 12, false),
      (388, -12, 0, false),
    ])
  func screenEdge(start: Double, stepX: Double, stepY: Double, begins: Bool) {
    let setup = Setup(UIScreenEdgePanGestureRecognizer())
    setup.recognizer.edges = .left
    setup.stage.drag(
      from: CGPoint(x: start, y: 400), by: CGPoint(x: stepX, y: stepY), frames: 3)
    #expect(!setup.log.lines.isEmpty == begins)
    if begins { #expect(setup.recognizer.translation(in: nil).x == 26) }
  }

  // Pinch

  @Test("A pinch's scale is the fingers' distance relative to that at its beginning")
  func pinch() {
    let setup = Setup(UIPinchGestureRecognizer())
    setup.stage.down(150, 400)
    setup.stage.down(250, 400, finger: 2)
    setup.stage.move(257, 400, finger: 2)
    #expect(setup.log.lines.isEmpty)
    setup.stage.move(260, 400, finger: 2)
    #expect(setup.log.lines == ["it began"])
    #expect(setup.recognizer.scale == 1)
    setup.stage.move(315, 400, finger: 2)
    #expect(abs(setup.recognizer.scale - 1.5) < 1e-9)
    #expect(setup.recognizer.velocity > 0)
    #expect(setup.recognizer.numberOfTouches == 2)
    #expect(setup.recognizer.location(in: nil) == CGPoint(x: 232.5, y: 400))
    setup.recognizer.scale = 1
    setup.stage.move(480, 400, finger: 2)
    #expect(abs(setup.recognizer.scale - 2) < 1e-9)
    setup.stage.up()
    setup.stage.up(finger: 2)
    #expect(setup.log.lines.last == "it ended")
    #expect(setup.recognizer.scale == 1)
    #expect(setup.recognizer.state == .possible)
  }

  @Test("One finger is no pinch")
  func oneFinger() {
    let setup = Setup(UIPinchGestureRecognizer())
    setup.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 20, y: 0), frames: 5)
    setup.stage.up()
    #expect(setup.log.lines.isEmpty)
    #expect(setup.recognizer.state == .possible)
  }

  // Rotation

  @Test("A rotation adds up past half a turn, clockwise positive")
  func rotation() {
    let setup = Setup(UIRotationGestureRecognizer())
    setup.stage.down(200, 400)
    setup.stage.down(300, 400, finger: 2)
    func turn(to angle: Double) {
      setup.stage.move(200 + 100 * cos(angle), 400 + 100 * sin(angle), finger: 2)
    }
    turn(to: 0.05)
    #expect(setup.log.lines.isEmpty)
    turn(to: 0.2)
    #expect(setup.log.lines == ["it began"])
    #expect(setup.recognizer.rotation == 0)
    for step in 1...20 { turn(to: 0.2 + Double(step) * 0.2) }
    #expect(abs(setup.recognizer.rotation - 4) < 1e-9)
    #expect(abs(setup.recognizer.velocity - 12) < 1e-6)
    setup.recognizer.rotation = 0
    turn(to: 4.1)
    #expect(abs(setup.recognizer.rotation + 0.1) < 1e-9)
    setup.stage.up(finger: 2)
    setup.stage.up()
    #expect(setup.log.lines.last == "it ended")
  }

  @Test("A pinch and a rotation run together when a delegate allows it")
  func pinchAndRotation() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let setup = Setup(UIPinchGestureRecognizer())
    let both = Both()
    let rotation = UIRotationGestureRecognizer()
    rotation.delegate = both
    rotation.note(in: setup.log, as: "rotation")
    setup.view.addGestureRecognizer(rotation)
    setup.stage.down(200, 400)
    setup.stage.down(300, 400, finger: 2)
    setup.stage.move(330, 460, finger: 2)
    #expect(setup.log.lines == ["it began", "rotation began"])
  }
}
