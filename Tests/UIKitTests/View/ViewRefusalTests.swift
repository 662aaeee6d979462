import DetentTesting
import Testing
import UIKit

/// Constraints, arranged views, gesture recognizers and animators that UIKit refuses.
@MainActor
@Suite("Refused constraints, gesture recognizers and animators")
struct ViewRefusalTests {
  final class Scroll: UIScrollView, UIGestureRecognizerDelegate {}
  final class Delegate: NSObject, UIGestureRecognizerDelegate {}

  @Test("An impossible constraint is reported once, when it is created, and stays inactive")
  func impossibleConstraint() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    var constraint: NSLayoutConstraint?
    let reports = Misuse.collect {
      constraint = NSLayoutConstraint(
        item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 0)
    }
    #expect(reports.map(\.id) == ["Layout.impossibleConstraint"])
    #expect(Misuse.collect { constraint?.isActive = true } == [])
    #expect(constraint?.isActive == false)
  }

  @Test("A priority outside of its range is refused", arguments: [Float(0), -1, 1001, .nan])
  func priority(value: Float) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    let reports = Misuse.collect { constraint.priority = UILayoutPriority(value) }
    #expect(reports.map(\.id) == ["Layout.priorityOutOfRange"])
    #expect(constraint.priority == .required)
  }

  @Test("An arranged view behind the end is refused", arguments: [-1, 2])
  func stackIndex(index: Int) {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    let view = UIView()
    let reports = Misuse.collect { stack.insertArrangedSubview(view, at: index) }
    #expect(reports.map(\.id) == ["Layout.stackIndex"])
    #expect(stack.arrangedSubviews.count == 1 && view.superview == nil)
  }

  @Test("A scroll view's own pan gesture recognizer keeps its delegate")
  func scrollPan() {
    let (scroll, plain, delegate) = (Scroll(), UIScrollView(), Delegate())
    let reports = Misuse.collect {
      scroll.panGestureRecognizer.delegate = delegate
      plain.panGestureRecognizer.delegate = delegate
    }
    #expect(reports.map(\.id) == ["Gesture.scrollPanDelegate", "Gesture.scrollPanDelegate"])
    #expect(scroll.panGestureRecognizer.delegate === scroll)
  }

  @Test("A gesture recognizer cannot wait for its own failure")
  func ownFailure() {
    let tap = UITapGestureRecognizer()
    #expect(Misuse.collect { tap.require(toFail: tap) }.map(\.id) == ["Gesture.failsAfterItself"])
  }

  @Test("An animator that is released while it is paused is reported, one that is finished is not")
  func releasedAnimator() {
    func ids(_ end: (UIViewPropertyAnimator) -> Void) -> [String] {
      Misuse.collect {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
        end(animator)
      }.map(\.id)
    }
    #expect(ids { _ in } == ["Animation.animatorReleased"])
    #expect(ids { $0.stopAnimation(false) } == ["Animation.animatorReleased"])
    #expect(ids { $0.stopAnimation(true) } == [])
    #expect(
      ids {
        $0.stopAnimation(false)
        $0.finishAnimation(at: .current)
      } == [])
  }

  @Test("The root view controller's view that is added to the window by hand is reported")
  func rootView() {
    let stage = SheetStage()
    let reports = Misuse.collect { stage.stage.window.addSubview(stage.root.view) }
    #expect(reports.map(\.id) == ["App.rootViewAdded"])
  }

  @Test("A table that is laid out outside of a window is reported once")
  func looseTable() {
    let source = RowSource([["a"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let reports = Misuse.collect {
      table.layoutIfNeeded()
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(reports.map(\.id) == ["Table.layoutOutsideWindow"])
  }

  @Test("An input accessory view that has a superview is not shown by the keyboard")
  func inputView() {
    final class Field: UITextField {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      override var inputAccessoryView: UIView? {
        get { bar }
        set {}
      }
    }
    let root = UIViewController()
    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let app = TestApp(device: .iPhone16) { root }
    root.view.addSubview(field)
    root.view.addSubview(field.bar)
    let reports = Misuse.collect {
      field.becomeFirstResponder()
      app.advance(by: 0.1)
    }
    #expect(reports.map(\.id) == ["Control.inputViewInHierarchy"])
    #expect(field.bar.superview === root.view)
  }
}
