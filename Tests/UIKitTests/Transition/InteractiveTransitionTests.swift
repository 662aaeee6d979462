import Testing
import UIKit

@MainActor
@Suite("Interactive transitions")
struct InteractiveTransitionTests {
  static let cancelledDismissal = [
    "willDisappear:vc", "willAppear:root", "animateTransition", "completeTransition",
    "willDisappear:root", "didDisappear:root", "willAppear:vc", "didAppear:vc", "completion",
    "animationEnded:false",
  ]

  @MainActor
  private func dismissing(
    _ animator: TestAnimator, _ style: UIModalPresentationStyle = .fullScreen
  ) -> (TransitionStage, UIPercentDrivenInteractiveTransition) {
    let stage = TransitionStage(style, animator: animator)
    stage.present()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.forDismissal = driver
    stage.root.dismiss(animated: true) { stage.log.lines.append("completion") }
    stage.advance()
    return (stage, driver)
  }

  // Fact C9.
  @Test("An interactive dismissal that is cancelled runs back in the recorded order")
  func cancelled() throws {
    let (stage, driver) = dismissing(PlainTestAnimator())
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(coordinator.transitionDuration == 0.8 && driver.duration == 0.8)
    #expect(!coordinator.isInterruptible)
    for share in [0.1, 0.25, 0.4] as [CGFloat] {
      driver.update(share)
      stage.advance()
      #expect(abs(stage.top - 852 * share) < 1e-6)
    }
    #expect(driver.percentComplete == 0.4 && coordinator.percentComplete == 0.4)
    stage.advance(20)
    #expect(abs(stage.top - 852 * 0.4) < 1e-6)
    driver.cancel()
    #expect(coordinator.isCancelled && !coordinator.isInteractive)
    stage.advance(8)
    #expect(stage.top > 0 && stage.top < 852 * 0.4)
    stage.sheet.settle()
    #expect(stage.lines == Self.cancelledDismissal)
    #expect(stage.top == 0 && stage.controller.view.center.y == 426)
    #expect(stage.root.presentedViewController === stage.controller)
    #expect(stage.root.view.window == nil && stage.controller.view.window != nil)
    #expect(stage.controller.transitionCoordinator == nil)
  }

