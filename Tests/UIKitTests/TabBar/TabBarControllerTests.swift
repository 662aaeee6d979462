import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Tab bar controller")
struct TabBarControllerTests {
  private final class Tab: UIViewController {
    let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log("\(name) isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
  }

  private final class Watcher: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return !refuses
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  private func show(
    _ controllers: [UIViewController], on stage: TestStage
  ) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.run(frames: 2)
    return tabs
  }

  private func button(_ title: String, of tabs: UITabBarController) throws -> TabBarButton {
    try #require(tabs.tabBar.buttons.first { $0.item.title == title })
  }

  @Test("The first controller shows, and another when its tab is touched")
  func selection() throws {
    let stage = TestStage()
    var log: [String] = []
    let first = Tab("One")
    let second = Tab("Two")
    for tab in [first, second] { tab.log = { log.append($0) } }
    let tabs = show([first, second], on: stage)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === first)
    #expect(log == ["One willAppear", "One isAppearing", "One didAppear"])
    log = []
    stage.tap(try button("Two", of: tabs))
    stage.run(frames: 2)
    #expect(tabs.selectedIndex == 1)
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(
      log == [
        "One willDisappear", "Two willAppear", "Two isAppearing", "One didDisappear",
        "Two didAppear",
      ])
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    #expect(second.tabBarController === tabs)
  }

  @Test("The delegate hears of the user's choices, not of code's, and may refuse")
  func delegate() throws {
    let stage = TestStage()
    let tabs = show([Tab("One"), Tab("Two")], on: stage)
    let watcher = Watcher()
    tabs.delegate = watcher
    tabs.selectedIndex = 1
    #expect(watcher.calls == [])
    stage.tap(try button("One", of: tabs))
    #expect(watcher.calls == ["should One", "did One"])
    watcher.refuses = true
    stage.tap(try button("Two", of: tabs))
    #expect(watcher.calls == ["should One", "did One", "should Two"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A tab that is touched again goes back to the bottom of its stack")
  func popsToRoot() throws {
    let stage = TestStage()
    let navigation = UINavigationController(rootViewController: Tab("One"))
    let tabs = show([navigation], on: stage)
    navigation.pushViewController(Tab("Deep"), animated: false)
    stage.tap(try button("One", of: tabs))
    stage.run(frames: 40)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "The safe area ends at the bar",
    arguments: [
      (SheetLook.floating, CGFloat(34), CGFloat(83)), (.floating, 0, 72), (.edge, 34, 83),
      (.edge, 0, 49),
    ])
  func safeArea(_ look: SheetLook, _ bottom: CGFloat, _ expected: CGFloat) {
    let stage = TestStage {
      $0.safeAreaInsets.bottom = bottom
      $0.sheetStyle = look == .floating ? .iOS26 : .iOS18
    }
    let tab = Tab("One")
    _ = show([tab], on: stage)
    #expect(tab.view.safeAreaInsets.bottom == expected)
    #expect(tab.view.safeAreaInsets.top == 59)
  }

  enum SheetLook { case floating, edge }

  @Test("Three tabs stand on a platter of 274 by 62 points")
  func platter() {
    let stage = TestStage()
    let tabs = show([Tab("One"), Tab("Two"), Tab("Three")], on: stage)
    #expect(tabs.tabBar.platter.frame.size == CGSize(width: 274, height: 62))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
  }

  @Test("Beside the platter touches go to the content")
  func passesTouches() {
    let stage = TestStage()
    let tab = Tab("One")
    let tabs = show([tab], on: stage)
    let beside = CGPoint(x: 10, y: tabs.tabBar.frame.midY)
    #expect(stage.window.hitTest(beside, with: nil) === tab.view)
    let button = tabs.tabBar.buttons[0]
    let middle = CGPoint(x: tabs.tabBar.frame.midX, y: tabs.tabBar.frame.minY + 31)
    #expect(stage.window.hitTest(middle, with: nil) === button)
  }

  @Test("A pushed controller may take the bar away for as long as it is on the stack")
  func hidesBar() {
    let stage = TestStage()
    let navigation = UINavigationController(rootViewController: Tab("One"))
    let tabs = show([navigation], on: stage)
    let deep = Tab("Deep")
    deep.hidesBottomBarWhenPushed = true
    navigation.pushViewController(deep, animated: true)
    stage.run(frames: 40)
    #expect(tabs.tabBar.alpha == 0)
    #expect(deep.view.safeAreaInsets.bottom == 34)
    navigation.pushViewController(Tab("Deeper"), animated: true)
    stage.run(frames: 40)
    #expect(tabs.tabBar.alpha == 0)
    navigation.popToRootViewController(animated: true)
    stage.run(frames: 40)
    #expect(tabs.tabBar.alpha == 1)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test("Code may hide the bar")
  func hidden() {
    let stage = TestStage()
    let tab = Tab("One")
    let tabs = show([tab], on: stage)
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden)
    stage.run(frames: 30)
    #expect(tab.view.safeAreaInsets.bottom == 34)
    tabs.isTabBarHidden = false
    stage.run(frames: 1)
    #expect(tab.view.safeAreaInsets.bottom == 83)
  }

  @Test("Items follow titles, badges and replaced items")
  func items() throws {
    let stage = TestStage()
    let tab = Tab("One")
    let tabs = show([tab, Tab("Two")], on: stage)
    tab.title = "First"
    tab.tabBarItem.badgeValue = "7"
    let first = try button("First", of: tabs)
    #expect(first.accessibilityValue == "7")
    tab.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Two"])
    #expect(tabs.tabBar.selectedItem === tab.tabBarItem)
  }

  @Test("Controllers may be exchanged; the selected one stays")
  func replacement() {
    let stage = TestStage()
    let (a, b, c) = (Tab("A"), Tab("B"), Tab("C"))
    let tabs = show([a, b], on: stage)
    tabs.selectedViewController = b
    tabs.viewControllers = [c, b]
    #expect(tabs.selectedViewController === b)
    #expect(a.parent == nil)
    tabs.viewControllers = [a, c]
    #expect(tabs.selectedViewController === a)
    #expect(b.view.window == nil)
    stage.run(frames: 1)
    #expect(a.view.window != nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test("Selecting what is no tab is reported and changes nothing")
  func unknown() {
    let stage = TestStage()
    let tabs = show([Tab("One")], on: stage)
    let reports = Misuse.collect {
      tabs.selectedIndex = 3
      tabs.selectedViewController = UIViewController()
    }
    #expect(reports.map(\.id) == ["TabBar.unknownSelection", "TabBar.unknownSelection"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Tabs make their controllers and are found by them")
  func uiTabs() {
    let stage = TestStage()
    let tabs = UITabBarController(tabs: [
      UITab(title: "One", image: nil, identifier: "one") { _ in Tab("x") },
      UITab(title: "Two", image: nil, identifier: "two") { _ in Tab("y") },
    ])
    stage.window.rootViewController = tabs
    stage.run(frames: 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    tabs.selectedTab = tabs.tabs[1]
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController === tabs.tabs[1].viewController)
  }

  @Test("Tabs are buttons in a bar that is read last, one of them selected")
  func accessibility() {
    let stage = TestStage()
    let tab = Tab("One")
    let label = UILabel(frame: CGRect(x: 0, y: 800, width: 100, height: 20))
    label.text = "Below"
    tab.view.addSubview(label)
    _ = show([tab, Tab("Two")], on: stage)
    let tree = stage.host.accessibilityTree
    #expect(tree.flatMap(\.elements).map(\.label) == ["Below", "One", "Two"])
    #expect(tree.first?.children.last?.role == .tabBar)
    #expect(tree.flatMap(\.elements)[1].traits == [.button, .selected])
  }

  @Test("On a tablet the tabs are words at the top")
  func tablet() {
    let stage = TestStage {
      $0.idiom = .pad
      $0.size = CGSize(width: 820, height: 1180)
      $0.horizontalSizeClass = .regular
      $0.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
    let tab = Tab("One")
    let tabs = show([tab, Tab("Two")], on: stage)
    #expect(tab.view.safeAreaInsets.top == 78)
    #expect(tab.view.safeAreaInsets.bottom == 20)
    #expect(tabs.tabBar.frame.minY == 0)
  }

  @Test("The selected tab's preferred size is the controller's, and its changes are heard of")
  func preferredSize() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (one, two) = (UIViewController(), UIViewController())
    one.preferredContentSize = CGSize(width: 200, height: 300)
    two.preferredContentSize = CGSize(width: 100, height: 150)
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let parent = Parent()
    parent.addChild(tabs)
    #expect(tabs.preferredContentSize == CGSize(width: 200, height: 300))
    one.preferredContentSize.height = 400
    two.preferredContentSize.height = 250
    tabs.selectedIndex = 1
    #expect(parent.sizes.map(\.height) == [400, 250])
    tabs.preferredContentSize = CGSize(width: 50, height: 60)
    #expect(tabs.preferredContentSize == CGSize(width: 50, height: 60))
  }
}
