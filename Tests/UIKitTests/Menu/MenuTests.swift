import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Menus")
struct MenuTests {
  private func stage(with view: UIView, frame: CGRect) -> TestStage {
    let stage = TestStage()
    stage.window.rootViewController = UIViewController()
    stage.run(frames: 2)
    view.frame = frame
    stage.window.rootViewController?.view.addSubview(view)
    stage.run(frames: 1)
    return stage
  }

  private func items(_ stage: TestStage) -> [MenuItemView] {
    func all(_ view: UIView) -> [MenuItemView] {
      (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(all)
    }
    return container(stage).map(all) ?? []
  }

  private func container(_ stage: TestStage) -> MenuContainerView? {
    stage.window.subviews.compactMap { $0 as? MenuContainerView }.last
  }

  private func item(_ title: String, _ stage: TestStage) throws -> MenuItemView {
    try #require(items(stage).first { $0.element.title == title })
  }

  private func menuButton(_ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  @Test("A touch opens a button's menu, and a touch on an action performs it and closes the menu")
  func button() throws {
    var log: [String] = []
    let button = menuButton(
      UIMenu(children: [
        UIAction(title: "One") { log.append("one \($0.sender is UIButton)") },
        UIAction(title: "Two") { _ in log.append("two") },
      ]))
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in log.append("touch") }, for: .touchUpInside)
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    #expect(items(stage).map(\.element.title) == ["One", "Two"])
    #expect(log == ["menu"])
    stage.tap(try item("One", stage))
    stage.run(frames: 40)
    #expect(log == ["menu", "one true"])
    #expect(container(stage) == nil)
    #expect(stage.host.pendingWork.isEmpty)
  }

  @Test("A touch beside the menu closes it and does nothing else")
  func outside() {
    var taps = 0
    let button = menuButton(UIMenu(children: [UIAction(title: "One") { _ in taps += 1 }]))
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    stage.drag(
      from: CGPoint(x: 380, y: 800), to: CGPoint(x: 380, y: 800), frames: 1)
    stage.run(frames: 40)
    #expect(container(stage) == nil)
    #expect(taps == 0)
  }

  @Test("A finger that opens the menu may slide to an action and choose it by lifting")
  func slide() throws {
    var chosen = ""
    let button = menuButton(
      UIMenu(
        children: ["One", "Two", "Three"].map { title in
          UIAction(title: title) { _ in chosen = title }
        }))
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    let start = CGPoint(x: 150, y: 322)
    stage.drag(from: start, to: CGPoint(x: 152, y: 340), frames: 4, lifts: false)
    stage.run(frames: 40)
    let two = try item("Two", stage)
    let middle = two.convert(CGPoint(x: 60, y: two.bounds.midY), to: nil)
    stage.host.touchDispatcher.touchMoved(id: 1, to: middle, time: stage.time)
    stage.run(frames: 1)
    #expect(two.isHighlighted)
    stage.host.touchDispatcher.touchUp(id: 1, time: stage.time)
    stage.run(frames: 40)
    #expect(chosen == "Two")
    #expect(container(stage) == nil)
  }

  @Test("An inner menu takes the place of the outer one, and its head leads back")
  func submenu() throws {
    let button = menuButton(
      UIMenu(children: [
        UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
        UIMenu(
          title: "", options: .displayInline, children: [UIAction(title: "Inline") { _ in }]),
        UIAction(title: "Gone", attributes: .hidden) { _ in },
      ]))
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    #expect(items(stage).map(\.element.title) == ["More", "Inline"])
    stage.tap(try item("More", stage))
    stage.run(frames: 30)
    #expect(items(stage).map(\.element.title) == ["More", "Deep"])
    stage.tap(try item("More", stage))
    stage.run(frames: 30)
    #expect(items(stage).map(\.element.title) == ["More", "Inline"])
  }

