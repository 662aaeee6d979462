import DetentKit
import DetentTesting
import Testing

/// A device reports every presentation, whoever presents it.
@MainActor
@Suite("Presentations on the screen")
struct ShownPresentationTests {
  private final class Root: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let menu = UIButton(frame: CGRect(x: 100, y: 80, width: 120, height: 44))
      menu.setTitle("Menu", for: .normal)
      menu.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      menu.showsMenuAsPrimaryAction = true
      view.addSubview(menu)
    }
  }

  private func app() throws -> (app: TestApp, root: Root) {
    let root = Root()
    let app = TestApp { root }
    try app.settle()
    return (app, root)
  }

  @Test("A context's sheet is a sheet of the device, at its detent and with its dimming")
  func context() throws {
    let stage = try ContextStage()
    #expect(throws: DeviceError.self) { try stage.app.sheet() }
    let content = try stage.present(ContextStyle(detents: [.medium, .large]))
    let sheet = try stage.app.sheet()
    #expect(sheet.detent == "medium" && sheet.phase == "resting")
    #expect(sheet.dim > 0)
    #expect(sheet.frame.isNear(stage.frame(of: content.view)))
    let shown = try stage.app.presentation(.context)
    #expect(shown.frame == sheet.frame && shown.detent == "medium" && shown.progress == 0)
    #expect(shown.controller === content)
    #expect(stage.app.presentations.count == 1)
  }

  @Test("A timeline shows a context's sheet while a finger drags it")
  func timeline() throws {
    let stage = try ContextStage()
    try stage.present(ContextStyle(detents: [.medium, .large]))
    let top = try stage.app.sheet().frame.minY
    let lines = try stage.app.timeline {
      try stage.drag(from: top + 10, to: top - 150)
    }
    #expect(lines.contains { $0.contains("dragging") })
    #expect(lines.contains { $0.contains("settling") })
    #expect(lines.last?.contains("large resting") == true)
  }

  @Test("A pinned sheet under the system's comes first, and goes when it is dismissed")
  func pinned() throws {
    let (app, root) = try app()
    let pinned = UIViewController()
    root.present(pinned, style: .pinned(SheetProperties(detents: [.medium])))
    try app.settle()
    #expect(try app.sheet().detent == "medium")
    let above = UIViewController()
    above.sheetPresentationController?.detents = [.large()]
    pinned.present(above, animated: true)
    try app.settle()
    #expect(app.presentations.map(\.kind) == [.context, .sheet])
    #expect(app.sheets.map(\.detent) == ["medium", "large"])
    root.dismiss(animated: true)
    try app.settle()
    #expect(app.presentations.isEmpty && app.sheets.isEmpty)
  }

  @Test("Phases are those of the transition")
  func phases() throws {
    let (app, root) = try app()
    let content = UIViewController()
    content.modalPresentationStyle = .fullScreen
    root.present(content, animated: true)
    app.advance(by: 0.1)
    #expect(try app.presentation(.full).phase == "presenting")
    try app.settle()
    #expect(try app.presentation(.full).phase == "resting")
    root.dismiss(animated: true)
    app.advance(by: 0.1)
    #expect(try app.presentation(.full).phase == "dismissing")
    try app.settle()
    #expect(app.presentations.isEmpty)
  }

  @Test("Alerts, action sheets, popovers and menus have their kinds")
  func kinds() throws {
    let (app, root) = try app()
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Stay", style: .default))
      root.present(alert, animated: true)
      try app.settle()
      #expect(app.presentations.map(\.kind) == [style == .alert ? .alert : .actionSheet])
      try app.tap("Stay")
      try app.settle()
    }
    try app.tap("Menu")
    try app.settle()
    #expect(app.presentations.map(\.kind) == [.menu])
    try app.tap("Copy")
    try app.settle()
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = root.view
    let tablet = TestApp(device: .iPadPro11) { Root() }
    tablet.root?.present(popover, animated: true)
    popover.popoverPresentationController?.sourceView = tablet.root?.view
    try tablet.settle()
    #expect(tablet.presentations.map(\.kind) == [.popover])
  }

  @Test("The keyboard's overlap with a sheet is reported")
  func keyboard() throws {
    let (app, root) = try app()
    let content = UIViewController()
    content.sheetPresentationController?.detents = [.large()]
    root.present(content, animated: true)
    try app.settle()
    #expect(try app.presentation(.sheet).keyboardOverlap == 0)
    app.showKeyboard(height: 300)
    try app.settle()
    #expect(try app.presentation(.sheet).keyboardOverlap > 200)
  }
}
