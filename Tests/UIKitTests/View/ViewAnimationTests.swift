import Testing
import UIKit

@MainActor
@Suite("View animations")
struct ViewAnimationTests {
  /// A window with one view. Made inside each test: between a suite's `init` and the test another
  /// test's device may become the current one.
  @MainActor
  struct Stage {
    let host = DisplayHost(DisplayConfiguration())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
      window.makeKeyAndVisible()
      window.addSubview(view)
      host.advanceFrame(to: 0)
    }

    func run(from start: Int, to end: Int) {
      for frame in start...end { host.advanceFrame(to: Double(frame) / 60) }
    }
  }

  @Test("The model jumps, the picture follows, the completion comes when the picture has arrived")
  func basics() {
    let stage = Stage()
    var finished: Bool?
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { stage.view.center.x += 100 }, completion: { finished = $0 })
    #expect(stage.view.center.x == 105)
    stage.run(from: 1, to: 16)
    let shown = stage.view.layer.presented.position.x
    #expect(abs(shown - (5 + 100 * 15 / 30)) < 4)
    #expect(finished == nil)
    stage.run(from: 17, to: 33)
    #expect(finished == true)
    #expect(stage.view.layer.presented.position.x == 105)
  }

  @Test("A change of mind in mid-flight keeps the picture without a jump")
  func additive() {
    let stage = Stage()
    UIView.animate(withDuration: 0.5) { stage.view.center.x = 205 }
    stage.run(from: 1, to: 15)
    let before = stage.view.layer.presented.position.x
    UIView.animate(withDuration: 0.5) { stage.view.center.x = 5 }
    stage.run(from: 16, to: 16)
    #expect(abs(stage.view.layer.presented.position.x - before) < 12)
  }

  @Test("Changes outside of blocks and inside performWithoutAnimation jump")
  func jumps() {
    let stage = Stage()
    stage.view.center.x = 50
    #expect(stage.view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 0.5) {
      UIView.performWithoutAnimation { stage.view.center.x = 80 }
    }
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("A block that changes nothing still completes")
  func emptyBlock() {
    let stage = Stage()
    var completions = 0
    UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in completions += 1 })
    stage.run(from: 1, to: 1)
    #expect(completions == 1)
  }

  @Test(
    "A spring's rate follows from its duration and damping",
    arguments: [(1.0, 0.50573, 18.2574), (1.0, 0.4036, 22.88), (1.0, 0.44086, 20.944)])
  func springLaw(damping: Double, duration: Double, expected: Double) {
    let frequency = SpringDuration.angularFrequency(duration: duration, dampingRatio: damping)
    #expect(abs(frequency - expected) < 0.01)
  }

  @Test("Removing a running animation completes it as cut short")
  func cutShort() {
    let stage = Stage()
    var finished: Bool?
    UIView.animate(
      withDuration: 0.5, animations: { stage.view.center.x = 205 }, completion: { finished = $0 })
    stage.run(from: 1, to: 5)
    stage.view.layer.removeAllAnimations()
    stage.run(from: 6, to: 7)
    #expect(finished == false)
  }
}
