import DetentTesting
import Testing

@MainActor
@Suite("UISplitViewController")
struct SplitViewControllerTests {
  private final class Page: UIViewController {
    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
      view.backgroundColor = .white
      view.accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Delegate: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var lines: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { lines.append("show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { lines.append("hide \(column)") }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expand") }
  }

  private func split(
    _ style: UISplitViewController.Style = .doubleColumn, _ delegate: Delegate? = nil
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(Page("list"), for: .primary)
    if style == .tripleColumn { split.setViewController(Page("middle"), for: .supplementary) }
    split.setViewController(Page("detail"), for: .secondary)
    return split
  }

  private func titles(_ controller: UIViewController?) -> [String] {
    (controller as? UINavigationController)?.viewControllers.compactMap(\.title) ?? []
  }

  @Test("A wide screen shows two columns side by side, each with a navigation controller")
  func wide() throws {
    let split = split()
    let app = TestApp(device: .iPadPro11, orientation: .landscapeLeft) { split }
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.viewControllers.map { titles($0) } == [["list"], ["detail"]])
    let list = try app.find("list")
    let detail = try app.find("detail")
    #expect(list.convert(list.bounds, to: nil).width == split.primaryColumnWidth)
    #expect(detail.convert(detail.bounds, to: nil).minX >= split.primaryColumnWidth)
    #expect(split.viewController(for: .primary)?.title == "list")
    #expect(split.viewController(for: .primary)?.splitViewController === split)
    app.end()
  }

  @Test("A high screen shows the secondary column, and its button shows the primary over it")
  func overlay() throws {
    let delegate = Delegate()
    let split = split(.doubleColumn, delegate)
    let app = TestApp(device: .iPadPro11) { split }
    #expect(split.displayMode == .secondaryOnly)
    #expect(!app.exists("list"))
    split.show(.primary)
    try app.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(app.exists("list"))
    #expect(split.isShowing(.primary))
    app.tap(at: CGPoint(x: 700, y: 600))
    try app.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(!app.exists("list"))
    #expect(delegate.lines == ["show primary", "hide primary"])
    app.end()
  }

  @Test("A phone shows one stack, with the secondary page on top unless the delegate chooses")
  func collapsed() throws {
    let first = split()
    var app = TestApp { first }
    #expect(first.isCollapsed)
    #expect(first.viewControllers.count == 1)
    #expect(titles(first.viewControllers.first) == ["list", "detail"])
    app.end()
    let delegate = Delegate()
    delegate.top = .primary
    let second = split(.doubleColumn, delegate)
    app = TestApp { second }
    #expect(titles(second.viewControllers.first) == ["list"])
    second.show(.secondary)
    try app.settle()
    #expect(titles(second.viewControllers.first) == ["list", "detail"])
    second.hide(.secondary)
    try app.settle()
    #expect(titles(second.viewControllers.first) == ["list"])
    #expect(delegate.lines == ["collapse"])
    app.end()
  }

  @Test("Pages keep their columns while a window becomes narrow and wide again")
  func resizing() throws {
    let delegate = Delegate()
    let split = split(.doubleColumn, delegate)
    let app = TestApp(device: .iPadPro11, orientation: .landscapeLeft) { split }
    app.resize(to: CGSize(width: 400, height: 800))
    try app.settle()
    #expect(split.isCollapsed)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(titles(stack) == ["list", "detail"])
    stack.pushViewController(Page("more"), animated: false)
    app.resize(to: CGSize(width: 1194, height: 834))
    try app.settle()
    #expect(split.viewControllers.map { titles($0) } == [["list"], ["detail", "more"]])
    #expect(delegate.lines.filter { !$0.contains(" ") } == ["collapse", "expand"])
    app.end()
  }

  @Test("A detail replaces the secondary column, or is pushed on a phone")
  func details() throws {
    let wide = split()
    var app = TestApp(device: .iPadPro11, orientation: .landscapeLeft) { wide }
    wide.viewController(for: .primary)?.showDetailViewController(Page("other"), sender: nil)
    try app.settle()
    #expect(titles(wide.viewControllers.last) == ["other"])
    #expect(app.exists("other"))
    app.end()
    let delegate = Delegate()
    delegate.top = .primary
    let narrow = split(.doubleColumn, delegate)
    app = TestApp { narrow }
    narrow.showDetailViewController(Page("other"), sender: nil)
    try app.settle()
    #expect(titles(narrow.viewControllers.first) == ["list", "other"])
    app.end()
  }

  @Test("Three columns show the supplementary one first, then all")
  func triple() throws {
    let split = split(.tripleColumn)
    let app = TestApp(device: .iPadPro11, orientation: .landscapeLeft) { split }
    #expect(app.exists("middle"))
    #expect(!app.exists("list"))
    split.show(.primary)
    try app.settle()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(app.exists("list"))
    app.end()
  }

  @Test("The older style shows the controllers as they are, and preferences give the widths")
  func older() throws {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: Page("list")), Page("detail"),
    ]
    split.preferredDisplayMode = .allVisible
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 250
    let app = TestApp(device: .iPadPro11) { split }
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.viewControllers.last?.title == "detail")
    #expect(split.primaryColumnWidth == 250)
    let list = try app.find("list")
    #expect(list.bounds.width == 250)
    app.end()
  }
}
