import Testing
import UIKit

@MainActor
@Suite("Places of popovers")
struct PopoverPlacementTests {
  struct Row: CustomStringConvertible, Sendable {
    var description: String
    var source: CGRect
    var permitted: UIPopoverArrowDirection = .any
    var size = CGSize(width: 240, height: 180)
    var frame: CGRect
    var direction: UIPopoverArrowDirection
  }

  nonisolated static let rows = [
    Row(
      description: "in the middle it hangs below its source",
      source: CGRect(x: 400, y: 500, width: 20, height: 20),
      frame: CGRect(x: 290, y: 520, width: 240, height: 193), direction: .up),
    Row(
      description: "at the bottom it stands above its source",
      source: CGRect(x: 400, y: 1100, width: 20, height: 20),
      frame: CGRect(x: 290, y: 907, width: 240, height: 193), direction: .down),
    Row(
      description: "only to the right of its source",
      source: CGRect(x: 400, y: 500, width: 20, height: 20), permitted: .left,
      frame: CGRect(x: 420, y: 420, width: 253, height: 180), direction: .left),
    Row(
      description: "only to the left of its source",
      source: CGRect(x: 400, y: 500, width: 20, height: 20), permitted: .right,
      frame: CGRect(x: 147, y: 420, width: 253, height: 180), direction: .right),
    Row(
      description: "ten points from the edge",
      source: CGRect(x: 0, y: 500, width: 20, height: 20), permitted: .up,
      frame: CGRect(x: 10, y: 520, width: 240, height: 193), direction: .up),
    Row(
      description: "beside a source at the edge, at which it could not point from below",
      source: CGRect(x: 0, y: 500, width: 20, height: 20),
      frame: CGRect(x: 20, y: 420, width: 253, height: 180), direction: .left),
    Row(
      description: "nearer to the edges than ten points where it would not fit otherwise",
      source: CGRect(x: 400, y: 500, width: 20, height: 20), permitted: .up,
      size: CGSize(width: 812, height: 100),
      frame: CGRect(x: 4, y: 520, width: 812, height: 113), direction: .up),
    Row(
      description: "not into the safe area",
      source: CGRect(x: 400, y: 40, width: 20, height: 20), permitted: [.left, .right],
      frame: CGRect(x: 420, y: 32, width: 253, height: 180), direction: .left),
    Row(
      description: "without an arrow it covers its source",
      source: CGRect(x: 400, y: 500, width: 20, height: 20), permitted: [],
      frame: CGRect(x: 290, y: 420, width: 240, height: 180), direction: []),
    Row(
      description: "too high for any side it is beside its source and as high as fits",
      source: CGRect(x: 100, y: 500, width: 20, height: 20),
      size: CGSize(width: 300, height: 2000),
      frame: CGRect(x: 120, y: 32, width: 313, height: 1123), direction: .left),
  ]

  @Test("A popover goes where its source and its arrow let it", arguments: rows)
  func placement(row: Row) throws {
    let stage = PopoverStage()
    let content = CallLogController("popover")
    content.preferredContentSize = row.size
    stage.source.frame = row.source
    let popover = try stage.present(content) { $0.permittedArrowDirections = row.permitted }
    #expect(popover.frameOfPresentedViewInContainerView == row.frame)
    #expect(popover.arrowDirection == row.direction)
    #expect(popover.presentedView?.frame == row.frame)
  }

  // Fact G55.
  @Test("A popover out of a bar item stands where it was measured")
  func barItem() throws {
    let stage = PopoverStage()
    let navigation = UINavigationController(rootViewController: CallLogController("page"))
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stage.stage.stage.window.rootViewController = navigation
    stage.stage.settle()
    let popover = try stage.present(from: navigation) {
      $0.sourceView = nil
      $0.barButtonItem = item
    }
    let frame = popover.frameOfPresentedViewInContainerView
    #expect(frame == CGRect(x: 561, y: 62, width: 240, height: 180))
    #expect(popover.barButtonItem === popover.sourceItem)
  }

