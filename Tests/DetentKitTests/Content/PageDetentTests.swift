import DetentTesting
import SheetEngine
import SwiftUI
import Testing

@testable import DetentKit

/// Detents of each page of a navigated, tabbed or paged sheet, on every road.
@MainActor
@Suite("Stops for each page")
struct PageDetentTests {
  final class Page: UIViewController {
    let detents: [PresentationDetentReference]?

    init(_ detents: [PresentationDetentReference]?, _ title: String = "") {
      self.detents = detents
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      setPresentationDetents(detents)
    }
  }

  nonisolated private static let styles:
    [@MainActor @Sendable (SheetProperties) -> ModalPresentationStyle] = [
      { .pageSheet(properties: $0) }, { .pinned($0, look: .iOS18) }, { .context(ContextStyle($0)) },
    ]

  private func present(_ content: UIViewController, _ style: Int) throws -> SheetFeatureTests.Stage
  {
    let stage = try SheetFeatureTests.Stage(style: .ios18)
    stage.root.definesPresentationContext = true
    stage.root.present(content, style: Self.styles[style](SheetProperties(detents: [.medium])))
    try stage.app.settle()
    return stage
  }

  /// The visible height of the presentation without the bottom safe area.
  private func height(_ content: UIViewController) -> CGFloat {
    (852 - content.view.convert(content.view.bounds, to: nil).minY - 34).rounded()
  }

  @Test("A push moves the sheet to the page's detents, and a pop back", arguments: 0..<3)
  func navigation(style: Int) throws {
    let navigation = UINavigationController(rootViewController: Page([.height(240)]))
    let stage = try present(navigation, style)
    #expect(height(navigation) == 240)
    navigation.pushViewController(Page([.height(420)]), animated: true)
    stage.app.advance(by: 0.12)
    let between = height(navigation)
    #expect(between > 240 && between < 420, "\(between): the sheet moves with the push")
    try stage.app.settle()
    #expect(height(navigation) == 420)
    navigation.pushViewController(Page(nil), animated: true)
    try stage.app.settle()
    #expect(height(navigation) == 420, "a page without detents has those before it")
    navigation.popToRootViewController(animated: true)
    try stage.app.settle()
    #expect(height(navigation) == 240)
  }

  @Test(
    "A back swipe that is given up keeps the page's detents, and one that is not goes back",
    arguments: 0..<3)
  func backSwipe(style: Int) throws {
    let navigation = UINavigationController(rootViewController: Page([.height(240)]))
    let stage = try present(navigation, style)
    navigation.pushViewController(Page([.height(420)]), animated: false)
    try stage.app.settle()
    let finger = stage.app.touch(at: CGPoint(x: 3, y: 700))
    try finger.move(to: CGPoint(x: 90, y: 700), over: 0.3)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(height(navigation) == 420)
    let second = stage.app.touch(at: CGPoint(x: 3, y: 700))
    try second.move(to: CGPoint(x: 330, y: 700), over: 0.3)
    try second.lift()
    try stage.app.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(height(navigation) == 240)
    #expect(navigation.view.window != nil, "the swipe moved no sheet")
  }

  @Test("The tabs of a sheet have detents each", arguments: 0..<3)
  func tabs(style: Int) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page([.height(240)], "One"), Page([.height(420)], "Two")]
    let stage = try present(tabs, style)
    #expect(height(tabs) == 240)
    tabs.selectedIndex = 1
    try stage.app.settle()
    #expect(height(tabs) == 420)
    tabs.selectedIndex = 0
    try stage.app.settle()
    #expect(height(tabs) == 240)
  }

  @Test("A presented controller has its own detents from the first frame, until it gives them up")
  func alone() throws {
    for style in 0..<3 {
      let page = Page([.height(240)])
      let stage = try SheetFeatureTests.Stage(style: .ios18)
      stage.root.definesPresentationContext = true
      stage.root.present(page, style: Self.styles[style](SheetProperties(detents: [.medium])))
      stage.app.advance(by: 0.05)
      #expect(page.view.bounds.height < 300, "\(style)")
      try stage.app.settle()
      page.setPresentationDetents(nil)
      try stage.app.settle()
      #expect(height(page) > 300)
    }
  }

  @Test("Pages of a navigation stack in SwiftUI have detents each", arguments: 0..<3)
  func swiftUI(style: Int) throws {
    struct Sheet: View {
      @Bindable var path: Path
      var body: some View {
        NavigationStack(path: $path.levels) {
          Text("Root")
            .presentationDetents([.height(240)], largestUndimmed: .height(240))
            .navigationDestination(for: Int.self) { _ in
              Text("Page").presentationDetents([.height(420)], largestUndimmed: .height(420))
            }
        }
      }
    }
    let (model, path) = (Model(), Path())
    let stage = try SwiftUIStage {
      SandwichContentTests.Screen(
        model: model, style: { Self.styles[style](SheetProperties(detents: [.medium])) }
      ) { Sheet(path: path) }
      .presentationContext()
    }
    func height() -> CGFloat {
      guard let view = stage.top?.view else { return 0 }
      return (852 - view.convert(view.bounds, to: nil).minY).rounded()
    }
    model.isPresented = true
    try stage.app.settle()
    let small = height()
    #expect((100..<300).contains(small))
    path.levels = [1]
    try stage.app.settle()
    #expect(height() > small + 150)
    path.levels = []
    try stage.app.settle()
    #expect(height() == small)
  }

  @MainActor @Observable
  final class Path {
    var levels: [Int] = []
  }
}