  @Test("A pop-up button shows the action that is chosen")
  func popUp() throws {
    let button = menuButton(
      UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }]))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "A")
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    #expect(items(stage).map { $0.accessibilityTraits.contains(.selected) } == [true, false])
    stage.tap(try item("B", stage))
    stage.run(frames: 40)
    #expect(button.title(for: .normal) == "B")
    #expect(button.menu?.selectedElements.map(\.title) == ["B"])
  }

  @Test("A disabled action cannot be chosen, and one may keep its menu on the screen")
  func attributes() throws {
    var log: [String] = []
    let button = menuButton(
      UIMenu(children: [
        UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") },
        UIAction(title: "Again", attributes: .keepsMenuPresented) { action in
          action.state = .on
          log.append("again")
        },
      ]))
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    stage.tap(try item("Off", stage))
    stage.run(frames: 10)
    stage.tap(try item("Again", stage))
    stage.run(frames: 10)
    #expect(log == ["again"])
    #expect(container(stage) != nil)
    #expect(try item("Again", stage).accessibilityTraits.contains(.selected))
  }

  @Test("Deferred elements come when they are there")
  func deferred() throws {
    var deliver: (([UIMenuElement]) -> Void)?
    let button = menuButton(
      UIMenu(children: [
        UIAction(title: "Now") { _ in },
        UIDeferredMenuElement { deliver = $0 },
      ]))
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    #expect(items(stage).count == 1)
    let send = try #require(deliver)
    send([UIAction(title: "Later") { _ in }])
    stage.run(frames: 2)
    #expect(items(stage).map(\.element.title) == ["Now", "Later"])
  }

  @Test("A bar item with nothing else to do opens its menu")
  func barItem() throws {
    let stage = TestStage()
    let controller = UIViewController()
    var sender: Any?
    let bar = UIBarButtonItem(
      title: "Menu", menu: UIMenu(children: [UIAction(title: "Do") { sender = $0.sender }]))
    controller.navigationItem.rightBarButtonItem = bar
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.run(frames: 2)
    stage.tap(try #require(bar.itemView))
    stage.run(frames: 40)
    stage.tap(try item("Do", stage))
    #expect(sender as? UIBarButtonItem === bar)
  }

  private final class Giver: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Do") { [weak self] _ in self?.log.append("do") }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will display")
      animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will end") }
  }

  @Test("A view that is pressed for a while shows its menu")
  func contextMenu() throws {
    let view = UIView()
    let giver = Giver()
    let interaction = UIContextMenuInteraction(delegate: giver)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1)
    let stage = stage(with: view, frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    let place = CGPoint(x: 150, y: 350)
    stage.drag(from: place, to: place, frames: 20)
    #expect(container(stage) == nil)
    stage.drag(from: place, to: place, frames: 40)
    stage.run(frames: 40)
    #expect(items(stage).count == 1)
    stage.tap(try item("Do", stage))
    stage.run(frames: 30)
    #expect(giver.log == ["will display", "displayed", "will end", "do"])
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers == nil)
  }

  @Test("A menu stays inside the safe area and scrolls if it must")
  func place() throws {
    let button = menuButton(
      UIMenu(children: (0..<40).map { number in UIAction(title: "\(number)") { _ in } }))
    let stage = stage(with: button, frame: CGRect(x: 290, y: 760, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 60)
    let shown = try #require(container(stage))
    let scrollView = try #require(
      shown.subviews.first?.subviews.compactMap { $0 as? UIScrollView }.first)
    let frame = scrollView.convert(scrollView.bounds, to: nil)
    let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    #expect(safe.contains(frame))
    #expect(frame.width == 250)
    #expect(scrollView.contentSize.height > frame.height)
  }

  @Test("Assistive technology sees only the menu, and escape closes it")
  func accessibility() {
    let button = menuButton(
      UIMenu(children: [UIAction(title: "One", subtitle: "First", state: .on) { _ in }]))
    let stage = stage(with: button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.tap(button)
    stage.run(frames: 40)
    let tree = stage.host.accessibilityTree
    #expect(tree.first?.children.map(\.role) == [.menu])
    #expect(tree.flatMap(\.elements).map(\.label) == ["One"])
    #expect(tree.flatMap(\.elements).map(\.value) == ["First"])
    #expect(stage.host.assistance.escape())
    stage.run(frames: 30)
    #expect(container(stage) == nil)
  }
}