  @Test("The arrow lies in the content's safe area, and the content is compact and elevated")
  func content() throws {
    let stage = PopoverStage()
    let content = CallLogController("popover")
    try stage.present(content)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    #expect(content.view.bounds.size == CGSize(width: 240, height: 193))
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(content.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("A popover without a source is not presented", arguments: [true, false])
  func missingSource(animated: Bool) {
    let stage = PopoverStage()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    var isCompleted = false
    let reports = Misuse.collect {
      stage.root.present(content, animated: animated) { isCompleted = true }
      stage.stage.settle()
    }
    #expect(reports.map(\.id) == ["Popover.noSource"])
    #expect(reports.first?.exception == "NSGenericException")
    #expect(stage.root.presentedViewController == nil && content.viewIfLoaded?.window == nil)
    #expect(!isCompleted)
  }

  @Test("A new preferred size takes the popover along, little by little")
  func preferredSize() throws {
    let stage = PopoverStage()
    let content = CallLogController("popover")
    let popover = try stage.present(content)
    let view = try #require(popover.presentedView)
    content.preferredContentSize = CGSize(width: 300, height: 280)
    #expect(view.frame == CGRect(x: 260, y: 520, width: 300, height: 293))
    stage.stage.stage.advance(4)
    let shown = view.layer.presented.bounds.height
    #expect(shown > 193 && shown < 293)
    stage.stage.settle()
    #expect(view.layer.presented.bounds.height == 293)
  }

  @Test("A popover makes room for the keyboard")
  func keyboard() throws {
    let stage = PopoverStage()
    stage.source.frame.origin.y = 700
    let popover = try stage.present()
    #expect(popover.arrowDirection == .up)
    stage.host.keyboardFrameWillChange(overlap: 400)
    stage.stage.settle()
    #expect(popover.arrowDirection == .down)
    #expect(popover.frameOfPresentedViewInContainerView.maxY == 700)
  }

  @Test("After a change of size the delegate may name another source")
  func reposition() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    let popover = try stage.present { $0.delegate = delegate }
    delegate.lines = []
    delegate.newSource = CGRect(x: 100, y: 0, width: 20, height: 20)
    stage.resize(to: CGSize(width: 1180, height: 820))
    #expect(delegate.lines.filter { $0 == "willReposition" } == ["willReposition"])
    #expect(popover.sourceRect == CGRect(x: 100, y: 0, width: 20, height: 20))
    #expect(
      popover.frameOfPresentedViewInContainerView
        == CGRect(x: 390, y: 520, width: 240, height: 193))
  }

  @Test("From right to left a popover tries the left side of its source first")
  func rightToLeft() throws {
    let stage = PopoverStage { $0.layoutDirection = .rightToLeft }
    let popover = try stage.present { $0.permittedArrowDirections = [.left, .right] }
    #expect(popover.arrowDirection == .right)
    #expect(
      popover.frameOfPresentedViewInContainerView
        == CGRect(x: 147, y: 420, width: 253, height: 180))
  }

  @Test("A navigation stack in a popover is as large as its top controller and the bar")
  func navigationStack() throws {
    let stage = PopoverStage()
    let first = CallLogController("first")
    first.preferredContentSize = CGSize(width: 240, height: 180)
    let navigation = UINavigationController(rootViewController: first)
    navigation.modalPresentationStyle = .popover
    let popover = try #require(navigation.popoverPresentationController)
    popover.sourceView = stage.source
    stage.root.present(navigation, animated: true)
    stage.stage.settle()
    #expect(
      popover.frameOfPresentedViewInContainerView
        == CGRect(x: 290, y: 520, width: 240, height: 13 + 54 + 180))
    let second = CallLogController("second")
    second.preferredContentSize = CGSize(width: 300, height: 400)
    navigation.pushViewController(second, animated: true)
    stage.stage.settle()
    #expect(popover.presentedView?.frame.size == CGSize(width: 300, height: 467))
    second.preferredContentSize.height = 100
    stage.stage.settle()
    #expect(popover.presentedView?.frame.size == CGSize(width: 300, height: 167))
  }

  @Test("A client's chrome takes the place of the system's")
  func clientChrome() throws {
    final class Chrome: UIPopoverBackgroundView {
      override class func arrowBase() -> CGFloat { 30 }
      override class func arrowHeight() -> CGFloat { 20 }
      override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      }
    }
    let stage = PopoverStage()
    let content = CallLogController("popover")
    let popover = try stage.present(content) { $0.popoverBackgroundViewClass = Chrome.self }
    let chrome = try #require(popover.presentedView?.subviews.first as? Chrome)
    #expect(chrome.arrowDirection == .up)
    #expect(chrome.frame.size == CGSize(width: 254, height: 212))
    #expect(
      content.view.convert(content.view.bounds, to: popover.presentedView)
        == CGRect(x: 6, y: 25, width: 240, height: 180))
  }
}
