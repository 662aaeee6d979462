import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Which touches drag a sheet, and what scrolls at which detent.
@MainActor
@Suite("Touches of sheets")
struct SheetTouchTests {
  nonisolated private static let presenters = [SheetPresenter.system, .detentKit]

  private func top(_ stage: SheetFeatureTests.Stage) -> CGFloat {
    let view: UIView = stage.content.view
    return view.convert(view.bounds, to: nil).minY
  }

  @Test("The app decides by the touch's location and view", arguments: presenters)
  func shouldBegin(presenter: SheetPresenter) throws {
    let stage = try SheetFeatureTests.Stage()
    let drawing = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
    stage.content.view.addSubview(drawing)
    var properties = SheetProperties(detents: [.medium, .large])
    properties.presenter = presenter
    var touches: [SheetTouch] = []
    properties.shouldBeginDragging = {
      touches.append($0)
      return $0.view !== drawing && $0.location.y < 150
    }
    try stage.present(properties)
    let before = top(stage)
    try stage.drag(from: Double(before) + 250, to: Double(before) - 50)
    #expect(top(stage) == before)
    #expect(touches.last?.view === drawing)
    #expect(touches.last.map { abs($0.location.y - 250) < 20 } == true)
    #expect(touches.last?.detent == .medium)
    try stage.drag(from: Double(before) + 60, to: Double(before) - 250)
    #expect(top(stage) < before - 200)
  }

  @Test("Lists scroll only at the detents that the app names")
  func scrollingDetents() throws {
    let stage = try SheetFeatureTests.Stage()
    let list = UIScrollView(frame: stage.content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 393, height: 4000)
    stage.content.view.addSubview(list)
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.selectedDetent = .medium
    properties.scrollingDetents = [.large]
    try stage.present(properties)
    let sheet = try #require(stage.content.contextPresentationController)
    list.contentOffset.y = 300
    let medium = top(stage)
    // Scrolled content would scroll first; here the sheet moves down at once.
    try stage.drag(from: 600, to: 780)
    #expect(list.contentOffset.y == 300)
    #expect(top(stage) > medium + 100)
    sheet.selectedDetent = .large
    try stage.app.settle()
    try stage.drag(from: 500, to: 400)
    #expect(list.contentOffset.y > 350)
    #expect(sheet.selectedDetent == .large)
  }

  @Test("A drag is recognised together with the recognisers that the app names")
  func simultaneous() throws {
    for isTogether in [true, false] {
      let stage = try SheetFeatureTests.Stage()
      let own = UIPanGestureRecognizer()
      stage.content.view.addGestureRecognizer(own)
      var states: [UIGestureRecognizer.State] = []
      let target = ActionTarget {
        if let pan = $0 as? UIGestureRecognizer { states.append(pan.state) }
      }
      own.addTarget(target, action: ActionTarget.action)
      var properties = SheetProperties(detents: [.medium, .large])
      properties.shouldDragSimultaneously = { $0 === own && isTogether }
      try stage.present(properties)
      let before = top(stage)
      try stage.drag(from: 600, to: 300)
      let moved = top(stage) < before - 100
      let recognised = states.contains(.began)
      #expect((moved && recognised) == isTogether)
      withExtendedLifetime(target) {}
    }
  }

  @Test("The recogniser is open to requirements of others")
  func recognizer() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.medium, .large])
    properties.presenter = .detentKit
    try stage.present(properties)
    let sheet = try #require(stage.content.contextPresentationController)
    let pan = try #require(sheet.panGestureRecognizer)
    #expect(pan.view === sheet.presentedView)
  }

  @Test("Two lists side by side each share the drag with the sheet", arguments: presenters)
  func twoLists(presenter: SheetPresenter) throws {
    let stage = try SheetFeatureTests.Stage()
    let lists = [0.0, 196.5].map { x in
      UIScrollView(frame: CGRect(x: x, y: 0, width: 196.5, height: 800))
    }
    for list in lists {
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 196.5, height: 4000)
      stage.content.view.addSubview(list)
    }
    var properties = SheetProperties(detents: [.medium, .large])
    properties.selectedDetent = .large
    properties.presenter = presenter
    try stage.present(properties)
    for (index, x) in [100.0, 300].enumerated() {
      let finger = stage.app.touch(at: CGPoint(x: x, y: 600))
      try finger.move(to: CGPoint(x: x, y: 450), over: 0.3)
      stage.app.advance(by: 0.2)
      try finger.lift()
      try stage.app.settle()
      #expect(lists[index].contentOffset.y > 100)
    }
    let offset = lists[1].contentOffset.y
    // The first list is pulled to its top, and the sheet follows from there.
    let large = top(stage)
    let finger = stage.app.touch(at: CGPoint(x: 100, y: 200))
    try finger.move(to: CGPoint(x: 100, y: 800), over: 0.5)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(top(stage) > large + 200)
    #expect(lists[0].contentOffset.y == 0 && lists[1].contentOffset.y == offset)
  }
}
