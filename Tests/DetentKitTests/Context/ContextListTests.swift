import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// Several lists in one presented view.
@MainActor
@Suite("Lists in sheets")
struct ContextListTests {
  /// Two lists side by side, or pages with a list each.
  final class Lists: UIViewController {
    let lists = [UIScrollView(), UIScrollView()]
    let pager = UIScrollView()
    var pages = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      pager.isPagingEnabled = pages
      pager.contentInsetAdjustmentBehavior = .never
      view.addSubview(pager)
      for list in lists {
        list.contentInsetAdjustmentBehavior = .never
        pager.addSubview(list)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = view.bounds.size
      pager.frame = view.bounds
      let width = pages ? size.width : size.width / 2
      for (index, list) in lists.enumerated() {
        list.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
        list.contentSize = CGSize(width: width, height: 3_000)
      }
      pager.contentSize = CGSize(width: width * 2, height: size.height)
    }
  }

  nonisolated private static let presenters = [SheetPresenter.system, .detentKit]

  private func show(_ presenter: SheetPresenter, pages: Bool) throws -> (
    SheetFeatureTests.Stage, Lists
  ) {
    let stage = try SheetFeatureTests.Stage()
    let content = Lists()
    content.pages = pages
    var properties = SheetProperties(detents: [.medium, .large])
    properties.presenter = presenter
    stage.root.present(content, style: .pageSheet(properties: properties))
    try stage.app.settle()
    return (stage, content)
  }

  private func top(_ content: UIViewController) -> CGFloat {
    content.view.convert(content.view.bounds, to: nil).minY
  }

  private func drag(_ stage: SheetFeatureTests.Stage, x: Double, from start: Double, to end: Double)
    throws
  {
    let finger = stage.app.touch(at: CGPoint(x: x, y: start))
    try finger.move(to: CGPoint(x: x, y: end), over: 0.3)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
  }

  @Test("Of two lists side by side the one under the finger shares the drag", arguments: presenters)
  func sideBySide(presenter: SheetPresenter) throws {
    let (stage, content) = try show(presenter, pages: false)
    let medium = top(content)
    try drag(stage, x: 90, from: 700, to: 380)
    let large = top(content)
    #expect(large < medium - 200 && content.lists.allSatisfy { $0.contentOffset.y == 0 })
    try drag(stage, x: 300, from: 700, to: 500)
    let offset = content.lists[1].contentOffset.y
    #expect(offset > 150 && content.lists[0].contentOffset.y == 0)
    #expect(top(content) == large)
    // The left list is at its top, so it brings the sheet down; the right one would scroll.
    try drag(stage, x: 90, from: 200, to: 560)
    #expect(top(content) == medium)
    #expect(content.lists[1].contentOffset.y == offset)
  }

  @Test("Pages keep their offsets, turn sideways, and share upright drags", arguments: presenters)
  func pager(presenter: SheetPresenter) throws {
    let (stage, content) = try show(presenter, pages: true)
    let medium = top(content)
    try drag(stage, x: 196, from: 700, to: 380)
    let large = top(content)
    #expect(large < medium - 200)
    try drag(stage, x: 196, from: 700, to: 500)
    let offset = content.lists[0].contentOffset.y
    #expect(offset > 150)
    let finger = stage.app.touch(at: CGPoint(x: 340, y: 500))
    try finger.move(to: CGPoint(x: 40, y: 505), over: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(content.pager.contentOffset.x == content.view.bounds.width)
    #expect(top(content) == large)
    // The second page is at its top, although the first is not.
    try drag(stage, x: 196, from: 200, to: 560)
    #expect(top(content) == medium)
    #expect(content.lists[0].contentOffset.y == offset)
  }

  @Test(
    "While only the sheet moves, its list shows no indicator, and the app's setting is back after it"
  )
  func indicator() throws {
    for shows in [true, false] {
      let (stage, content) = try show(.detentKit, pages: false)
      let list = content.lists[0]
      list.showsVerticalScrollIndicator = shows
      let finger = stage.app.touch(at: CGPoint(x: 90, y: 700))
      try finger.move(to: CGPoint(x: 90, y: 560), over: 0.3)
      #expect(list.contentOffset.y == 0 && !list.showsVerticalScrollIndicator)
      try finger.move(to: CGPoint(x: 90, y: 40), over: 0.3)
      #expect(list.contentOffset.y > 0)
      #expect(list.showsVerticalScrollIndicator == shows, "it scrolls")
      try finger.move(to: CGPoint(x: 90, y: 700), over: 0.3)
      #expect(!list.showsVerticalScrollIndicator)
      try finger.lift()
      try stage.app.settle()
      #expect(list.showsVerticalScrollIndicator == shows)
    }
  }
}
