import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// Content that scrolls by itself, as web views and maps do.
@MainActor
@Suite("Web views and maps in sheets")
struct WebContentTests {
  /// A view that is no scroll view, but has one that zooms, with a delegate of its own, as a web view.
  final class Web: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let page = UIView()

    init() {
      super.init(frame: .zero)
      scrollView.delegate = self
      scrollView.maximumZoomScale = 5
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.addSubview(page)
      addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      scrollView.frame = bounds
      page.frame = CGRect(x: 0, y: 0, width: bounds.width * 1.4, height: 4_000)
      scrollView.contentSize = page.frame.size
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  }

  /// A view with recognisers of its own, as a map.
  final class Map: UIView {
    let pan = UIPanGestureRecognizer()
    var moved = CGPoint.zero
    private var target: ActionTarget?

    init() {
      super.init(frame: .zero)
      let target = ActionTarget { [weak self] _ in
        guard let self else { return }
        moved = pan.translation(in: self)
      }
      pan.addTarget(target, action: ActionTarget.action)
      self.target = target
      addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }
  }

  nonisolated private static let presenters = [SheetPresenter.system, .detentKit]

  private func show(_ view: UIView, _ presenter: SheetPresenter) throws -> SheetFeatureTests.Stage {
    let stage = try SheetFeatureTests.Stage()
    view.frame = stage.content.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.content.view.addSubview(view)
    var properties = SheetProperties(detents: [.medium, .large])
    properties.presenter = presenter
    try stage.present(properties)
    return stage
  }

  private func top(_ stage: SheetFeatureTests.Stage) -> CGFloat {
    stage.content.view.convert(stage.content.view.bounds, to: nil).minY
  }

  @Test("A web view's scroll view shares the drag with the sheet", arguments: presenters)
  func webView(presenter: SheetPresenter) throws {
    let web = Web()
    let stage = try show(web, presenter)
    let medium = top(stage)
    try stage.drag(from: 700, to: 400)
    let large = top(stage)
    #expect(large < medium - 200)
    try stage.drag(from: 700, to: 400)
    #expect(web.scrollView.contentOffset.y > 150 && top(stage) == large)
    // Sideways it scrolls, and the sheet stays.
    let finger = stage.app.touch(at: CGPoint(x: 300, y: 500))
    try finger.move(to: CGPoint(x: 180, y: 505), over: 0.3)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(web.scrollView.contentOffset.x > 60 && top(stage) == large)
    // From its top a pull moves the sheet.
    web.scrollView.contentOffset = .zero
    try stage.drag(from: 300, to: 620)
    #expect(top(stage) > large + 200)
  }

  @Test("A map keeps its drags where the sheet leaves them to it", arguments: presenters)
  func map(presenter: SheetPresenter) throws {
    let map = Map()
    let stage = try show(map, presenter)
    stage.content.setSheetDragDisabled(true, for: map)
    let before = top(stage)
    try stage.drag(from: 700, to: 600)
    #expect(abs(map.moved.y + 100) < 12 && top(stage) == before)
    stage.content.setSheetDragDisabled(false, for: map)
    map.removeGestureRecognizer(map.pan)
    try stage.drag(from: 700, to: 400)
    #expect(top(stage) < before - 200)
  }
}
