import Testing
import UIKit

@MainActor
@Suite("Keyframes")
struct KeyframeTests {
  @MainActor
  final class Stage {
    let stage = TouchStage { $0.scale = 1 }
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    var ended: [Bool] = []

    init() {
      stage.window.addSubview(view)
      stage.advance()
    }

    var x: CGFloat { view.layer.presented.position.x }

    /// Right by 100 in the first half, then down by 50 and larger in the second.
    func addKeyframes() {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        self.view.center.x += 100
        self.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.view.center.x += 100
        self.view.transform = .identity
      }
    }

    var scale: CGFloat { view.layer.presented.transform.m11 }
  }

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Each keyframe has its part of the time, and values stay in between")
  func parts() {
    let stage = Stage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: Self.linear,
      animations: { stage.addKeyframes() }, completion: { stage.ended.append($0) })
    #expect(stage.view.center.x == 205)
    for (frames, x, scale) in [(1, 5, 1), (15, 105, 2), (15, 105, 2), (15, 155, 1.5), (15, 205, 1)]
      as [(Int, CGFloat, CGFloat)]
    {
      stage.stage.advance(frames)
      #expect(abs(stage.x - x) < 1e-6 && abs(stage.scale - scale) < 1e-6)
    }
    stage.stage.advance(2)
    #expect(stage.ended == [true] && stage.view.layer.animationKeys() == nil)
  }

  @Test("Inside of an animator keyframes are scrubbed and turned round with it")
  func scrubbed() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { stage.addKeyframes() })
    }
    for (share, x, scale) in [(0.125, 55, 1.5), (0.75, 155, 1.5), (0.4, 105, 2)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      animator.fractionComplete = share
      stage.stage.advance()
      #expect(abs(stage.x - x) < 1e-6 && abs(stage.scale - scale) < 1e-6)
    }
    animator.isReversed = true
    animator.startAnimation()
    stage.stage.advance(26)
    #expect(stage.view.center.x == 5 && stage.view.transform.isIdentity)
    #expect(animator.state == .inactive)
  }

  @Test("A delay shows the old values; a keyframe on its own is reported and jumps")
  func delayed() {
    let stage = Stage()
    UIView.animateKeyframes(
      withDuration: 0.5, delay: 0.5, options: Self.linear, animations: { stage.addKeyframes() })
    stage.stage.advance(29)
    #expect(stage.x == 5 && stage.scale == 1)
    stage.stage.advance(40)
    #expect(stage.x == 205)
    let reports = Misuse.collect {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 5 }
    }
    stage.stage.advance()
    #expect(reports.map(\.id) == ["Animation.keyframeOutsideAnimation"] && stage.x == 5)
  }
}
