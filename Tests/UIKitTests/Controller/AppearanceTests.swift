import Testing
import UIKit

@MainActor
@Suite("Controllers' appearance")
struct AppearanceTests {
  final class Log { var entries: [String] = [] }

  final class Recorder: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { log.entries.append("\(name).didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name).willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.entries.append("\(name).isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      log.entries.append("\(name).willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name).didDisappear") }
  }

  @Test("A root controller appears once, its child with it")
  func rootAppears() {
    let log = Log()
    let host = DisplayHost(DisplayConfiguration())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Recorder("root", log)
    let child = Recorder("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.rootViewController = root
    log.entries = []
    window.makeKeyAndVisible()
    host.advanceFrame(to: 1 / 60)
    #expect(
      log.entries == [
        "root.willAppear", "child.willAppear", "root.isAppearing", "child.isAppearing",
        "root.didAppear", "child.didAppear",
      ])
    #expect(root.view.frame == window.bounds)
  }

  @Test("Turning round in the middle of a disappearance appears again without having disappeared")
  func interrupted() {
    let log = Log()
    let controller = Recorder("a", log)
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    log.entries = []
    controller.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.entries == ["a.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear"])
  }

  @Test("The root page of a navigation controller that is added to what shows appears once")
  func lateNavigation() {
    let stage = SheetStage()
    let log = stage.root.log
    let page = CallLogController("page", log: log)
    let navigation = UINavigationController(rootViewController: page)
    stage.root.addChild(navigation)
    stage.root.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.root)
    stage.settle()
    #expect(log.lines == ["willAppear:page", "didAppear:page"])
    navigation.willMove(toParent: nil)
    navigation.view.removeFromSuperview()
    navigation.removeFromParent()
    stage.settle()
    #expect(log.lines.dropFirst(2) == ["willDisappear:page", "didDisappear:page"])
  }

  @Test("A child that is added to what shows, or taken out of it, appears and disappears")
  func lateChild() {
    let stage = SheetStage()
    let child = CallLogController("child", log: stage.root.log)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    #expect(stage.root.log.lines == ["willAppear:child"])
    stage.settle()
    #expect(stage.root.log.lines == ["willAppear:child", "didAppear:child"])
    // Another place in the same window is no change.
    let other = UIView()
    stage.root.view.addSubview(other)
    other.addSubview(child.view)
    stage.settle()
    #expect(stage.root.log.lines.count == 2)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.settle()
    #expect(
      stage.root.log.lines.suffix(2) == ["willDisappear:child", "didDisappear:child"])
    #expect(stage.root.log.lines.count == 4)
  }

  @Test("A controller cannot become the child of its own child")
  func cycle() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.addChild(inner)
    let reports = Misuse.collect { inner.addChild(outer) }
    #expect(reports.map(\.id) == ["Controller.childOfDescendant"])
    #expect(inner.children.isEmpty)
  }
}
