import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  /// A window with one black square. Made inside each test.
  @MainActor
  final class Stage {
    let stage = TouchStage { $0.scale = 1 }
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    var ends: [UIViewAnimatingPosition] = []

    init() {
      stage.window.backgroundColor = .white
      view.backgroundColor = .black
      stage.window.addSubview(view)
      stage.advance()
    }

    var x: CGFloat { view.layer.presented.position.x }

    /// A hundred points to the right in half a second, thirty frames.
    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: curve) { [view] in
        view.center.x += 100
      }
      animator.addCompletion { [unowned self] in ends.append($0) }
      return animator
    }

    func isBlack(at x: Int) -> Bool {
      stage.host.composite().bitmap[x, 105] & 0xff_ffff == 0
    }
  }

  @Test("It does nothing until it starts, then runs its time and completes at the end")
  func runs() {
    let stage = Stage()
    let animator = stage.animator()
    #expect(animator.state == .inactive && stage.view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && stage.view.center.x == 105)
    stage.stage.advance(16)
    #expect(abs(stage.x - 55) < 0.01)
    #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    stage.stage.advance(15)
    #expect(stage.ends == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(stage.x == 105 && stage.view.layer.animationKeys() == nil)
    #expect(stage.stage.host.pendingWork.isEmpty)
  }

  @Test("It moves as the equal UIView animation does, frame by frame", arguments: [0, 1, 2, 3])
  func asViewAnimation(curve: Int) throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: curve))
    let stage = Stage()
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    stage.stage.window.addSubview(other)
    stage.stage.advance()
    stage.animator(curve).startAnimation()
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    UIView.animate(withDuration: 0.5, delay: 0, options: options) { other.center.x += 100 }
    for _ in 0..<33 {
      stage.stage.advance()
      #expect(abs(stage.x - other.layer.presented.position.x) < 1e-6)
    }
    #expect(stage.x == 105)
  }

  @Test("A paused animator shows the fraction it is given, in the picture too")
  func scrubs() {
    let stage = Stage()
    let animator = stage.animator()
    animator.pauseAnimation()
    stage.stage.advance()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(stage.x == 5 && stage.isBlack(at: 5))
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      animator.fractionComplete = fraction
      stage.stage.advance()
      #expect(abs(stage.x - (5 + 100 * fraction)) < 1e-6)
      #expect(stage.isBlack(at: Int(5 + 100 * fraction)) && !stage.isBlack(at: 20))
      #expect(stage.view.layer.presentation()?.position.x == stage.x)
    }
    #expect(stage.stage.host.pendingWork.isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.stage.advance(15)
    #expect(stage.ends.isEmpty)
    stage.stage.advance(2)
    #expect(stage.ends == [.end])
  }

  @Test("Pausing does not jump, and the fraction counts the way or the time as it is told")
  func pausing() {
    let stage = Stage()
    let animator = stage.animator(.easeIn)
    animator.startAnimation()
    stage.stage.advance(16)
    let before = stage.x
    animator.pauseAnimation()
    stage.stage.advance(3)
    #expect(stage.x == before)
    #expect(abs(animator.fractionComplete - (before - 5) / 100) < 1e-9)
    animator.scrubsLinearly = false
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    animator.fractionComplete = 0.5
    stage.stage.advance()
    #expect(abs(stage.x - before) < 1e-6)
    animator.startAnimation()
    stage.stage.advance(16)
    #expect(stage.ends == [.end])
  }

  @Test("Turned round it goes back and completes at the start, with the old values")
  func reversed() {
    let stage = Stage()
    let animator = stage.animator(.easeInOut)
    animator.startAnimation()
    stage.stage.advance(13)
    let before = stage.x
    #expect(abs(animator.fractionComplete - (before - 5) / 100) < 1e-9)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - (1 - (before - 5) / 100)) < 1e-9)
    stage.stage.advance()
    #expect(abs(stage.x - before) < 3)
    stage.stage.advance()
    #expect(stage.x < before)
    stage.stage.advance(12)
    #expect(stage.ends == [.start])
    #expect(stage.view.center.x == 5 && stage.x == 5)
  }

  @Test("Several changes of one property go back to the first value")
  func changesOnTheWay() {
    let stage = Stage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.stage.advance(11)
    let before = stage.x
    animator.addAnimations { stage.view.center.x = 305 }
    stage.stage.advance()
    #expect(abs(stage.x - before) < 15)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.startAnimation()
    stage.stage.advance(31)
    #expect(stage.ends == [.start] && stage.view.center.x == 5)
  }

  @Test("A delay factor starts changes later, to end with the others")
  func delayFactor() {
    let stage = Stage()
    let animator = stage.animator()
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.stage.advance(16)
    #expect(stage.view.layer.presented.opacity > 0.99)
    stage.stage.advance(8)
    #expect(abs(Double(stage.view.layer.presented.opacity) - 0.5) < 0.05)
    animator.pauseAnimation()
    let before = stage.view.layer.presented.opacity
    stage.stage.advance()
    #expect(stage.view.layer.presented.opacity == before)
    animator.fractionComplete = 0.25
    stage.stage.advance()
    #expect(stage.view.layer.presented.opacity == 1)
    animator.startAnimation()
    stage.stage.advance(24)
    #expect(stage.view.layer.presented.opacity == 0 && stage.ends == [.end])
  }

  @Test("Stopping keeps what shows; finishing gives the values of a position")
  func stopping() {
    for position in [UIViewAnimatingPosition.start, .current, .end] {
      let stage = Stage()
      let animator = stage.animator()
      animator.startAnimation()
      stage.stage.advance(16)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(stage.view.center.x - 55) < 0.01)
      stage.stage.advance()
      #expect(abs(stage.x - 55) < 0.01 && stage.ends.isEmpty)
      animator.finishAnimation(at: position)
      let expected: CGFloat = position == .start ? 5 : position == .end ? 105 : 55
      #expect(abs(stage.view.center.x - expected) < 0.01)
      #expect(stage.ends == [position] && animator.state == .inactive)
    }
    let stage = Stage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.stage.advance(16)
    animator.stopAnimation(true)
    stage.stage.advance(30)
    #expect(animator.state == .inactive && stage.ends.isEmpty && abs(stage.x - 55) < 0.01)
  }

  @Test("Colours and transforms come back too")
  func otherProperties() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      stage.view.backgroundColor = .red
      stage.view.transform = CGAffineTransform(scaleX: 3, y: 3)
      stage.view.alpha = 0.2
    }
    animator.fractionComplete = 0.5
    stage.stage.advance()
    #expect(abs(stage.view.layer.presented.transform.m11 - 2) < 1e-9)
    #expect(abs(stage.view.layer.presented.opacity - 0.6) < 1e-6)
    animator.isReversed = true
    animator.startAnimation()
    stage.stage.advance(17)
    #expect(stage.view.transform.isIdentity && stage.view.alpha == 1)
    #expect(stage.view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(animator.state == .inactive)
  }

  @Test("A spring moves by the law of its duration and can be caught past the end")
  func springs() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {
      stage.view.center.x += 100
    }
    animator.startAnimation()
    let law = SpringLaw(
      angularFrequency: SpringDuration.angularFrequency(duration: 1, dampingRatio: 0.4),
      dampingRatio: 0.4)
    var highest: CGFloat = 0
    for frame in 0..<20 {
      stage.stage.advance()
      #expect(abs(stage.x - (5 + 100 * law.progress(at: Double(frame) / 60))) < 1e-6)
      highest = max(highest, stage.x)
    }
    #expect(highest > 110)
    let before = stage.x
    animator.pauseAnimation()
    stage.stage.advance()
    #expect(stage.x == before)
    animator.startAnimation()
    stage.stage.advance(2)
    #expect(abs(stage.x - (5 + 100 * law.progress(at: 20.0 / 60))) < 0.01)
  }

  @Test("Springs by mass and stiffness take the time they need; velocities have two axes")
  func physicalSprings() {
    #expect(
      abs(
        UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters()).duration
          - 0.505_823) < 1e-4)
    let stage = Stage()
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 20, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { stage.view.center = CGPoint(x: 105, y: 205) }
    animator.startAnimation()
    stage.stage.advance(4)
    let shown = stage.view.layer.presented.position
    #expect(shown.x - 5 > 2 * (shown.y - 105))
  }

  @Test("It goes on with other timing in a share of its duration")
  func otherTiming() {
    let stage = Stage()
    let animator = stage.animator()
    animator.fractionComplete = 0.2
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.4)
    stage.stage.advance(7)
    #expect(abs(stage.x - (5 + 100 * (0.2 + 0.8 * 0.5))) < 0.01)
    stage.stage.advance(6)
    #expect(stage.ends == [.end])
  }

  @Test("With pausesOnCompletion it waits at its end")
  func pausesOnCompletion() {
    let stage = Stage()
    let animator = stage.animator()
    animator.pausesOnCompletion = true
    var seen: [Bool] = []
    let observation = animator.observe(\.isRunning, options: [.new]) { _, change in
      seen.append(change.newValue ?? false)
    }
    animator.startAnimation()
    stage.stage.advance(31)
    #expect(seen == [true, false])
    #expect(animator.state == .active && stage.ends.isEmpty && stage.x == 105)
    animator.isReversed = true
    animator.startAnimation()
    stage.stage.advance(16)
    #expect(abs(stage.x - 55) < 0.01)
    animator.stopAnimation(true)
    observation.invalidate()
  }

  @Test("A start after a delay shows the old values meanwhile")
  func delayed() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.25, options: .curveLinear,
      animations: { stage.view.center.x = 105 },
      completion: { stage.ends.append($0) })
    #expect(animator.delay == 0.25)
    stage.stage.advance(16)
    #expect(stage.x == 5)
    stage.stage.advance(15)
    #expect(abs(stage.x - 55) < 0.01)
    stage.stage.advance(15)
    #expect(stage.ends == [.end])
  }

  @Test("Blocks inside of the block are scrubbed along, in their own part of the time")
  func nested() {
    let stage = Stage()
    var ended: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9) { stage.view.center.x += 100 }
      UIView.animate(
        withDuration: 0.5, delay: 0.5, options: [.overrideInheritedDuration, .curveLinear],
        animations: { stage.view.alpha = 0 }, completion: { ended.append($0) })
    }
    animator.fractionComplete = 0.75
    stage.stage.advance()
    #expect(abs(stage.x - 80) < 1e-6)
    #expect(abs(stage.view.layer.presented.opacity - 0.5) < 1e-6)
    animator.startAnimation()
    stage.stage.advance(17)
    #expect(ended == [true])
  }

  @Test("A new animator takes over from a running one without a jump")
  func interruption() {
    let stage = Stage()
    let first = stage.animator(.easeOut)
    first.startAnimation()
    stage.stage.advance(10)
    let before = stage.x
    let second = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { stage.view.center.x = 5 }
    second.startAnimation()
    stage.stage.advance()
    #expect(abs(stage.x - before) < 5)
    stage.stage.advance(40)
    #expect(stage.x == 5)
  }

  @Test("Calls that make no sense are reported, and nothing happens")
  func misuse() {
    let stage = Stage()
    let reports = Misuse.collect {
      let animator = stage.animator()
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.isInterruptible = false
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.1
      #expect(animator.isRunning)
    }
    #expect(
      reports.map(\.id) == [
        "Animation.finishedBeforeStop", "Animation.continuedBeforePause",
        "Animation.notInterruptible", "Animation.notInterruptible",
      ])
    stage.stage.advance(32)
    #expect(stage.ends == [.end])
  }

  @Test("An animator without changes completes when the present code is over")
  func empty() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    animator.addCompletion { stage.ends.append($0) }
    animator.startAnimation()
    #expect(stage.ends.isEmpty)
    stage.stage.advance()
    #expect(stage.ends == [.end])
  }

  @Test("Layout inside of the block is scrubbed along")
  func layout() {
    let stage = Stage()
    let width = stage.view.widthAnchor.constraint(equalToConstant: 10)
    stage.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      width, stage.view.heightAnchor.constraint(equalToConstant: 10),
      stage.view.leadingAnchor.constraint(equalTo: stage.stage.window.leadingAnchor),
      stage.view.topAnchor.constraint(equalTo: stage.stage.window.topAnchor, constant: 100),
    ])
    stage.stage.advance()
    width.constant = 110
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      stage.stage.window.layoutIfNeeded()
    }
    animator.fractionComplete = 0.5
    stage.stage.advance()
    #expect(abs(stage.view.layer.presented.bounds.width - 60) < 1e-6)
    animator.stopAnimation(true)
  }
}
