import Testing
import UIKit

/// Navigation with a custom animator: C7, C8, C10, C14, C16.
@MainActor
@Suite("Callback orders of navigation with an animator")
struct NavigationOrderTests {
  @MainActor
  final class Stage: NSObject, UINavigationControllerDelegate {
    let sheet = SheetStage()
    let log = CallLogController.Log()
    let base: CallLogController
    let second: CallLogController
    let navigation: UINavigationController
    var animator: TestAnimator
    var driver: (any UIViewControllerInteractiveTransitioning)?

    init(_ animator: TestAnimator) {
      self.animator = animator
      base = CallLogController("base", log: log)
      second = CallLogController("second", log: log)
      navigation = UINavigationController(rootViewController: base)
      super.init()
      animator.log = log
      sheet.stage.window.rootViewController = navigation
      advance(2)
      navigation.delegate = self
      log.lines = []
    }

    func advance(_ frames: Int = 1) { sheet.stage.advance(frames) }

    func pushed() {
      navigation.delegate = nil
      navigation.pushViewController(second, animated: false)
      advance(2)
      navigation.delegate = self
      log.lines = []
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator.begin(isDismissal: operation == .pop)
      return animator as? any UIViewControllerAnimatedTransitioning
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  // Facts C7, C8.
  @Test("A push and a pop with an animator call back in the recorded order")
  func pushAndPop() {
    let stage = Stage(PlainTestAnimator())
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.sheet.settle()
    #expect(
      stage.log.lines == [
        "willDisappear:base", "willAppear:second", "animateTransition", "completeTransition",
        "didDisappear:base", "didAppear:second", "animationEnded:true",
      ])
    stage.log.lines = []
    stage.navigation.popViewController(animated: true)
    stage.sheet.settle()
    #expect(
      stage.log.lines == [
        "willDisappear:second", "willAppear:base", "animateTransition", "completeTransition",
        "didDisappear:second", "didAppear:base", "animationEnded:true",
      ])
  }

