import Testing
import UIKit

@MainActor
@Suite("Navigation")
struct NavigationTests {
  final class Root: UIViewController {}
  final class Second: UIViewController {}
  final class Third: UIViewController {}

  @MainActor
  final class Log {
    var events: [String] = []
  }

  @MainActor
  final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {}
  }

  /// A device that shows a navigation controller with a root, and notes callbacks from then on.
  @MainActor
  struct Stage {
    let stage: TestStage
    let root = Root()
    let navigation: UINavigationController
    let log = Log()
    let delegate = Delegate()

    init(_ change: (inout DisplayConfiguration) -> Void = { _ in }) {
      stage = TestStage(change)
      root.title = "Root"
      navigation = UINavigationController(rootViewController: root)
      stage.window.rootViewController = navigation
      stage.run(frames: 2)
      navigation.delegate = delegate
      let log = log
      stage.host.eventLog = { log.events.append($0) }
    }
  }

  // Fact C7.
  @Test("A push announces, slides for 0.35 s, then reports in UIKit's order")
  func push() {
    let stage = Stage()
    let second = Second()
    stage.navigation.pushViewController(second, animated: true)
    #expect(
      stage.log.events == [
        "Root.viewWillDisappear(true)", "Second.viewWillAppear(true)",
        "Second.viewIsAppearing(true)",
        "UINavigationControllerDelegate.navigationController(willShow: Second, animated: true)",
      ])
    #expect(second.isMovingToParent)
    stage.log.events = []
    stage.stage.run(frames: 12)
    #expect(stage.log.events.isEmpty)
    #expect(second.view.superview?.layer.presented.position.x ?? 0 > 200)
    stage.stage.run(frames: 14)
    #expect(
      stage.log.events == [
        "Root.viewDidDisappear(true)", "Second.viewDidAppear(true)",
        "UINavigationControllerDelegate.navigationController(didShow: Second, animated: true)",
      ])
    #expect(!second.isMovingToParent)
    #expect(stage.root.viewIfLoaded?.window == nil)
    #expect(second.view.superview?.layer.presented.position.x == 196.5)
  }

  // Fact C8.
  @Test("A pop goes the other way and lets the controller go")
  func pop() {
    let stage = Stage()
    let second = Second()
    stage.navigation.pushViewController(second, animated: false)
    stage.stage.run(frames: 1)
    stage.log.events = []
    #expect(stage.navigation.popViewController(animated: true) === second)
    #expect(stage.navigation.topViewController === stage.root)
    #expect(second.isMovingFromParent)
    stage.stage.run(frames: 26)
    #expect(
      stage.log.events == [
        "Second.viewWillDisappear(true)", "Root.viewWillAppear(true)", "Root.viewIsAppearing(true)",
        "UINavigationControllerDelegate.navigationController(willShow: Root, animated: true)",
        "Second.viewDidDisappear(true)", "Root.viewDidAppear(true)",
        "UINavigationControllerDelegate.navigationController(didShow: Root, animated: true)",
      ])
    #expect(second.parent == nil)
    #expect(stage.navigation.children == [stage.root])
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }

  @Test("Without animation a push is over at once")
  func jump() {
    let stage = Stage()
    stage.navigation.pushViewController(Second(), animated: false)
    #expect(
      stage.log.events == [
        "Root.viewWillDisappear(false)", "Second.viewWillAppear(false)",
        "Second.viewIsAppearing(false)",
        "UINavigationControllerDelegate.navigationController(willShow: Second, animated: false)",
        "Root.viewDidDisappear(false)", "Second.viewDidAppear(false)",
        "UINavigationControllerDelegate.navigationController(didShow: Second, animated: false)",
      ])
  }

  @Test("A request during a transition ends that one first; every callback is paired")
  func overlapping() {
    let stage = Stage()
    let second = Second()
    let third = Third()
    stage.navigation.pushViewController(second, animated: true)
    stage.stage.run(frames: 5)
    stage.navigation.pushViewController(third, animated: true)
    #expect(stage.navigation.viewControllers == [stage.root, second, third])
    stage.stage.run(frames: 30)
    let second2 = stage.log.events.filter { $0.hasPrefix("Second.") }
    #expect(
      second2 == [
        "Second.viewWillAppear(true)", "Second.viewIsAppearing(true)", "Second.viewDidAppear(true)",
        "Second.viewWillDisappear(true)", "Second.viewDidDisappear(true)",
      ])
    #expect(stage.log.events.contains("Third.viewDidAppear(true)"))
    stage.navigation.popToRootViewController(animated: true)
    stage.stage.run(frames: 30)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(second.parent == nil && third.parent == nil)
  }

  @Test("Pushing twice, or a navigation controller, is reported and ignored")
  func misuse() {
    let stage = Stage()
    let said = Misuse.collect {
      stage.navigation.pushViewController(stage.root, animated: false)
      stage.navigation.pushViewController(UINavigationController(), animated: false)
      stage.navigation.popToViewController(Second(), animated: false)
    }
    #expect(
      said.map(\.id) == [
        "Navigation.pushedTwice", "Navigation.pushedNavigationController", "Navigation.notOnStack",
      ])
    #expect(stage.navigation.viewControllers == [stage.root])
  }

  // Fact B1.
  @Test(
    "The bar is 54 high below the safe area, a large title adds 52",
    arguments: [(59.0, false, 113.0), (20, false, 74), (0, false, 64), (59, true, 165)]
      as [(CGFloat, Bool, CGFloat)])
  func geometry(safeAreaTop: CGFloat, isLarge: Bool, contentTop: CGFloat) {
    let stage = Stage { $0.safeAreaInsets.top = safeAreaTop }
    stage.navigation.navigationBar.prefersLargeTitles = isLarge
    stage.stage.run(frames: 1)
    let bar = stage.navigation.navigationBar.frame
    #expect(bar.minY == max(safeAreaTop, 10))
    #expect(bar.maxY == contentTop)
    #expect(stage.root.view.safeAreaInsets.top == contentTop)
    #expect(stage.root.view.safeAreaInsets.bottom == 34)
    #expect(stage.root.view.frame == stage.navigation.view.bounds)
  }

  @Test("A hidden bar gives its room back")
  func hidden() {
    let stage = Stage()
    stage.navigation.setNavigationBarHidden(true, animated: false)
    #expect(stage.root.view.safeAreaInsets.top == 59)
    stage.navigation.setNavigationBarHidden(false, animated: true)
    stage.stage.run(frames: 20)
    #expect(stage.root.view.safeAreaInsets.top == 113)
  }

  // Facts B2, B3.
  @Test(
    "The title is centred, semibold 17; items stand on platters 44 high, 16 from the sides"
  )
  func barContent() throws {
    let stage = Stage()
    stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), primaryAction: nil)
    stage.stage.run(frames: 1)
    let bar = stage.navigation.navigationBar
    let title = try #require(label(in: bar, "Root"))
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(title.convert(title.bounds, to: bar).midX - 196.5) < 0.5)
    #expect(abs(title.convert(title.bounds, to: bar).midY - 27) < 0.5)
    let item = try #require(stage.root.navigationItem.rightBarButtonItem?.itemView)
    #expect(item.convert(item.bounds, to: bar) == CGRect(x: 333, y: 5, width: 44, height: 44))
  }

  // Fact B2.
  @Test("A large title is 34 bold, 41 high, 57.5 below the bar's top, at the side margin")
  func largeTitle() throws {
    let stage = Stage()
    stage.navigation.navigationBar.prefersLargeTitles = true
    stage.stage.run(frames: 1)
    let bar = stage.navigation.navigationBar
    let titles = labels(in: bar).filter { $0.text == "Root" && !$0.isHidden }
    let large = try #require(titles.first { $0.font == .boldSystemFont(ofSize: 34) })
    let frame = large.convert(large.bounds, to: bar)
    #expect(frame.minX == 20)
    #expect(frame.minY == 57.5)
    #expect(frame.height == 41)
    #expect(titles.first { $0 !== large }?.alpha == 0)
    stage.root.navigationItem.largeTitleDisplayMode = .never
    stage.stage.run(frames: 1)
    #expect(bar.frame.height == 54)
    #expect(stage.root.view.safeAreaInsets.top == 113)
  }

  @Test("The title follows the controller's, and a tap on an item runs its action")
  func items() throws {
    let stage = Stage()
    stage.root.title = "Other"
    stage.stage.run(frames: 1)
    #expect(stage.root.navigationItem.title == "Other")
    #expect(label(in: stage.navigation.navigationBar, "Other") != nil)
    var senders: [UIBarButtonItem?] = []
    let item = UIBarButtonItem(
      title: "Medium", primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) })
    stage.root.navigationItem.leftBarButtonItem = item
    stage.stage.run(frames: 1)
    let view = try #require(item.itemView)
    stage.stage.touch(view, at: CGPoint(x: 20, y: 20)).lift()
    #expect(senders == [item])
    item.isEnabled = false
    stage.stage.touch(view, at: CGPoint(x: 20, y: 20)).lift()
    #expect(senders.count == 1)
  }

  @Test("The button at the beginning leads back")
  func backButton() throws {
    let stage = Stage()
    stage.navigation.pushViewController(Second(), animated: false)
    stage.stage.run(frames: 1)
    let back = try #require(
      controls(in: stage.navigation.navigationBar).first {
        $0.accessibilityIdentifier == "BackButton"
      })
    #expect(back.accessibilityLabel == "Root")
    stage.stage.touch(back, at: CGPoint(x: 20, y: 20)).lift()
    stage.stage.run(frames: 26)
    #expect(stage.navigation.topViewController === stage.root)
  }

  @Test("A new stack slides in if its top is new, out to one that was below, and not for the same")
  func newStacks() {
    let stage = Stage()
    let second = Second()
    let third = Third()
    func slides(_ stack: [UIViewController], _ controller: UIViewController) -> CGFloat {
      stage.navigation.setViewControllers(stack, animated: true)
      stage.stage.run(frames: 6)
      return controller.view.superview?.layer.presented.frame.minX ?? .nan
    }
    #expect(slides([stage.root, third, second], second) > 50)
    stage.stage.run(frames: 30)
    #expect(stage.navigation.viewControllers == [stage.root, third, second])
    #expect(third.parent === stage.navigation && !third.isViewLoaded)
    #expect(slides([stage.root], second) > 20)
    stage.stage.run(frames: 30)
    #expect(second.parent == nil && third.parent == nil && second.view.window == nil)
    #expect(slides([third, stage.root], stage.root) == 0)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.popToViewController(third, animated: true) == [stage.root])
    stage.stage.run(frames: 30)
    #expect(stage.navigation.topViewController === third)
    #expect(stage.navigation.popToRootViewController(animated: true) == nil)
  }

  @Test("A stack that changes before it shows makes no callbacks")
  func unseen() {
    let stage = TestStage()
    let log = Log()
    stage.host.eventLog = { log.events.append($0) }
    let root = Root()
    let second = Second()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(second, animated: true)
    #expect(log.events.isEmpty)
    #expect(root.parent === navigation)
    #expect(second.navigationController === navigation)
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
    #expect(
      log.events == [
        "UINavigationController.viewWillAppear(false)", "Second.viewWillAppear(false)",
        "UINavigationController.viewIsAppearing(false)", "Second.viewIsAppearing(false)",
        "UINavigationController.viewDidAppear(false)", "Second.viewDidAppear(false)",
      ])
    #expect(!root.isViewLoaded)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  private func label(in view: UIView, _ text: String) -> UILabel? {
    labels(in: view).first { $0.text == text && !$0.isHidden }
  }

  private func controls(in view: UIView) -> [UIControl] {
    (view as? UIControl).map { [$0] } ?? view.subviews.flatMap { controls(in: $0) }
  }
}
