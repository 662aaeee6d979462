import Testing
import UIKit

@MainActor
@Suite("Swiping back, custom transitions and large titles over scrolling content")
struct NavigationGestureTests {
  final class Root: UIViewController {}
  final class Second: UIViewController {}

  @MainActor
  final class Log {
    var events: [String] = []
  }

  @MainActor
  struct Stage {
    let stage = TestStage()
    let root = Root()
    let second = Second()
    let navigation: UINavigationController
    let log = Log()

    init() {
      navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(second, animated: false)
      stage.window.rootViewController = navigation
      stage.run(frames: 2)
      let log = log
      stage.host.eventLog = { log.events.append($0) }
    }
  }

  @Test("A swipe from the edge carries the top controller along and pops past the middle")
  func swipe() throws {
    let stage = Stage()
    stage.stage.drag(
      from: CGPoint(x: 3, y: 400), to: CGPoint(x: 263, y: 400), frames: 60, lifts: false)
    let wrapper = try #require(stage.second.view.superview)
    #expect(abs(wrapper.layer.presented.frame.minX - 250) < 0.5)
    #expect(stage.second.transitionCoordinator?.isInteractive == true)
    stage.stage.host.touchDispatcher.touchUp(id: 1, time: stage.stage.time)
    stage.stage.run(frames: 30)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(stage.second.parent == nil)
    #expect(stage.second.transitionCoordinator == nil)
    #expect(
      stage.log.events == [
        "Second.viewWillDisappear(true)", "Root.viewWillAppear(true)", "Root.viewIsAppearing(true)",
        "Second.viewDidDisappear(true)", "Root.viewDidAppear(true)",
      ])
  }

  // Fact C10.
  @Test("A swipe that is released early goes back, in UIKit's order")
  func cancelledSwipe() {
    let stage = Stage()
    stage.stage.drag(
      from: CGPoint(x: 3, y: 400), to: CGPoint(x: 103, y: 400), frames: 60, lifts: true)
    stage.stage.run(frames: 30)
    #expect(stage.navigation.viewControllers == [stage.root, stage.second])
    #expect(stage.second.parent === stage.navigation)
    #expect(stage.second.view.superview?.layer.presented.position.x == 196.5)
    #expect(stage.root.viewIfLoaded?.window == nil)
    #expect(
      stage.log.events == [
        "Second.viewWillDisappear(true)", "Root.viewWillAppear(true)", "Root.viewIsAppearing(true)",
        "Root.viewWillDisappear(true)", "Root.viewDidDisappear(true)",
        "Second.viewWillAppear(true)", "Second.viewIsAppearing(true)", "Second.viewDidAppear(true)",
      ])
  }

  /// Where the second controller stands, from the left.
  private func left(_ stage: Stage) -> CGFloat {
    stage.second.viewIfLoaded?.superview?.layer.presented.frame.minX ?? .nan
  }

  @Test("A finger at the edge catches a running push and takes it back")
  func caughtPush() {
    let stage = Stage()
    stage.navigation.popViewController(animated: false)
    stage.stage.run(frames: 2)
    stage.log.events = []
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.stage.run(frames: 8)
    let caught = left(stage)
    #expect(caught > 20 && caught < 370)
    stage.stage.drag(
      from: CGPoint(x: 3, y: 400), to: CGPoint(x: 203, y: 400), frames: 10, lifts: false)
    // It goes on from where it was caught, and not by itself.
    let held = left(stage)
    #expect(held > 120)
    stage.stage.run(frames: 40)
    #expect(left(stage) == held)
    #expect(stage.second.transitionCoordinator?.isInteractive == true)
    stage.stage.drag(
      from: CGPoint(x: 203, y: 400), to: CGPoint(x: 383, y: 400), frames: 10, lifts: true)
    stage.stage.host.touchDispatcher.touchUp(id: 1, time: stage.stage.time)
    stage.stage.run(frames: 40)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(stage.second.parent == nil)
    #expect(stage.root.view.window != nil)
    #expect(stage.log.events.last == "Root.viewDidAppear(true)")
    #expect(stage.stage.host.pendingWork == [])
  }

  @Test("A caught push that is let go goes on")
  func caughtAndReleased() {
    let stage = Stage()
    stage.navigation.popViewController(animated: false)
    stage.stage.run(frames: 2)
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.stage.run(frames: 14)
    stage.stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 33, y: 400), frames: 30)
    stage.stage.run(frames: 40)
    #expect(stage.navigation.viewControllers == [stage.root, stage.second])
    #expect(left(stage) == 0)
    #expect(stage.stage.host.pendingWork == [])
  }

  @Test("A running pop is caught and brought to its end")
  func caughtPop() {
    let stage = Stage()
    stage.navigation.popViewController(animated: true)
    stage.stage.run(frames: 4)
    let caught = left(stage)
    stage.stage.drag(
      from: CGPoint(x: 3, y: 400), to: CGPoint(x: 63, y: 400), frames: 10, lifts: false)
    #expect(left(stage) > caught + 30)
    stage.stage.run(frames: 40)
    #expect(stage.second.view.window != nil)
    stage.stage.host.touchDispatcher.touchUp(id: 1, time: stage.stage.time)
    stage.stage.run(frames: 40)
    #expect(stage.navigation.viewControllers.count == (caught > 120 ? 1 : 2))
    #expect(stage.stage.host.pendingWork == [])
  }

  @Test("A quick swipe pops however short it is; one away from the edge does nothing")
  func flick() {
    let stage = Stage()
    stage.stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), frames: 10)
    stage.stage.run(frames: 30)
    #expect(stage.navigation.viewControllers.count == 2)
    stage.stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 83, y: 400), frames: 6)
    stage.stage.run(frames: 30)
    #expect(stage.navigation.viewControllers == [stage.root])
  }

  @MainActor
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    var log: Log?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log?.events.append("animate")
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to)
      else { return }
      #expect(view.superview == nil)
      #expect(context.presentationStyle == .none)
      view.frame = context.finalFrame(for: to)
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.2) {
        view.alpha = 1
      } completion: { _ in
        self.log?.events.append("complete")
        context.completeTransition(true)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log?.events.append("animationEnded(\(transitionCompleted))")
    }
  }

  // Fact C7.
  @Test("A client's animator runs between the callbacks, in UIKit's order")
  func animator() {
    let stage = TestStage()
    let navigation = UINavigationController(rootViewController: Root())
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
    let log = Log()
    let fade = Fade()
    fade.log = log
    navigation.delegate = fade
    stage.host.eventLog = { if !$0.hasPrefix("UINav") { log.events.append($0) } }
    let second = Second()
    var alongside: [String] = []
    navigation.pushViewController(second, animated: true)
    second.transitionCoordinator?.animate { _ in
      alongside.append("animation")
    } completion: {
      alongside.append("end \($0.isCancelled)")
    }
    stage.run(frames: 20)
    #expect(
      log.events == [
        "Root.viewWillDisappear(true)", "Second.viewWillAppear(true)", "animate",
        "Second.viewIsAppearing(true)", "complete", "Root.viewDidDisappear(true)",
        "Second.viewDidAppear(true)", "animationEnded(true)",
      ])
    #expect(alongside == ["animation", "end false"])
    #expect(second.view.frame == navigation.view.bounds)
  }

  @Test("A large title goes up with the content, the inline one comes, and the fade with it")
  func scrolling() throws {
    let stage = TestStage()
    let root = Root()
    root.title = "Title"
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
    #expect(scroll.adjustedContentInset.top == 165)
    #expect(scroll.contentOffset.y == -165)
    let bar = navigation.navigationBar
    let labels = bar.subviews.flatMap { $0.subviews }.compactMap { $0 as? UILabel }
    let inline = try #require(labels.first { $0.font.pointSize == 17 })
    let large = try #require(labels.first { $0.font.pointSize == 34 })
    #expect(inline.alpha == 0)
    #expect(large.frame.minY == 57.5)
    scroll.contentOffset.y = -165 + 26
    stage.run(frames: 1)
    #expect(large.frame.minY == 31.5)
    scroll.contentOffset.y = 0
    stage.run(frames: 1)
    #expect(inline.alpha == 1)
    #expect(large.alpha == 0)
    scroll.contentOffset.y = -165 - 20
    stage.run(frames: 1)
    #expect(large.frame.minY == 77.5)
  }
}
