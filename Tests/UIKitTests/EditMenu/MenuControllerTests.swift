import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("The menu from before there were interactions")
struct MenuControllerTests {
  private final class Bubble: UILabel {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy(_:)") || action == Selector("reply")
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    func reply() { log.append("reply") }
  }

  private func stage() -> (TestStage, Bubble) {
    let stage = TestStage()
    let bubble = Bubble(frame: CGRect(x: 100, y: 300, width: 120, height: 40))
    bubble.text = "Hello"
    stage.window.addSubview(bubble)
    bubble.becomeFirstResponder()
    stage.run(frames: 2)
    return (stage, bubble)
  }

  private func titles(_ stage: TestStage) -> [String] {
    stage.window.subviews.compactMap { $0 as? EditMenuBar }.filter(\.isUserInteractionEnabled)
      .flatMap { AccessibilityTree().nodes(of: $0).flatMap(\.elements).compactMap(\.label) }
  }

  @Test(
    "It shows the standard actions and the items that the first responder can perform, and notifies"
  )
  func shows() throws {
    let (stage, bubble) = stage()
    let menu = UIMenuController.shared
    defer { menu.hideMenu() }
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    nonisolated(unsafe) var posted: [Notification.Name] = []
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        posted.append(name)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    menu.menuItems = [
      UIMenuItem(title: "Reply", action: Selector("reply", Bubble.reply)),
      UIMenuItem(title: "Forward", action: Selector("forward")),
    ]
    menu.showMenu(from: bubble, rect: bubble.bounds)
    stage.run(frames: 20)
    #expect(menu.isMenuVisible && menu.menuFrame == bubble.frame)
    #expect(titles(stage) == ["Copy", "Reply"])
    #expect(posted == Array(names.prefix(2)))
    let bar = try #require(stage.window.subviews.first { $0 is EditMenuBar })
    let reply = try #require(
      AccessibilityTree().nodes(of: bar).flatMap(\.elements).first { $0.label == "Reply" })
    let point = CGPoint(x: reply.frame.midX, y: reply.frame.midY)
    stage.host.touchDispatcher.touchDown(id: 1, at: point, time: stage.time)
    stage.run(frames: 3)
    stage.host.touchDispatcher.touchUp(id: 1, time: stage.time)
    stage.run(frames: 20)
    #expect(bubble.log == ["reply"])
    #expect(!menu.isMenuVisible && posted == names)
    #expect(bubble.interactions.isEmpty)
  }

  @Test("A target that is in no window shows no menu, and the older properties show it as well")
  func older() {
    let (stage, bubble) = stage()
    let menu = UIMenuController.shared
    menu.menuItems = nil
    menu.showMenu(from: UIView(), rect: .zero)
    #expect(!menu.isMenuVisible)
    menu.setTargetRect(bubble.bounds, in: bubble)
    menu.setMenuVisible(true, animated: true)
    stage.run(frames: 20)
    #expect(menu.isMenuVisible && titles(stage) == ["Copy"])
    menu.hideMenu(from: stage.window)
    #expect(menu.isMenuVisible)
    menu.isMenuVisible = false
    #expect(!menu.isMenuVisible)
  }
}
