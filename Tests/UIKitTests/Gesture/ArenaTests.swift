import Testing
import UIKit

@MainActor
@Suite("Who wins a touch")
struct ArenaTests {
  /// A delegate whose answers a test sets, and which counts the questions.
  final class Judge: NSObject, UIGestureRecognizerDelegate {
    var simultaneous = false
    var requiresFailure = false
    var isRequiredToFail = false
    var mayBegin = true
    var receives = true
    var questions: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions.append("begin")
      return mayBegin
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      questions.append("simultaneous")
      return simultaneous
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      questions.append("requires")
      return requiresFailure
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      questions.append("required by")
      return isRequiredToFail
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      questions.append("receive")
      return receives
    }
  }

  /// Two pans, one in the other's view.
  @MainActor
  struct Nest {
    let stage = TouchStage()
    let outerView = TouchLogView()
    let innerView = TouchLogView()
    let outer = UIPanGestureRecognizer()
    let inner = UIPanGestureRecognizer()
    let judge = Judge()
    let log = UIGestureRecognizer.Log()

    init() {
      stage.add(outerView)
      stage.add(innerView, to: outerView)
      outerView.addGestureRecognizer(outer)
      innerView.addGestureRecognizer(inner)
      outer.note(in: log, as: "outer")
      inner.note(in: log, as: "inner")
    }

    func drag() {
      stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 2)
      stage.up()
    }
  }

  @Test("Of two equal gestures the deeper one wins")
  func descendantFirst() {
    let nest = Nest()
    nest.drag()
    #expect(nest.log.lines == ["inner began", "inner changed", "inner ended"])
    #expect(nest.outer.state == .possible)
  }

  @Test("Either delegate's yes lets both recognise", arguments: [true, false])
  func simultaneous(asksInner: Bool) {
    let nest = Nest()
    nest.judge.simultaneous = true
    (asksInner ? nest.inner : nest.outer).delegate = nest.judge
    nest.drag()
    #expect(
      nest.log.lines == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended",
        "outer ended",
      ])
  }

  @Test("Each question about a pair is asked once in a sequence of touches")
  func questionsOnce() {
    let nest = Nest()
    nest.judge.simultaneous = true
    nest.inner.delegate = nest.judge
    nest.drag()
    #expect(nest.judge.questions.filter { $0 == "begin" }.count == 1)
    #expect(nest.judge.questions.filter { $0 == "receive" }.count == 1)
    #expect(nest.judge.questions.filter { $0 == "simultaneous" }.count == 1)
    #expect(nest.judge.questions.filter { $0 == "requires" }.count <= 1)
    #expect(nest.judge.questions.filter { $0 == "required by" }.count <= 1)
    nest.drag()
    #expect(nest.judge.questions.filter { $0 == "begin" }.count == 2)
  }

  @Test(
    "The outer gesture wins when the inner one must wait for it",
    arguments: ["static", "delegate of the waiting", "delegate of the other"])
  func failureRequirement(how: String) {
    let nest = Nest()
    switch how {
    case "static": nest.inner.require(toFail: nest.outer)
    case "delegate of the waiting":
      nest.judge.requiresFailure = true
      nest.inner.delegate = nest.judge
    default:
      nest.judge.isRequiredToFail = true
      nest.outer.delegate = nest.judge
    }
    nest.drag()
    #expect(nest.log.lines == ["outer began", "outer changed", "outer ended"])
  }

  @Test("A gesture that waited begins as soon as the other fails, with all of its travel")
  func releasedByFailure() {
    let nest = Nest()
    nest.inner.require(toFail: nest.outer)
    nest.outer.delegate = nest.judge
    nest.judge.mayBegin = false
    nest.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 1)
    #expect(nest.log.lines == ["inner began"])
    #expect(nest.inner.translation(in: nil).y == 2)
  }

  @Test("A view under the finger can refuse a gesture of its superview")
  func viewRefuses() {
    final class Slider: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
      }
    }
    let stage = TouchStage()
    let outerView = stage.add(UIView())
    let slider = stage.add(Slider(), CGRect(x: 0, y: 0, width: 100, height: 100), to: outerView)
    let log = UIGestureRecognizer.Log()
    let pan = UIPanGestureRecognizer()
    pan.note(in: log, as: "pan")
    outerView.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 12, y: 0), frames: 2)
    stage.up()
    #expect(log.lines.isEmpty)
    stage.drag(from: CGPoint(x: 50, y: 350), by: CGPoint(x: 12, y: 0), frames: 2)
    #expect(log.lines == ["pan began", "pan changed"])
    #expect(slider.superview === outerView)
  }

  @Test("A delegate can keep a touch from its recogniser")
  func refusedTouch() {
    let nest = Nest()
    nest.judge.receives = false
    nest.inner.delegate = nest.judge
    nest.drag()
    #expect(nest.log.lines == ["outer began", "outer changed", "outer ended"])
    #expect(nest.stage.dispatcher.records.last?.refusingRecognizers == ["UIPanGestureRecognizer"])
  }

  @Test("A pan that begins takes the touch from the view below the finger")
  func cancelsTouches() {
    let nest = Nest()
    nest.drag()
    #expect(nest.innerView.log == ["began", "cancelled"])
    nest.innerView.log = []
    nest.inner.cancelsTouchesInView = false
    nest.drag()
    #expect(nest.innerView.log == ["began", "moved", "moved", "ended"])
  }

  @Test("A finger that joins a pan under way is not the view's")
  func joiningFinger() {
    let nest = Nest()
    nest.innerView.isMultipleTouchEnabled = true
    nest.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 2)
    nest.stage.down(200, 200, finger: 2)
    nest.stage.up(finger: 2)
    #expect(nest.innerView.log == ["began", "cancelled"])
    #expect(nest.inner.state == .changed)
  }

  @Test("A view hears nothing of a touch held back for a pan that begins")
  func delaysBegan() {
    let nest = Nest()
    nest.inner.delaysTouchesBegan = true
    nest.drag()
    #expect(nest.innerView.log.isEmpty)
    nest.stage.tap(100, 100)
    #expect(nest.innerView.log == ["began", "ended"])
  }

  @Test("Gestures of two fingers in two places do not disturb each other")
  func independentTouches() {
    let stage = TouchStage()
    let log = UIGestureRecognizer.Log()
    for (index, name) in ["left", "right"].enumerated() {
      let view = stage.add(UIView(), CGRect(x: index * 200, y: 0, width: 190, height: 800))
      let pan = UIPanGestureRecognizer()
      pan.note(in: log, as: name)
      view.addGestureRecognizer(pan)
    }
    stage.down(50, 50)
    stage.down(250, 50, finger: 2)
    stage.move(50, 70)
    stage.move(250, 70, finger: 2)
    #expect(log.lines == ["left began", "right began"])
  }

  @Test("A subclass decides whom it prevents and who prevents it", arguments: [true, false])
  func subclassPrevention(viaOuter: Bool) {
    final class Soft: UIPanGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    let stage = TouchStage()
    let outerView = stage.add(UIView())
    let innerView = stage.add(UIView(), to: outerView)
    let log = UIGestureRecognizer.Log()
    let outer = viaOuter ? Soft() : UIPanGestureRecognizer()
    let inner = viaOuter ? UIPanGestureRecognizer() : Soft()
    outer.note(in: log, as: "outer")
    inner.note(in: log, as: "inner")
    outerView.addGestureRecognizer(outer)
    innerView.addGestureRecognizer(inner)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 1)
    #expect(log.lines == ["inner began", "outer began"])
  }

  @Test("An ignored touch is heard of no more")
  func ignoring() {
    final class Picky: UIGestureRecognizer {
      var moves = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: view).x > 100 { ignore(touch, for: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }
    let stage = TouchStage()
    let view = stage.add(UIView())
    let picky = Picky()
    view.addGestureRecognizer(picky)
    stage.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 5), frames: 3)
    stage.up()
    stage.drag(from: CGPoint(x: 150, y: 50), by: CGPoint(x: 0, y: 5), frames: 3)
    #expect(picky.moves == 3)
  }
}
