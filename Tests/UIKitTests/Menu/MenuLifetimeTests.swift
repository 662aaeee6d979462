import DetentTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Menus whose origin goes")
struct MenuLifetimeTests {
  final class Sheet: UIViewController, UIContextMenuInteractionDelegate {
    let button = UIButton(type: .system)
    let card = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 40, y: 60, width: 100, height: 44)
      button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
      card.frame = CGRect(x: 40, y: 160, width: 200, height: 80)
      card.accessibilityIdentifier = "card"
      card.isAccessibilityElement = true
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(card)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "By name") { _ in }])
      })
    }
  }

  enum Origin: CaseIterable {
    case button, press
  }

  private func open(_ origin: Origin) throws -> TestApp {
    let app = TestApp(device: .iPhone16) { UIViewController() }
    app.root?.present(Sheet(), animated: true)
    try app.settle()
    switch origin {
    case .button: try app.tap("Sort")
    case .press:
      let finger = try app.touch("card")
      try finger.hold(0.8)
      try finger.lift()
    }
    try app.settle()
    #expect(app.exists("By name"))
    return app
  }

  private func menus(_ app: TestApp) -> Int { app.findAll(MenuContainerView.self).count }

  @Test("A menu goes with the sheet it was opened in", arguments: Origin.allCases)
  func dismissed(origin: Origin) throws {
    let app = try open(origin)
    app.root?.dismiss(animated: true)
    try app.settle()
    #expect(!app.exists("By name") && menus(app) == 0)
    #expect(app.root?.presentedViewController == nil)
  }

  @Test("A menu goes with the view it was opened from", arguments: Origin.allCases)
  func removed(origin: Origin) throws {
    let app = try open(origin)
    let sheet = try #require(app.root?.presentedViewController as? Sheet)
    sheet.button.removeFromSuperview()
    sheet.card.removeFromSuperview()
    try app.settle()
    #expect(menus(app) == 0)
  }

  @Test("A menu goes with a presenter that is taken out of the window", arguments: Origin.allCases)
  func replaced(origin: Origin) throws {
    let app = try open(origin)
    app.root?.view.window?.rootViewController = UIViewController()
    try app.settle()
    #expect(menus(app) == 0)
  }
}
