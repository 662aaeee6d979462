import Testing
import UIKit

@MainActor
@Suite("Pan")
struct PanTests {
  @MainActor
  struct Setup {
    let stage = TouchStage()
    let view = UIView()
    let pan = UIPanGestureRecognizer()
    let log = UIGestureRecognizer.Log()

    init() {
      stage.add(view)
      view.addGestureRecognizer(pan)
      pan.note(in: log, as: "pan")
    }
  }

  // Fact I1.
  @Test(
    "A pan's translation is the finger's travel less ten points",
    arguments: [(180.0, 170.0), (240, 230), (320, 310), (360, 350), (380, 370)])
  func slop(finger: Double, translation: Double) {
    let setup = Setup()
    setup.stage.down(196, 100)
    let steps = 12
    for step in 1...steps {
      setup.stage.move(196, 100 + finger * Double(step) / Double(steps))
    }
    #expect(abs(setup.pan.translation(in: nil).y - translation) < 1e-9)
    #expect(setup.pan.translation(in: nil).x == 0)
  }

  @Test("Nine points are no pan, ten are, and its translation starts at zero")
  func beginning() {
    let setup = Setup()
    setup.stage.down(100, 100)
    setup.stage.move(100, 109)
    #expect(setup.pan.state == .possible)
    setup.stage.move(100, 110)
    #expect(setup.pan.state == .began)
    #expect(setup.pan.translation(in: setup.view) == .zero)
    setup.stage.move(100, 111)
    #expect(setup.pan.translation(in: setup.view) == CGPoint(x: 0, y: 1))
    setup.stage.up()
    #expect(setup.log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(setup.pan.state == .possible)
  }

  @Test("setTranslation starts the translation anew and leaves the velocity")
  func setTranslation() {
    let setup = Setup()
    setup.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 10), frames: 6)
    let velocity = setup.pan.velocity(in: nil)
    setup.pan.setTranslation(CGPoint(x: 5, y: 7), in: setup.view)
    #expect(setup.pan.translation(in: setup.view) == CGPoint(x: 5, y: 7))
    #expect(setup.pan.velocity(in: nil) == velocity)
    setup.stage.move(100, 170)
    #expect(setup.pan.translation(in: setup.view) == CGPoint(x: 5, y: 17))
  }

  @Test("A finger at even speed has that velocity on lift", arguments: [600.0, 1000, -3000])
  func velocity(speed: Double) {
    let setup = Setup()
    let start = speed > 0 ? 100.0 : 800
    setup.stage.drag(from: CGPoint(x: 100, y: start), by: CGPoint(x: 0, y: speed / 60), frames: 9)
    var lifted: CGPoint?
    setup.pan.addAction { lifted = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) }
    setup.stage.up()
    #expect(abs((lifted?.y ?? 0) - speed) < 1e-6)
    #expect(abs(lifted?.x ?? 1) < 1e-6)
  }

  @Test("A finger that rested before it lifted has no velocity")
  func restedFinger() {
    let setup = Setup()
    setup.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 20), frames: 9)
    setup.stage.advance(seconds: 0.3)
    var lifted: CGPoint?
    setup.pan.addAction { lifted = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) }
    setup.stage.up()
    #expect(lifted == .zero)
  }

  @Test("In a view drawn smaller, a translation is in that view's points")
  func scaledView() {
    let setup = Setup()
    setup.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    setup.stage.drag(from: CGPoint(x: 196, y: 400), by: CGPoint(x: 0, y: 10), frames: 3)
    #expect(setup.pan.translation(in: nil).y == 20)
    #expect(abs(setup.pan.translation(in: setup.view).y - 40) < 1e-9)
  }

  @Test("Fingers that come and go do not make the translation jump")
  func secondFinger() {
    let setup = Setup()
    setup.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 10), frames: 4)
    #expect(setup.pan.translation(in: nil).y == 30)
    setup.stage.down(300, 700, finger: 2)
    #expect(setup.pan.translation(in: nil).y == 30)
    setup.stage.move(100, 150)
    #expect(setup.pan.translation(in: nil).y == 35)
    setup.stage.up()
    #expect(setup.pan.state == .changed)
    setup.stage.move(300, 720, finger: 2)
    #expect(setup.pan.translation(in: nil).y == 55)
    setup.stage.up(finger: 2)
    #expect(setup.log.lines.last == "pan ended")
  }

  @Test("More fingers than allowed keep a pan from beginning")
  func tooManyFingers() {
    let setup = Setup()
    setup.pan.maximumNumberOfTouches = 1
    setup.stage.down(100, 100)
    setup.stage.down(200, 100, finger: 2)
    setup.stage.move(100, 150)
    #expect(setup.pan.state == .failed)
    setup.stage.up()
    setup.stage.up(finger: 2)
    #expect(setup.log.lines.isEmpty)
    #expect(setup.pan.state == .possible)
  }

  @Test("Fewer fingers than needed make no pan")
  func tooFewFingers() {
    let setup = Setup()
    setup.pan.minimumNumberOfTouches = 2
    setup.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 10), frames: 4)
    #expect(setup.pan.state == .possible)
    setup.stage.up()
    #expect(setup.log.lines.isEmpty)
  }

  @Test("Two runs of the same fingers give the same numbers")
  func determinism() {
    func run() -> [String] {
      let setup = Setup()
      var lines: [String] = []
      setup.pan.addAction { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        lines.append("\(pan.state) \(pan.translation(in: nil)) \(pan.velocity(in: nil))")
      }
      setup.stage.down(100, 100)
      setup.stage.down(140, 90, finger: 2)
      for step in 1...20 {
        let offset = Double(step * step) / 7
        setup.stage.dispatcher.touchMoved(
          id: 2, to: CGPoint(x: 140 + offset, y: 90 - offset), time: setup.stage.time + 0.01)
        setup.stage.move(100 - offset, 100 + offset * 2.3)
      }
      setup.stage.up()
      setup.stage.up(finger: 2)
      return lines
    }
    #expect(run() == run())
    #expect(run().count > 10)
  }
}
