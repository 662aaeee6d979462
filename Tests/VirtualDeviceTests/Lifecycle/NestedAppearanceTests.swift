import Testing
import UIKit
import VirtualDevice

@MainActor
@Suite("Appearance callbacks of nested transitions")
struct NestedAppearanceTests {
  private final class Page: UIViewController {
    private(set) var calls: [String] = []
    var onWillDisappear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      calls.append("willDisappear")
      onWillDisappear?()
      onWillDisappear = nil
    }

    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private final class LateParent: UIViewController {
    let child = Page()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard children.isEmpty else { return }
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test("A child that is added when its parent has appeared appears once")
  func childInDidAppear() {
    let parent = LateParent()
    let reports = Misuse.collect {
      let device = VirtualDevice()
      device.show { parent }
      device.advance(by: 0.5)
    }
    #expect(reports.isEmpty)
    #expect(parent.child.calls == ["willAppear", "didAppear"])
  }

  // The presentation of a sheet lasts for half a second, and so does a push.
  @Test(
    "A push while the navigation controller is presented has its callbacks in pairs",
    arguments: [0.02, 0.1, 0.3, 0.45], [true, false])
  func pushWhilePresented(delay: Double, isAnimated: Bool) throws {
    let reports = try Misuse.collect { try present(delay, isAnimated) }
    #expect(reports.isEmpty)
  }

  private func present(_ delay: Double, _ isAnimated: Bool) throws {
    let device = VirtualDevice()
    device.show { UIViewController() }
    device.step()
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    _ = device.host.enter { device.rootViewController?.present(navigation, animated: true) }
    device.advance(by: delay)
    device.host.enter { navigation.pushViewController(second, animated: isAnimated) }
    try device.settle()
    #expect(first.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(second.calls == ["willAppear", "didAppear"])
    _ = device.host.enter { navigation.popViewController(animated: isAnimated) }
    try device.settle()
    #expect(first.calls.suffix(2) == ["willAppear", "didAppear"])
    #expect(second.calls.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("A dismissal while a page is pushed ends with callbacks in pairs")
  func dismissalWhilePushing() throws {
    let device = VirtualDevice()
    device.show { UIViewController() }
    device.step()
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    device.host.enter { device.rootViewController?.present(navigation, animated: true) }
    try device.settle()
    device.host.enter { navigation.pushViewController(second, animated: true) }
    device.advance(by: 0.3)
    device.host.enter { device.rootViewController?.dismiss(animated: true) }
    try device.settle()
    #expect(first.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(second.calls == ["willAppear", "willDisappear", "didDisappear"])
  }

  @Test(
    "A push in the callback of a push shows the last page, and has callbacks in pairs",
    arguments: [true, false])
  func pushInCallback(isAnimated: Bool) throws {
    let reports = try Misuse.collect {
      let device = VirtualDevice()
      let (first, second, third) = (Page(), Page(), Page())
      let navigation = UINavigationController(rootViewController: first)
      device.show { navigation }
      try device.settle()
      first.onWillDisappear = { navigation.pushViewController(third, animated: isAnimated) }
      device.host.enter { navigation.pushViewController(second, animated: isAnimated) }
      try device.settle()
      #expect(navigation.viewControllers == [first, second, third])
      #expect(first.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
      #expect(second.calls == [])
      #expect(third.calls == ["willAppear", "didAppear"])
      #expect(third.view.window != nil)
    }
    #expect(reports.allSatisfy { $0.id.hasPrefix("Navigation.") })
  }
}
