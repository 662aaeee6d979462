import Testing
import UIKit

/// Changes of a navigation controller's stack, and of bars that a controller manages, that UIKit
/// refuses.
@MainActor
@Suite("Refused changes of stacks and bars")
struct NavigationMisuseTests {
  private func show(_ controller: UIViewController, on stage: SheetStage) {
    controller.modalPresentationStyle = .fullScreen
    stage.root.present(controller, animated: false)
    stage.settle()
  }

  @Test("A pop during a push is refused, and the stack stays")
  func popDuringPush() {
    let stage = SheetStage()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    show(navigation, on: stage)
    navigation.pushViewController(second, animated: true)
    stage.stage.advance(3)
    let reports = Misuse.collect { #expect(navigation.popViewController(animated: true) == nil) }
    #expect(reports.map(\.id) == ["Navigation.poppedDuringTransition"])
    stage.settle()
    #expect(navigation.topViewController === second)
    #expect(Misuse.collect { navigation.popViewController(animated: true) } == [])
    stage.settle()
    #expect(navigation.topViewController === first)
  }

  @Test("A push during a push is reported and performed")
  func pushDuringPush() {
    let stage = SheetStage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation, on: stage)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.stage.advance(3)
    let last = UIViewController()
    let reports = Misuse.collect { navigation.pushViewController(last, animated: true) }
    #expect(reports.map(\.id) == ["Navigation.pushedDuringTransition"])
    stage.settle()
    #expect(navigation.topViewController === last && navigation.viewControllers.count == 3)
  }

  @Test("A stack with one controller twice is refused")
  func repeated() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let reports = Misuse.collect {
      navigation.setViewControllers([first, second, first], animated: false)
    }
    #expect(reports.map(\.id) == ["Navigation.repeatedOnStack"])
    #expect(navigation.viewControllers == [first])
  }

  @Test("Pushing a tab bar controller is reported")
  func tabBarController() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let reports = Misuse.collect { navigation.pushViewController(tabs, animated: false) }
    #expect(reports.map(\.id) == ["Navigation.pushedTabBarController"])
    #expect(navigation.topViewController === tabs)
  }

  @Test("The bar of a tab bar controller keeps its delegate and its items")
  func managedBar() {
    final class Delegate: NSObject, UITabBarDelegate {}
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
    tabs.viewControllers = [page]
    let delegate = Delegate()
    let reports = Misuse.collect {
      tabs.tabBar.delegate = delegate
      tabs.tabBar.items = []
      tabs.tabBar.setItems(nil, animated: false)
      tabs.tabBar.selectedItem = nil
    }
    #expect(
      reports.map(\.id) == ["TabBar.managedDelegate"]
        + Array(repeating: "TabBar.managedItems", count: 3))
    #expect(tabs.tabBar.delegate === tabs)
    #expect(tabs.tabBar.items == [page.tabBarItem] && tabs.tabBar.selectedItem === page.tabBarItem)
  }

  @Test("A tab bar of its own may be changed")
  func ownBar() {
    let bar = UITabBar()
    let item = UITabBarItem(title: "Page", image: nil, tag: 0)
    #expect(Misuse.collect { bar.items = [item] } == [])
    #expect(bar.items == [item])
  }
}
