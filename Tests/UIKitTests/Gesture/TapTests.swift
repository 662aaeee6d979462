import Testing
import UIKit

@MainActor
@Suite("Tap")
struct TapTests {
  @MainActor
  struct Setup {
    let stage = TouchStage()
    let view = TouchLogView()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    let log = UIGestureRecognizer.Log()

    init() {
      stage.add(view)
      double.numberOfTapsRequired = 2
      single.note(in: log, as: "single")
      double.note(in: log, as: "double")
    }
  }

  @Test("A tap is recognised at the lift and takes the touch from the view")
  func singleTap() {
    let setup = Setup()
    setup.view.addGestureRecognizer(setup.single)
    setup.stage.down(100, 100)
    #expect(setup.log.lines.isEmpty)
    setup.stage.up()
    #expect(setup.log.lines == ["single ended"])
    #expect(setup.view.log == ["began", "cancelled"])
    #expect(setup.single.state == .possible)
  }

  @Test("A tap that does not cancel touches leaves the lift to the view")
  func leavesTouches() {
    let setup = Setup()
    setup.single.cancelsTouchesInView = false
    setup.view.addGestureRecognizer(setup.single)
    setup.stage.tap(100, 100)
    #expect(setup.log.lines == ["single ended"])
    #expect(setup.view.log == ["began", "ended"])
  }

  @Test("A single tap that waits for a double tap comes when none follows")
  func requireToFail() {
    let setup = Setup()
    setup.view.addGestureRecognizer(setup.single)
    setup.view.addGestureRecognizer(setup.double)
    setup.single.require(toFail: setup.double)
    setup.stage.tap(100, 100)
    #expect(setup.log.lines.isEmpty)
    #expect(setup.view.log == ["began"])
    #expect(setup.stage.host.pendingWork == ["waiting for another tap"])
    setup.stage.advance(seconds: 0.33)
    #expect(setup.log.lines.isEmpty)
    setup.stage.advance(seconds: 0.05)
    #expect(setup.log.lines == ["single ended"])
    #expect(setup.view.log == ["began", "cancelled"])
    #expect(setup.stage.host.pendingWork.isEmpty)
  }

  @Test("A double tap keeps the single tap that waits for it from coming")
  func doubleTap() {
    let setup = Setup()
    setup.view.addGestureRecognizer(setup.single)
    setup.view.addGestureRecognizer(setup.double)
    setup.single.require(toFail: setup.double)
    setup.stage.tap(100, 100)
    setup.stage.advance(5)
    setup.stage.tap(105, 100)
    setup.stage.advance(seconds: 1)
    #expect(setup.log.lines == ["double ended"])
    setup.stage.tap(100, 100)
    setup.stage.advance(seconds: 1)
    #expect(setup.log.lines == ["double ended", "single ended"])
  }

  @Test("Without a requirement the single tap comes first and the double tap after it")
  func independentTaps() {
    let setup = Setup()
    setup.view.addGestureRecognizer(setup.single)
    setup.view.addGestureRecognizer(setup.double)
    setup.stage.tap(100, 100)
    #expect(setup.log.lines == ["single ended"])
    setup.stage.tap(100, 100)
    #expect(setup.log.lines.contains("double ended"))
  }

  @Test("A lift is held back while a double tap is possible, and let go when it is not")
  func delayedEnd() {
    let setup = Setup()
    setup.view.addGestureRecognizer(setup.double)
    setup.stage.tap(100, 100)
    #expect(setup.view.log == ["began"])
    setup.stage.advance(seconds: 0.4)
    #expect(setup.view.log == ["began", "ended"])
  }

  @Test("A finger held too long is no tap")
  func longPress() {
    let setup = Setup()
    setup.view.addGestureRecognizer(setup.single)
    setup.stage.down(100, 100)
    setup.stage.advance(seconds: 0.8)
    setup.stage.up()
    #expect(setup.log.lines.isEmpty)
    #expect(setup.view.log == ["began", "ended"])
  }

  @Test("Two fingers tap where two are asked for")
  func twoFingers() {
    let setup = Setup()
    setup.single.numberOfTouchesRequired = 2
    setup.view.addGestureRecognizer(setup.single)
    setup.stage.tap(100, 100)
    #expect(setup.log.lines.isEmpty)
    setup.stage.down(100, 100)
    setup.stage.down(200, 100, finger: 2)
    setup.stage.up()
    setup.stage.up(finger: 2)
    #expect(setup.log.lines == ["single ended"])
  }

  @Test("A tap's place can be asked in its action")
  func location() {
    let setup = Setup()
    setup.view.frame = CGRect(x: 50, y: 80, width: 200, height: 200)
    setup.view.addGestureRecognizer(setup.single)
    var places: [CGPoint] = []
    var count = 0
    setup.single.addAction { [view = setup.view] in
      places = [$0.location(in: view), $0.location(in: nil), $0.location(ofTouch: 0, in: view)]
      count = $0.numberOfTouches
    }
    setup.stage.tap(100, 100)
    #expect(places == [CGPoint(x: 50, y: 20), CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 20)])
    #expect(count == 1)
  }
}
