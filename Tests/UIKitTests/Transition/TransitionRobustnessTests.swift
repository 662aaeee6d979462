import Testing
import UIKit

@MainActor
@Suite("Transitions that go wrong")
struct TransitionRobustnessTests {
  @Test("A transition that never completes is reported after its time, and can still complete")
  func forgotten() throws {
    let animator = PlainTestAnimator()
    animator.completes = false
    let stage = TransitionStage(animator: animator)
    let reports = Misuse.collect {
      stage.root.present(stage.controller, animated: true)
      stage.advance(60 * 3)
    }
    #expect(reports.map(\.id) == ["Transition.notCompleted"])
    #expect(reports.first?.sentence.contains("PlainTestAnimator") == true)
    #expect(reports.first?.sentence.contains("0.8 seconds") == true)
    #expect(stage.controller.isBeingPresented)
    stage.sheet.settle()
    animator.context?.completeTransition(true)
    #expect(stage.lines.suffix(2) == ["didDisappear:root", "animationEnded:true"])
    #expect(!stage.controller.isBeingPresented)
    stage.root.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A transition that completes in time is not reported")
  func inTime() {
    let stage = TransitionStage(animator: PlainTestAnimator())
    let reports = Misuse.collect {
      stage.root.present(stage.controller, animated: true)
      stage.advance(60 * 4)
    }
    #expect(reports.isEmpty && stage.root.presentedViewController === stage.controller)
  }

  @Test("In the hand a transition may take any time; let go it has to end")
  func inTheHand() {
    let animator = PlainTestAnimator()
    animator.completes = false
    let stage = TransitionStage(animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.forPresentation = driver
    let reports = Misuse.collect {
      stage.root.present(stage.controller, animated: true)
      stage.advance(60 * 10)
    }
    #expect(reports.isEmpty)
    let more = Misuse.collect {
      driver.finish()
      stage.advance(60 * 3)
    }
    #expect(more.map(\.id) == ["Transition.notCompleted"])
    animator.context?.completeTransition(true)
    stage.sheet.settle()
  }

  @Test("completeTransition(_:) twice is reported and changes nothing")
  func twice() {
    let animator = PlainTestAnimator()
    let stage = TransitionStage(animator: animator)
    stage.present()
    let reports = Misuse.collect { animator.context?.completeTransition(false) }
    #expect(reports.map(\.id) == ["Transition.completedTwice"])
    #expect(stage.root.presentedViewController === stage.controller && stage.lines.isEmpty)
  }

  @Test("A delegate and an animator that are let go of in mid-transition do no harm")
  func released() {
    let sheet = SheetStage()
    let controller = CallLogController("vc", log: sheet.root.log)
    controller.modalPresentationStyle = .fullScreen
    var delegate: TransitionStage.Delegate? = TransitionStage.Delegate(PlainTestAnimator())
    weak let animator = delegate?.animator
    controller.transitioningDelegate = delegate
    sheet.root.present(controller, animated: true)
    sheet.stage.advance(10)
    delegate = nil
    #expect(controller.transitioningDelegate == nil && animator != nil)
    sheet.settle()
    #expect(
      sheet.root.log.lines == [
        "willDisappear:root", "willAppear:vc", "didAppear:vc", "didDisappear:root",
      ])
    #expect(animator == nil)
    sheet.root.dismiss(animated: true)
    sheet.settle()
    #expect(sheet.root.presentedViewController == nil)
  }

  @Test("Animations of no length complete at once; so do those without animation at all")
  func zeroDuration() {
    let animator = PlainTestAnimator()
    animator.duration = 0
    let stage = TransitionStage(animator: animator)
    stage.root.present(stage.controller, animated: true)
    stage.advance(2)
    #expect(
      stage.lines == [
        "willDisappear:root", "willAppear:vc", "animateTransition", "completeTransition",
        "didAppear:vc", "didDisappear:root", "animationEnded:true",
      ])
    final class Instant: TestAnimator, UIViewControllerAnimatedTransitioning {
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        setUp(context)()
        context.completeTransition(true)
      }
    }
    let other = TransitionStage(animator: Instant())
    other.root.present(other.controller, animated: true)
    other.advance()
    #expect(other.root.presentedViewController === other.controller)
    let middle = CGPoint(x: 100, y: 100)
    #expect(other.sheet.stage.window.hitTest(middle, with: nil) === other.controller.view)
    other.sheet.settle()
  }

  @Test("A driver without a transition says so and is ready for the next one")
  func withoutTransition() {
    let driver = UIPercentDrivenInteractiveTransition()
    let reports = Misuse.collect { driver.pause() }
    #expect(reports.map(\.id) == ["Transition.noTransition"])
    let stage = TransitionStage(animator: PlainTestAnimator())
    stage.delegate.forPresentation = driver
    stage.root.present(stage.controller, animated: true)
    driver.update(.nan)
    driver.update(2)
    stage.advance()
    #expect(driver.percentComplete == 1)
    driver.finish()
    stage.sheet.settle()
    #expect(stage.root.presentedViewController === stage.controller)
  }

  @Test(
    "A dismissal asked for while a presentation is in the hand follows it, or has nothing to do")
  func dismissedMeanwhile() {
    for finishes in [true, false] {
      let stage = TransitionStage(.overFullScreen, animator: PlainTestAnimator())
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.forPresentation = driver
      stage.root.present(stage.controller, animated: true)
      stage.advance()
      driver.update(0.5)
      var dismissed = 0
      stage.root.dismiss(animated: true) { dismissed += 1 }
      stage.advance()
      #expect(dismissed == 0)
      if finishes { driver.finish() } else { driver.cancel() }
      stage.sheet.settle()
      #expect(dismissed == 1 && stage.root.presentedViewController == nil)
      #expect(stage.sheet.stage.window.subviews == [stage.root.view])
    }
  }

  @Test("A stack that leaves in the hand and comes back is whole again")
  func stackTakenBack() {
    let stage = TransitionStage(.fullScreen, animator: PlainTestAnimator())
    stage.present()
    let top = CallLogController("top", log: stage.log)
    top.modalPresentationStyle = .overFullScreen
    top.transitioningDelegate = stage.delegate
    stage.controller.present(top, animated: true)
    stage.sheet.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.forDismissal = driver
    stage.root.dismiss(animated: true)
    stage.advance()
    driver.update(0.5)
    stage.advance()
    driver.cancel()
    stage.sheet.settle()
    #expect(stage.root.presentedViewController === stage.controller)
    #expect(stage.controller.presentedViewController === top)
    #expect(stage.root.view.window == nil && stage.controller.view.window != nil)
    #expect(top.view.window != nil && top.view.layer.presented.frame.minY == 0)
    stage.delegate.forDismissal = nil
    stage.root.dismiss(animated: true)
    stage.sheet.settle()
    #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil)
  }

  @Test("The presenter's whole chain leaves while a dismissal is in the hand")
  func dismissedBelow() {
    let stage = TransitionStage(.overFullScreen, animator: PlainTestAnimator())
    stage.present()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.forDismissal = driver
    stage.controller.dismiss(animated: true)
    stage.advance()
    driver.update(0.5)
    stage.advance()
    let reports = Misuse.collect { stage.root.dismiss(animated: true) }
    #expect(reports.map(\.id) == ["Presentation.dismissedTwice"])
    driver.finish()
    stage.sheet.settle()
    #expect(stage.root.presentedViewController == nil)
  }
}
