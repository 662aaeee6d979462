import Testing
import UIKit

/// View hierarchies that do not agree with the hierarchy of the controllers.
@MainActor
@Suite("Children whose views are elsewhere")
struct ContainmentMisuseTests {
  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("The view of a child cannot be added to another controller's view")
  func otherView() {
    let stage = SheetStage()
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    add(parent, to: stage.root)
    add(other, to: stage.root)
    parent.addChild(child)
    let reports = Misuse.collect { other.view.addSubview(child.view) }
    #expect(reports.map(\.id) == ["Controller.childViewElsewhere"])
    #expect(reports.first?.exception == "UIViewControllerHierarchyInconsistency")
    #expect(child.view.superview == nil)
  }

  @Test("The view of a child cannot be added to the window")
  func window() {
    let stage = SheetStage()
    let child = UIViewController()
    add(child, to: stage.root)
    let reports = Misuse.collect { stage.stage.window.addSubview(child.view) }
    #expect(reports.map(\.id) == ["Controller.childViewElsewhere"])
    #expect(child.view.superview === stage.root.view)
  }

  @Test("The view of a child may be deep in its parent's view, and in views outside of a window")
  func allowed() {
    let stage = SheetStage()
    let (child, other) = (UIViewController(), UIViewController())
    let (inner, loose) = (UIView(), UIView())
    stage.root.view.addSubview(inner)
    let reports = Misuse.collect {
      stage.root.addChild(child)
      loose.addSubview(child.view)
      inner.addSubview(child.view)
      stage.root.view.addSubview(other.view)
      stage.root.addChild(other)
    }
    #expect(reports == [])
    #expect(child.view.superview === inner && other.parent === stage.root)
  }

  @Test("A controller whose view is in another controller's view cannot become a child")
  func childInOtherView() {
    let stage = SheetStage()
    let (other, child) = (UIViewController(), UIViewController())
    add(other, to: stage.root)
    other.view.addSubview(child.view)
    let reports = Misuse.collect { stage.root.addChild(child) }
    #expect(reports.map(\.id) == ["Controller.childInOtherView"])
    #expect(child.parent == nil)
  }

  @Test("A view has at most one view controller")
  func viewOfOther() {
    let (first, second) = (UIViewController(), UIViewController())
    let view = first.view
    let reports = Misuse.collect { second.view = view }
    #expect(reports.map(\.id) == ["Controller.viewOfOther"])
    #expect(first.view === view && second.view !== view)
  }

  @Test("An appearance transition that ends without having begun is reported")
  func unbalanced() {
    let controller = UIViewController()
    let reports = Misuse.collect {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      controller.endAppearanceTransition()
    }
    #expect(reports.map(\.id) == ["Controller.unbalancedAppearance"])
  }
}
