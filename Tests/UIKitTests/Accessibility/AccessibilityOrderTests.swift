import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Order of accessibility elements")
struct AccessibilityOrderTests {
  private func label(_ text: String, _ frame: CGRect, in view: UIView) {
    let label = UILabel(frame: frame)
    label.text = text
    view.addSubview(label)
  }

  private func read(_ view: UIView) -> [String] {
    AccessibilityTree().nodes(of: view).flatMap(\.elements).compactMap(\.label)
  }

  private func view() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test("Elements are read row by row from the top, whatever the order of the views")
  func rows() {
    let view = view()
    label("d", CGRect(x: 0, y: 60, width: 100, height: 20), in: view)
    label("c", CGRect(x: 200, y: 12, width: 60, height: 44), in: view)
    label("b", CGRect(x: 100, y: 10, width: 60, height: 44), in: view)
    // Centred beside taller neighbours: the same row, although it begins lower.
    label("a", CGRect(x: 0, y: 24, width: 60, height: 20), in: view)
    #expect(read(view) == ["a", "b", "c", "d"])
  }

  @Test("A row is read from the right where the interface is")
  func rightToLeft() {
    let view = view()
    view.semanticContentAttribute = .forceRightToLeft
    label("left", CGRect(x: 0, y: 0, width: 50, height: 20), in: view)
    label("right", CGRect(x: 200, y: 0, width: 50, height: 20), in: view)
    #expect(read(view) == ["right", "left"])
  }

  @Test("What is read as a group is not mixed with what stands beside it")
  func groups() {
    let view = view()
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(column)
    label("a", CGRect(x: 0, y: 0, width: 90, height: 20), in: column)
    label("b", CGRect(x: 0, y: 40, width: 90, height: 20), in: column)
    label("c", CGRect(x: 120, y: 0, width: 90, height: 20), in: view)
    #expect(read(view) == ["a", "c", "b"])
    column.shouldGroupAccessibilityChildren = true
    #expect(read(view) == ["a", "b", "c"])
  }

  @Test("A list of elements decides the order and what is read")
  func listed() {
    let view = view()
    label("a", CGRect(x: 0, y: 0, width: 90, height: 20), in: view)
    label("b", CGRect(x: 0, y: 40, width: 90, height: 20), in: view)
    let drawn = UIAccessibilityElement(accessibilityContainer: view)
    drawn.accessibilityLabel = "bar"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 5, height: 5)
    view.accessibilityElements = [view.subviews[1], drawn]
    #expect(read(view) == ["b", "bar"])
    #expect(drawn.accessibilityFrame == CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(view.index(ofAccessibilityElement: drawn) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(view.accessibilityElement(at: 2) == nil)
  }

  @Test("Hidden, transparent and skipped views are left out")
  func hidden() {
    let view = view()
    for (index, text) in ["a", "b", "c", "d"].enumerated() {
      label(text, CGRect(x: 0, y: index * 40, width: 90, height: 20), in: view)
    }
    view.subviews[0].isHidden = true
    view.subviews[1].alpha = 0
    view.subviews[2].isAccessibilityElement = false
    #expect(read(view) == ["d"])
    view.accessibilityElementsHidden = true
    #expect(read(view) == [])
  }

  @Test("A modal view hides what stands beside it, not what is in front of it")
  func modal() {
    let view = view()
    for (index, text) in ["back", "modal", "front"].enumerated() {
      label(text, CGRect(x: 0, y: index * 40, width: 90, height: 20), in: view)
    }
    view.subviews[1].accessibilityViewIsModal = true
    #expect(read(view) == ["modal", "front"])
    view.subviews[1].isHidden = true
    #expect(read(view) == ["back", "front"])
  }

  @Test("An element hides what it holds")
  func element() {
    let view = view()
    label("inner", CGRect(x: 0, y: 0, width: 90, height: 20), in: view)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "card"
    #expect(read(view) == ["card"])
  }

  @Test("A navigation bar is read before the list that reaches under it")
  func bars() {
    let stage = TestStage()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    label("row", CGRect(x: 0, y: 0, width: 90, height: 20), in: scrollView)
    controller.view.addSubview(scrollView)
    controller.title = "Title"
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.run(frames: 2)
    let tree = stage.host.accessibilityTree
    #expect(tree.flatMap(\.elements).map(\.label) == ["Title", "row"])
    #expect(tree.first?.children.map(\.role) == [.navigationBar, .scrollView])
    #expect(tree.flatMap(\.elements).first?.role == .header)
  }
}