  @Test("A dismissal in the hand that is finished takes what is left of its time")
  func finished() {
    let (stage, driver) = dismissing(PlainTestAnimator())
    driver.update(0.5)
    stage.advance()
    driver.completionCurve = .linear
    driver.finish()
    stage.advance(13)
    #expect(abs(stage.top - 852 * 0.75) < 1)
    stage.advance(14)
    #expect(stage.root.presentedViewController == nil)
    #expect(
      stage.lines == [
        "willDisappear:vc", "willAppear:root", "animateTransition", "completeTransition",
        "didAppear:root", "didDisappear:vc", "completion", "animationEnded:true",
      ])
    #expect(stage.root.view.window != nil)
    stage.sheet.settle()
  }

  @Test("The rest runs faster with a completion speed")
  func speed() {
    let (stage, driver) = dismissing(PlainTestAnimator())
    driver.completionSpeed = 4
    driver.update(0.5)
    stage.advance()
    driver.finish()
    stage.advance(9)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("An animator that can be interrupted is scrubbed, turned round and gone on with")
  func interruptible() throws {
    let animator = InterruptibleTestAnimator()
    let (stage, driver) = dismissing(animator, .overFullScreen)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.isInterruptible)
    #expect(animator.made?.state == .active && animator.made?.isRunning == false)
    driver.update(0.4)
    stage.advance()
    #expect(abs(stage.top - 852 * 0.4) < 1e-6)
    driver.cancel()
    stage.advance(9)
    #expect(abs(stage.top - 852 * 0.4 * (1 - 8 / 19.2)) < 12)
    stage.sheet.settle()
    #expect(stage.top == 0 && stage.controller.view.center.y == 426)
    #expect(
      stage.lines == [
        "willDisappear:vc", "interruptibleAnimator", "completeTransition", "willAppear:vc",
        "didAppear:vc", "completion", "animationEnded:false",
      ])
    stage.log.lines = []
    stage.root.dismiss(animated: true)
    stage.advance()
    driver.update(0.9)
    driver.finish()
    stage.sheet.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(
    "A transition that started by itself is taken hold of without a jump", arguments: [true, false])
  func takenHoldOf(isInterruptible: Bool) throws {
    let animator =
      isInterruptible ? InterruptibleTestAnimator() as TestAnimator : PlainTestAnimator()
    let stage = TransitionStage(.overFullScreen, animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.delegate.forPresentation = driver
    stage.root.present(stage.controller, animated: true)
    stage.advance(25)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
    let before = stage.top
    #expect(abs(before - 426) < 20)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    driver.pause()
    stage.advance(5)
    #expect(abs(stage.top - before) < 1e-6)
    #expect(abs(driver.percentComplete - 0.5) < 0.03)
    #expect(coordinator.isInteractive)
    driver.update(0.75)
    stage.advance()
    #expect(abs(stage.top - 213) < 1e-6)
    driver.cancel()
    stage.advance(4)
    #expect(stage.top > 213)
    driver.pause()
    let again = stage.top
    stage.advance(2)
    #expect(abs(stage.top - again) < 1e-6)
    driver.finish()
    stage.sheet.settle()
    #expect(changes == [true, false, true, false])
    #expect(stage.top == 0 && stage.root.presentedViewController === stage.controller)
    #expect(stage.lines.last == "animationEnded:true")
  }

  @Test("A presentation in the hand that is cancelled leaves nothing behind")
  func cancelledPresentation() {
    let stage = TransitionStage(animator: PlainTestAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.forPresentation = driver
    stage.root.present(stage.controller, animated: true)
    driver.update(0.3)
    stage.advance(2)
    #expect(abs(stage.top - 852 * 0.7) < 1e-6)
    driver.cancel()
    stage.sheet.settle()
    #expect(
      stage.lines == [
        "willDisappear:root", "willAppear:vc", "animateTransition", "completeTransition",
        "willDisappear:vc", "didDisappear:vc", "willAppear:root", "didAppear:root",
        "animationEnded:false",
      ])
    #expect(stage.root.presentedViewController == nil && stage.controller.view.window == nil)
    #expect(stage.sheet.stage.window.subviews == [stage.root.view])
    stage.delegate.forPresentation = nil
    stage.root.present(stage.controller, animated: true)
    stage.sheet.settle()
    #expect(stage.root.presentedViewController === stage.controller)
  }

  @Test("What runs alongside is scrubbed, turned round and finished with the transition")
  func alongside() throws {
    for animator in [PlainTestAnimator(), InterruptibleTestAnimator()] as [TestAnimator] {
      let (stage, driver) = dismissing(animator, .overFullScreen)
      let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.sheet.stage.window.addSubview(beside)
      stage.advance()
      var ends: [Bool] = []
      let coordinator = try #require(stage.controller.transitionCoordinator)
      let isQueued = coordinator.animateAlongsideTransition(in: beside) { _ in
        beside.center.x = 105
      } completion: {
        ends.append($0.isCancelled)
      }
      #expect(isQueued)
      driver.update(0.4)
      stage.advance()
      #expect(abs(beside.layer.presented.position.x - 45) < 1e-6)
      driver.cancel()
      stage.sheet.settle()
      #expect(beside.layer.presented.position.x == 5 && beside.center.x == 5)
      #expect(ends == [true])
      stage.root.dismiss(animated: true)
      stage.advance()
      stage.controller.transitionCoordinator?.animate { _ in
        beside.center.x = 105
      } completion: {
        ends.append($0.isCancelled)
      }
      driver.update(0.5)
      stage.advance()
      #expect(abs(beside.layer.presented.position.x - 55) < 1e-6)
      driver.finish()
      stage.advance(4)
      #expect(beside.layer.presented.position.x > 56 && beside.layer.presented.position.x < 105)
      stage.sheet.settle()
      #expect(beside.center.x == 105 && ends == [true, false])
    }
  }

  /// Drives the presented view itself.
  final class OwnDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    let completionSpeed: CGFloat = 2
    let completionCurve = UIView.AnimationCurve.easeOut

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }

    func move(to share: CGFloat) {
      guard let context else { return }
      context.view(forKey: .from)?.frame.origin.y = context.containerView.bounds.height * share
      context.updateInteractiveTransition(share)
    }

    func end(_ completes: Bool) {
      guard let context else { return }
      if completes {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      UIView.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.frame.origin.y = completes ? 852 : 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("An object of one's own drives in place of the animator", arguments: [true, false])
  func ownDriver(completes: Bool) throws {
    let stage = TransitionStage(.overFullScreen, animator: PlainTestAnimator())
    stage.present()
    let driver = OwnDriver()
    stage.delegate.forDismissal = driver
    stage.controller.dismiss(animated: true)
    stage.advance()
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.isInteractive && driver.context?.isInteractive == true)
    #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeOut)
    var changes: [String] = []
    coordinator.notifyWhenInteractionChanges {
      changes.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    var alpha: Float { stage.sheet.root.view.layer.presented.opacity }
    coordinator.animate(alongsideTransition: { _ in stage.root.view.alpha = 0 })
    driver.move(to: 0.25)
    stage.advance()
    #expect(stage.top == 213 && coordinator.percentComplete == 0.25)
    #expect(abs(alpha - 0.75) < 1e-6)
    driver.end(completes)
    stage.sheet.settle()
    #expect(changes == ["interactive false, cancelled \(!completes)"])
    #expect((stage.root.presentedViewController == nil) == completes)
    #expect(stage.root.view.alpha == (completes ? 0 : 1))
    #expect(
      stage.lines
        == (completes
          ? ["willDisappear:vc", "didDisappear:vc", "animationEnded:true"]
          : ["willDisappear:vc", "willAppear:vc", "didAppear:vc", "animationEnded:false"]))
  }

  @Test("Children and the presenter's family share the coordinator")
  func sharedCoordinator() throws {
    let stage = TransitionStage(.overFullScreen, animator: PlainTestAnimator())
    let child = UIViewController()
    stage.controller.addChild(child)
    stage.controller.view.addSubview(child.view)
    child.didMove(toParent: stage.controller)
    let sibling = UIViewController()
    stage.root.addChild(sibling)
    stage.root.present(stage.controller, animated: true)
    stage.advance()
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(child.transitionCoordinator === coordinator)
    #expect(sibling.transitionCoordinator === coordinator)
    #expect(stage.root.transitionCoordinator === coordinator)
    #expect(coordinator.targetTransform.isIdentity)
    #expect(coordinator.viewController(forKey: .to) === stage.controller)
    stage.sheet.settle()
    #expect(child.transitionCoordinator == nil)
    #expect(!coordinator.animate(alongsideTransition: { _ in }))
  }

  @Test("Interaction controllers are asked for only where there is an animator")
  func withoutAnimator() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var asked = 0
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        asked += 1
        return nil
      }
    }
    let stage = TransitionStage(animator: PlainTestAnimator())
    let delegate = Delegate()
    stage.controller.transitioningDelegate = delegate
    stage.present()
    #expect(delegate.asked == 0 && stage.root.presentedViewController === stage.controller)
  }

  @Test("What moves in the hand is drawn where it is")
  func picture() {
    let (stage, driver) = dismissing(PlainTestAnimator(), .overFullScreen)
    stage.controller.view.backgroundColor = .red
    stage.root.view.backgroundColor = .blue
    for share in [0.5, 0.25] as [CGFloat] {
      driver.update(share)
      stage.advance()
      let bitmap = stage.sheet.host.composite().bitmap
      let edge = Int(852 * share)
      #expect(bitmap[200, edge - 3] & 0xff < 0x100 && bitmap[200, edge - 3] >> 16 & 0xff < 0x80)
      #expect(bitmap[200, edge + 3] >> 16 & 0xff > 0xc0)
    }
    driver.cancel()
    stage.sheet.settle()
  }
}