  // Fact C10.
  @Test(
    "An interactive pop that is cancelled calls back in the recorded order",
    arguments: [true, false])
  func cancelledPop(isInterruptible: Bool) throws {
    let animator: TestAnimator =
      isInterruptible ? InterruptibleTestAnimator() : PlainTestAnimator()
    let stage = Stage(animator)
    stage.pushed()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.driver = driver
    stage.navigation.popViewController(animated: true)
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(stage.second.transitionCoordinator === coordinator)
    stage.advance()
    driver.update(0.4)
    stage.advance()
    #expect(abs(stage.second.view.layer.presented.frame.minY - 852 * 0.4) < 1e-6)
    #expect(stage.navigation.viewControllers == [stage.base])
    driver.cancel()
    stage.sheet.settle()
    let animation = isInterruptible ? "interruptibleAnimator" : "animateTransition"
    #expect(
      stage.log.lines == [
        "willDisappear:second", "willAppear:base", animation, "completeTransition",
        "willDisappear:base", "didDisappear:base", "willAppear:second", "didAppear:second",
        "animationEnded:false",
      ])
    #expect(stage.navigation.viewControllers == [stage.base, stage.second])
    #expect(stage.second.parent === stage.navigation && stage.base.view.window == nil)
    #expect(stage.second.view.convert(stage.second.view.bounds, to: nil).origin == .zero)
    #expect(stage.navigation.navigationBar.items?.count == 2)
    stage.log.lines = []
    stage.navigation.popViewController(animated: true)
    stage.advance()
    driver.update(0.6)
    driver.finish()
    stage.sheet.settle()
    #expect(stage.navigation.viewControllers == [stage.base] && stage.second.parent == nil)
    #expect(stage.log.lines.suffix(3).first == "didDisappear:second")
  }

  @Test("A push in the hand that is cancelled takes the new controller off again")
  func cancelledPush() {
    let stage = Stage(PlainTestAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    stage.driver = driver
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.advance()
    driver.update(0.3)
    stage.advance()
    driver.cancel()
    stage.sheet.settle()
    #expect(
      stage.log.lines == [
        "willDisappear:base", "willAppear:second", "animateTransition", "completeTransition",
        "willDisappear:second", "didDisappear:second", "willAppear:base", "didAppear:base",
        "animationEnded:false",
      ])
    #expect(stage.navigation.viewControllers == [stage.base])
    #expect(stage.second.parent == nil && stage.second.view.window == nil)
    stage.driver = nil
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.sheet.settle()
    #expect(stage.navigation.topViewController === stage.second)
  }

  // Facts C14, C16.
  @Test("The animator of a push finds the recorded values in its context")
  func context() {
    final class Looking: TestAnimator, UIViewControllerAnimatedTransitioning {
      var look: ((any UIViewControllerContextTransitioning) -> Void)?
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        look?(context)
        super.animateTransition(using: context)
      }
    }
    let animator = Looking()
    let stage = Stage(animator)
    var looks = 0
    animator.look = { context in
      looks += 1
      #expect(context.presentationStyle == .none && context.presentationStyle.rawValue == -1)
      #expect("\(type(of: context.containerView))" == "UIViewControllerWrapperView")
      #expect(
        context.containerView.superview.map { "\(type(of: $0))" } == "UINavigationTransitionView")
      #expect(context.finalFrame(for: stage.base) == .zero)
      #expect(context.finalFrame(for: stage.second).size == CGSize(width: 393, height: 852))
      #expect(context.view(forKey: .to)?.superview == nil)
    }
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.sheet.settle()
    #expect(looks == 1)
  }

  @Test("A swipe from the edge scrubs what runs alongside, and takes it back")
  func alongsideSwipe() {
    let stage = Stage(PlainTestAnimator())
    stage.pushed()
    stage.navigation.delegate = nil
    final class Beside: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(alongsideTransition: { [self] _ in view.alpha = 0.5 })
      }
    }
    let third = CallLogController("third")
    let beside = Beside()
    stage.navigation.setViewControllers([beside, third], animated: false)
    stage.advance(2)
    let touches = stage.sheet.stage
    touches.down(3, 400)
    for x in stride(from: 13, through: 113, by: 10) { touches.move(CGFloat(x), 400) }
    // The finger has to cover ten points first.
    let opacity = beside.view.layer.presented.opacity
    #expect(abs(Double(opacity) - (1 - 0.5 * 100 / 393)) < 0.02)
    #expect(beside.transitionCoordinator?.isInteractive == true)
    touches.advance(12)
    touches.up()
    stage.sheet.settle()
    #expect(stage.navigation.topViewController === third && beside.view.alpha == 1)
    touches.down(3, 400)
    for x in stride(from: 13, through: 313, by: 10) { touches.move(CGFloat(x), 400) }
    touches.up()
    stage.sheet.settle()
    #expect(stage.navigation.topViewController === beside && beside.view.alpha == 0.5)
  }

  @Test("With crossing fades asked for, controllers fade instead of sliding")
  func crossFade() {
    let stage = Stage(PlainTestAnimator())
    stage.navigation.delegate = nil
    stage.sheet.host.reconfigure {
      $0.assistive.reduceMotion = true
      $0.assistive.crossFade = true
    }
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.advance(10)
    let wrapper = stage.second.view.superview?.layer.presented
    #expect(wrapper?.frame.minX == 0 && (wrapper?.opacity ?? 1) < 0.9)
    stage.sheet.settle()
    #expect(stage.second.view.superview?.alpha == 1)
    stage.navigation.popViewController(animated: true)
    stage.advance(10)
    #expect(stage.base.view.superview?.layer.presented.frame.minX == 0)
    stage.sheet.settle()
    #expect(stage.base.view.superview?.alpha == 1 && stage.second.view.window == nil)
  }
}
