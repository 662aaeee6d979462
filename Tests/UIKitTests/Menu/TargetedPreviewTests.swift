import DetentTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Targeted previews of context menus")
struct TargetedPreviewTests {
  private final class Screen: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    let other = UIView(frame: CGRect(x: 40, y: 500, width: 60, height: 40))
    var highlight: (() -> UITargetedPreview?)?
    var dismissal: (() -> UITargetedPreview?)?
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      card.backgroundColor = .systemOrange
      card.isAccessibilityElement = true
      card.accessibilityLabel = "card"
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(card)
      view.addSubview(other)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { highlight?() }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { dismissal?() }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("tapped")
      animator.preferredCommitStyle = style
      animator.addCompletion { [weak self] in self?.log.append("led on") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }
  }

  private func open(_ screen: Screen) throws -> (TestApp, UIView) {
    let app = TestApp(device: .iPhone16) { screen }
    try app.settle()
    let finger = try app.touch("card")
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
    let preview = try app.find(MenuContainerView.self).session?.preview?.view
    return (app, try #require(preview))
  }

  @Test("A visible path cuts out what is lifted, and the menu stands below that part")
  func path() throws {
    let screen = Screen()
    screen.highlight = { [unowned screen] in
      let parameters = UIPreviewParameters()
      parameters.backgroundColor = .clear
      parameters.visiblePath = UIBezierPath(
        roundedRect: CGRect(x: 20, y: 10, width: 100, height: 40), cornerRadius: 12)
      return UITargetedPreview(view: screen.card, parameters: parameters)
    }
    let (app, preview) = try open(screen)
    #expect(preview.frame == CGRect(x: 60, y: 210, width: 100, height: 40))
    let item = try #require(app.findAll(MenuItemView.self).first)
    let menu = item.convert(item.bounds, to: nil)
    #expect(menu.minY > 250 && menu.minY < 290)
    let picture = try app.device.capture(scale: 1)
    // The corner of the part is not lifted: there the card is, dimmed.
    let lifted = picture.pixels[230 * picture.stride + 110] >> 16 & 0xFF
    let corner = picture.pixels[211 * picture.stride + 61] >> 16 & 0xFF
    #expect(lifted > corner + 20)
  }

  @Test("A view that is shown smaller than it is is lifted as it shows")
  func scaled() throws {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    screen.highlight = { [unowned screen] in
      let parameters = UIPreviewParameters()
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 100, height: 40))
      return UITargetedPreview(view: screen.card, parameters: parameters)
    }
    let (_, preview) = try open(screen)
    #expect(preview.frame == CGRect(x: 100, y: 230, width: 50, height: 20))
    let cut = try #require(preview.subviews.first)
    #expect(cut.bounds.size == CGSize(width: 100, height: 40) && cut.transform.a == 0.5)
    #expect(cut.subviews.first?.frame == CGRect(x: -20, y: -10, width: 200, height: 100))
  }

  @Test("What the menu goes back to may be another view, or nothing")
  func goesBack() throws {
    let screen = Screen()
    screen.dismissal = { [unowned screen] in UITargetedPreview(view: screen.other) }
    let (app, preview) = try open(screen)
    app.tap(at: CGPoint(x: 350, y: 800))
    app.advance(by: 0.17)
    #expect(preview.layer.presentation().map { abs($0.frame.midY - 520) < 25 } == true)
    try app.settle()
    #expect(screen.log == ["ends"] && preview.window == nil)
  }

  @Test("A tap on what is lifted leads on, and the menu goes", arguments: [false, true])
  func tapped(pops: Bool) throws {
    let screen = Screen()
    screen.style = pops ? .pop : .dismiss
    let (app, preview) = try open(screen)
    app.tap(at: CGPoint(x: preview.frame.midX, y: preview.frame.midY))
    #expect(screen.log == ["tapped", "ends"])
    #expect(
      preview.frame == (pops ? CGRect(x: 0, y: 0, width: 393, height: 852) : screen.card.frame))
    try app.settle()
    #expect(screen.log == ["tapped", "ends", "led on"])
    #expect(app.findAll(MenuContainerView.self).isEmpty)
  }

  @Test("Looks are copied, and a preview keeps its view for another target")
  func values() throws {
    let looks = UIPreviewParameters(textLineRects: [
      NSValue(cgRect: CGRect(x: 0, y: 0, width: 50, height: 20))
    ])
    let copy = try #require(looks.copy() as? UIPreviewParameters)
    #expect(copy !== looks && copy.visiblePath === looks.visiblePath)
    #expect(looks.visiblePath?.bounds.width == 60)
    let holder = UIView()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    holder.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === holder && preview.target.center == view.center)
    let moved = preview.retargetedPreview(
      with: UIPreviewTarget(container: holder, center: .zero))
    #expect(moved.view === view && moved.target.center == .zero && moved.size == view.bounds.size)
  }

  private final class Rows: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: NSString(string: "\(indexPath.row)"),
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("preview \(configuration.identifier)")
      return tableView.cellForRow(at: IndexPath(row: 1, section: 0)).map {
        UITargetedPreview(view: $0)
      }
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  @Test("A table asks for its row's preview, and tells of the menu's coming and going")
  func table() throws {
    let rows = Rows(style: .plain)
    let app = TestApp(device: .iPhone16) { rows }
    try app.settle()
    let finger = try app.touch("Row 1")
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
    #expect(rows.log == ["preview 1", "display", "displayed"])
    try app.tap("Copy")
    try app.settle()
    #expect(rows.log.last == "end")
  }
}
