import DetentTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Previews of context menus")
struct MenuPreviewTests {
  final class Screen: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView()
    var own: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      card.backgroundColor = .systemOrange
      card.isAccessibilityElement = true
      card.accessibilityLabel = "card"
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(card)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        previewProvider: own.map { own in { own } },
        actionProvider: { _ in
          UIMenu(children: (0..<4).map { UIAction(title: "Action \($0)") { _ in } })
        })
    }
  }

  private func open(
    _ frame: CGRect, own: UIViewController? = nil
  ) throws -> (app: TestApp, container: MenuContainerView) {
    let screen = Screen()
    screen.own = own
    let app = TestApp(device: .iPhone16) { screen }
    screen.card.frame = frame
    try app.settle()
    let finger = try app.touch("card")
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
    return (app, try app.find(MenuContainerView.self))
  }

  private func places(_ app: TestApp, _ container: MenuContainerView) throws -> (
    preview: CGRect, first: CGRect, last: CGRect
  ) {
    let preview = try #require(container.session?.preview?.view)
    func frame(_ title: String) throws -> CGRect {
      let item = try #require(
        app.findAll(MenuItemView.self).first { $0.element.title == title })
      return item.convert(item.bounds, to: nil)
    }
    return (
      preview.convert(preview.bounds, to: nil), try frame("Action 0"), try frame("Action 3")
    )
  }

  @Test("The pressed view is lifted where it is, with the menu below it and the rest dimmed")
  func lifts() throws {
    let frame = CGRect(x: 40, y: 200, width: 200, height: 120)
    let (app, container) = try open(frame)
    let places = try places(app, container)
    #expect(places.preview == frame && places.first.minY > frame.maxY)
    let picture = try app.device.capture(scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.stride + x] }
    #expect(pixel(100, 260) & 0xFF00 > 0x8000)
    // A white ground is a fifth darker.
    #expect(pixel(380, 700) & 0xFF < 0xD8)
    app.tap(at: CGPoint(x: 380, y: 700))
    try app.settle()
    #expect(app.findAll(MenuContainerView.self).isEmpty)
    #expect(try app.device.capture(scale: 1).pixels[700 * picture.stride + 380] & 0xFF == 0xFF)
  }

  @Test("A view at the bottom moves up so that its menu has room below it")
  func bottom() throws {
    let (app, container) = try open(CGRect(x: 40, y: 700, width: 200, height: 100))
    let places = try places(app, container)
    #expect(places.preview.maxY < places.first.minY && places.last.maxY < 852 - 34)
    #expect(places.preview.size == CGSize(width: 200, height: 100))
  }

  @Test("A view as high as the screen shrinks to make room")
  func tall() throws {
    let (app, container) = try open(CGRect(x: 0, y: 60, width: 393, height: 790))
    let places = try places(app, container)
    #expect(places.preview.height < 600 && places.preview.maxY < places.first.minY)
    #expect(places.last.maxY < 852 - 34)
  }

  @Test("A preview of the app's own shows in its preferred size, and hears of coming and going")
  func own() throws {
    final class Preview: UIViewController {
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = "A closer look"
        view.addSubview(label)
        preferredContentSize = CGSize(width: 300, height: 260)
      }
      override func viewDidAppear(_ animated: Bool) { log.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
    }
    let preview = Preview()
    preview.loadViewIfNeeded()
    let (app, container) = try open(
      CGRect(x: 40, y: 200, width: 100, height: 40), own: preview)
    let places = try places(app, container)
    #expect(places.preview.size == CGSize(width: 300, height: 260))
    #expect(places.first.minY > places.preview.maxY && preview.log == ["appear"])
    try app.tap("Action 1")
    try app.settle()
    #expect(preview.log == ["appear", "disappear"])
    #expect(preview.view.window == nil)
  }

  @Test("The menu of a button lifts nothing")
  func button() throws {
    let stage = TestStage()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.window.rootViewController = UIViewController()
    stage.run(frames: 1)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    stage.window.rootViewController?.view.addSubview(button)
    stage.run(frames: 1)
    stage.tap(button)
    stage.run(frames: 30)
    let container = try #require(
      stage.window.subviews.compactMap { $0 as? MenuContainerView }.last)
    #expect(container.session != nil && container.session?.preview == nil)
  }

  @Test("A menu's letters grow with the text size, and its rows with them")
  func textSize() throws {
    func row(_ size: UIContentSizeCategory) throws -> (font: CGFloat, height: CGFloat) {
      let screen = Screen()
      let app = TestApp(device: .iPhone16, contentSizeCategory: size) { screen }
      screen.card.frame = CGRect(x: 40, y: 200, width: 200, height: 100)
      try app.settle()
      let finger = try app.touch("card")
      try finger.hold(0.8)
      try finger.lift()
      try app.settle()
      let item = try #require(
        app.findAll(MenuItemView.self).first { $0.element.title == "Action 0" })
      let label = try #require(
        item.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Action 0" })
      return (label.font.pointSize, item.bounds.height)
    }
    let usual = try row(.large)
    #expect(usual.font == 17 && usual.height == 42)
    let large = try row(.accessibilityLarge)
    #expect(large.font == 28 && large.height > 54)
  }
}
