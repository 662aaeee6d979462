import Testing
import UIKit

@MainActor
@Suite("Touches on their way to views")
struct TouchDispatcherTests {
  @Test("A view hears of a touch once for each frame in which the finger does something")
  func phases() {
    let stage = TouchStage()
    let view = stage.add(TouchLogView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.down(50, 50)
    stage.move(60, 50)
    stage.advance(3)
    stage.move(300, 500)
    stage.up()
    #expect(view.log == ["began", "moved", "moved", "ended"])
    #expect(!stage.dispatcher.hasActiveTouches)
  }

  @Test("Moves within one frame are one event, landing and lifting are their own")
  func coalescing() {
    let stage = TouchStage()
    let view = stage.add(TouchLogView())
    let time = stage.time
    stage.dispatcher.touchDown(id: 1, at: CGPoint(x: 10, y: 10), time: time + 0.002)
    stage.dispatcher.touchMoved(id: 1, to: CGPoint(x: 12, y: 10), time: time + 0.004)
    stage.dispatcher.touchMoved(id: 1, to: CGPoint(x: 14, y: 10), time: time + 0.008)
    stage.dispatcher.touchUp(id: 1, time: time + 0.010)
    stage.advance()
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test("A report stamped later than the frame waits for its frame")
  func futureReports() {
    let stage = TouchStage()
    let view = stage.add(TouchLogView())
    stage.dispatcher.touchDown(id: 1, at: .zero, time: stage.time + 0.05)
    stage.advance(2)
    #expect(view.log.isEmpty)
    stage.advance()
    #expect(view.log == ["began"])
  }

  @Test("A touch stays with the view it landed in")
  func hitTestOnce() {
    let stage = TouchStage()
    let left = stage.add(TouchLogView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = stage.add(TouchLogView(), CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.down(50, 50)
    stage.move(150, 50)
    stage.up()
    #expect(left.log == ["began", "moved", "ended"])
    #expect(right.log.isEmpty)
  }

  // Fact GE6.
  @Test(
    "Hit testing passes views that cannot take the touch",
    arguments: [
      ("hidden", 0.0), ("interaction off", 0.0), ("alpha", 0.009), ("alpha", 0.01), ("plain", 1),
    ])
  func passedViews(what: String, alpha: Double) {
    let stage = TouchStage()
    let back = stage.add(TouchLogView())
    let front = stage.add(TouchLogView())
    switch what {
    case "hidden": front.isHidden = true
    case "interaction off": front.isUserInteractionEnabled = false
    default: front.alpha = alpha
    }
    stage.tap(100, 100)
    let frontGetsIt = alpha >= 0.01
    #expect(front.log.isEmpty == !frontGetsIt)
    #expect(back.log.isEmpty == frontGetsIt)
  }

  // Fact GE6.
  @Test(
    "A view contains its smaller edges and not its larger ones",
    arguments: [(100, 100, true), (199.9, 199.9, true), (200, 150, false), (150, 200, false)])
  func edges(x: Double, y: Double, isInside: Bool) {
    let stage = TouchStage()
    let view = stage.add(TouchLogView(), CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.tap(x, y)
    #expect(!view.log.isEmpty == isInside)
  }

  @Test("The record says who got a touch and why the views in front did not")
  func records() throws {
    let stage = TouchStage()
    let back = stage.add(TouchLogView())
    back.accessibilityIdentifier = "map"
    back.addGestureRecognizer(UITapGestureRecognizer())
    let front = stage.add(UIView())
    front.isUserInteractionEnabled = false
    front.accessibilityIdentifier = "cover"
    stage.tap(100, 100)
    let record = try #require(stage.dispatcher.records.last)
    #expect(record.view === back)
    #expect(record.recognizers == ["UITapGestureRecognizer"])
    #expect(record.refusals.map(\.view) == ["UIView \"cover\""])
    #expect(record.refusals.map(\.reason) == [.interactionDisabled])
  }

  @Test("A window in front gets the touch, unless its hit test answers nothing")
  func windows() {
    let stage = TouchStage()
    let view = stage.add(TouchLogView())
    let keyboard = UIWindow(frame: CGRect(x: 0, y: 500, width: 393, height: 352))
    keyboard.windowLevel = .alert
    keyboard.isHidden = false
    let key = TouchLogView(frame: keyboard.bounds)
    keyboard.addSubview(key)
    stage.tap(100, 600)
    stage.tap(100, 100)
    #expect(key.log == ["began", "ended"])
    #expect(view.log == ["began", "ended"])
    keyboard.hitTestOverride = { _, _, _ in nil }
    stage.tap(100, 600)
    #expect(view.log.count == 4)
  }

  @Test("Only a view that asks for it gets a second finger", arguments: [false, true])
  func multipleTouch(isMultiple: Bool) {
    let stage = TouchStage()
    let view = stage.add(TouchLogView())
    view.isMultipleTouchEnabled = isMultiple
    stage.down(50, 50)
    stage.down(90, 50, finger: 2)
    stage.up(finger: 2)
    stage.up()
    #expect(view.log == (isMultiple ? ["began", "began", "ended", "ended"] : ["began", "ended"]))
  }

  @Test("An exclusive touch keeps the window's other views from getting any")
  func exclusiveTouch() {
    let stage = TouchStage()
    let left = stage.add(TouchLogView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = stage.add(TouchLogView(), CGRect(x: 100, y: 0, width: 100, height: 100))
    left.isExclusiveTouch = true
    stage.down(50, 50)
    stage.down(150, 50, finger: 2)
    stage.up(finger: 2)
    stage.up()
    #expect(right.log.isEmpty)
    stage.down(150, 50, finger: 2)
    stage.down(50, 50)
    #expect(right.log == ["began"])
    #expect(left.log == ["began", "ended"])
  }

  // Fact GE4.
  @Test("Taps in a row are counted while they come soon and near")
  func tapCounts() {
    let stage = TouchStage()
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let view = stage.add(Counter())
    stage.tap(100, 100)
    stage.tap(110, 100)
    stage.advance(seconds: 0.3)
    stage.tap(110, 100)
    stage.advance(seconds: 0.4)
    stage.tap(110, 100)
    stage.tap(200, 100)
    #expect(view.counts == [1, 2, 3, 1, 1])
  }

  @Test("Nothing holds a view when its touches are over", arguments: [false, true])
  func release(withDoubleTap: Bool) {
    let stage = TouchStage()
    var view: TouchLogView? = stage.add(TouchLogView())
    if withDoubleTap {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      view?.addGestureRecognizer(double)
    }
    weak let weakView = view
    stage.tap(50, 50)
    view?.removeFromSuperview()
    stage.advance(60)
    view = nil
    #expect(weakView == nil)
  }

  @Test("A view and a window that go away in mid-touch still hear the end")
  func removedView() {
    let stage = TouchStage()
    let view = stage.add(TouchLogView())
    stage.down(50, 50)
    view.removeFromSuperview()
    stage.window.isHidden = true
    stage.up()
    #expect(view.log == ["began", "ended"])
  }

  @Test("A cancelled finger ends in touchesCancelled")
  func cancelled() {
    let stage = TouchStage()
    let view = stage.add(TouchLogView())
    stage.down(50, 50)
    stage.dispatcher.cancelAllTouches(time: stage.time)
    stage.advance()
    #expect(view.log == ["began", "cancelled"])
  }
}
