import Testing
import UIKit

@MainActor
@Suite("Containers showing their children")
struct ChildTransitionTests {
  final class Child: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  final class Container: UIViewController {
    var shown: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  private func container(in stage: TestStage) -> (UIViewController, Child, Child) {
    let (root, first, second) = (UIViewController(), Child(), Child())
    stage.window.rootViewController = root
    root.addChild(first)
    root.view.addSubview(first.view)
    first.didMove(toParent: root)
    root.addChild(second)
    stage.run(frames: 1)
    first.calls = []
    return (root, first, second)
  }

  @Test("A child takes another's place over the duration, with the callbacks of both in order")
  func replaces() {
    let stage = TestStage()
    let (root, first, second) = container(in: stage)
    var ended: Bool?
    root.transition(
      from: first, to: second, duration: 0.25, options: .transitionCrossDissolve, animations: nil
    ) { ended = $0 }
    #expect(first.calls == ["willDisappear true"])
    #expect(second.calls == ["willAppear true"])
    stage.run(frames: 12)
    #expect(ended == nil)
    stage.run(frames: 6)
    #expect(ended == true)
    #expect(first.calls == ["willDisappear true", "didDisappear"])
    #expect(second.calls == ["willAppear true", "didAppear"])
    #expect(first.view.superview == nil)
    #expect(second.view.superview === root.view)
  }

  @Test("Animations of the caller's own run instead of a dissolve")
  func ownAnimations() {
    let stage = TestStage()
    let (root, first, second) = container(in: stage)
    second.view.frame.origin.x = 400
    root.transition(from: first, to: second, duration: 0.2) {
      second.view.frame.origin.x = 0
      first.view.frame.origin.x = -400
    }
    stage.run(frames: 6)
    let middle = second.view.layer.presentation()?.frame.minX ?? 0
    #expect(middle > 0 && middle < 400)
    stage.run(frames: 9)
    #expect(second.calls == ["willAppear true", "didAppear"])
    #expect(first.view.superview == nil)
  }

  @Test("A controller that is no child is reported, and nothing changes")
  func stranger() {
    let stage = TestStage()
    let (root, first, _) = container(in: stage)
    let misuses = Misuse.collect {
      root.transition(from: first, to: Child(), duration: 0.2, animations: nil)
    }
    #expect(misuses.map(\.id) == ["Controller.transitionBetweenOthers"])
    #expect(first.calls.isEmpty)
    #expect(first.view.superview === root.view)
  }

  @Test("Showing asks the parents, and presents where there is none")
  func shows() {
    let stage = TestStage()
    let (outer, middle, inner) = (Container(), UIViewController(), UIViewController())
    stage.window.rootViewController = outer
    outer.addChild(middle)
    middle.addChild(inner)
    let detail = UIViewController()
    inner.show(detail, sender: nil)
    #expect(outer.shown == [detail])
    inner.showDetailViewController(detail, sender: nil)
    stage.run(frames: 60)
    #expect(outer.presentedViewController === detail)
  }

  @Test("A navigation controller pushes what its controllers show")
  func pushes() {
    let stage = TestStage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.run(frames: 1)
    let detail = UIViewController()
    root.show(detail, sender: nil)
    #expect(navigation.viewControllers == [root, detail])
  }
}
