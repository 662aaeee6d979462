import Testing
import UIKit

@Suite("Layout that never ends is reported once and the device goes on")
@MainActor
struct LayoutLoopTests {
  /// Does something whenever it is laid out.
  private final class RestlessView: UIView {
    var work: ((RestlessView) -> Void)?
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      work?(self)
    }
  }

  /// A view at the end of a chain of plain ones, as deep as an app's.
  private func nested(_ view: UIView, in window: UIWindow) {
    var parent: UIView = window
    for _ in 0..<24 {
      let next = UIView(frame: window.bounds)
      parent.addSubview(next)
      parent = next
    }
    view.frame = window.bounds
    parent.addSubview(view)
  }

  /// The reports of some frames after `change`, and of as many after a second request.
  private func reports(
    _ stage: TestStage, then again: (() -> Void)? = nil, _ change: () -> Void
  ) -> [MisuseReport] {
    Misuse.collect {
      change()
      stage.run(frames: 3)
      again?()
      stage.run(frames: 3)
    }
  }

  @Test("A view that asks for layout while it is laid out, deep in the tree")
  func ownLayout() {
    let stage = TestStage()
    let view = RestlessView()
    view.accessibilityIdentifier = "restless"
    view.work = { $0.setNeedsLayout() }
    let reports = reports(stage, then: { view.setNeedsLayout() }) { nested(view, in: stage.window) }
    #expect(reports.map(\.id) == ["Layer.layoutLoop"])
    #expect(reports.first?.sentence.contains("RestlessView (\"restless\")") == true)
    #expect(view.passes < 200)
    #expect(stage.host.pendingWork == [])
  }

  @Test("A view that lays itself out in its layout")
  func recursion() {
    let stage = TestStage()
    let view = RestlessView()
    view.work = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    let reports = reports(stage) { nested(view, in: stage.window) }
    #expect(reports.map(\.id) == ["Layer.layoutLoop"])
    #expect(view.passes < 200)
    #expect(stage.host.pendingWork == [])
  }

  @Test("A view and its superview that ask each other")
  func upAndDown() {
    let stage = TestStage()
    let parent = RestlessView()
    let child = RestlessView()
    parent.work = { _ in child.setNeedsLayout() }
    child.work = { $0.superview?.setNeedsLayout() }
    parent.addSubview(child)
    let reports = reports(stage, then: { child.setNeedsLayout() }) {
      nested(parent, in: stage.window)
    }
    #expect(reports.count == 1 || reports.count == 2)
    #expect(child.passes < 400)
    #expect(stage.host.pendingWork == [])
  }

  @Test("Two views in different trees that ask each other")
  func across() {
    let stage = TestStage()
    let one = RestlessView()
    let other = RestlessView()
    one.work = { _ in other.setNeedsLayout() }
    other.work = { _ in one.setNeedsLayout() }
    let reports = reports(stage) {
      nested(one, in: stage.window)
      nested(other, in: stage.window)
    }
    #expect(reports.count == 1 || reports.count == 2)
    #expect(one.passes < 400)
    #expect(stage.host.pendingWork == [])
  }

  @Test("Views whose constraint updates ask for each other")
  func constraintUpdates() {
    final class Updating: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        superview?.setNeedsUpdateConstraints()
        for view in subviews { view.setNeedsUpdateConstraints() }
        setNeedsUpdateConstraints()
        super.updateConstraints()
      }
    }
    let stage = TestStage()
    let parent = Updating()
    let child = Updating()
    parent.addSubview(child)
    let reports = reports(stage, then: { child.setNeedsUpdateConstraints() }) {
      nested(parent, in: stage.window)
      child.setNeedsUpdateConstraints()
    }
    #expect(reports.contains { $0.sentence.contains("Updating") })
    #expect(reports.count <= 3)
    #expect(child.updates < 4000)
    #expect(stage.host.pendingWork == [])
  }

  @Test("A controller that changes its view in viewDidLayoutSubviews is named")
  func controllers() {
    final class Restless: UIViewController {
      override func viewDidLayoutSubviews() { view.setNeedsLayout() }
    }
    let stage = TestStage()
    let reports = reports(stage) { stage.window.rootViewController = Restless() }
    #expect(reports.map(\.id) == ["Layer.layoutLoop"])
    #expect(reports.first?.sentence.contains("the view of Restless") == true)
  }

  @Test("What else is laid out in the same frame is not disturbed")
  func others() {
    let stage = TestStage()
    let view = RestlessView()
    view.work = { $0.setNeedsLayout() }
    let row = UIStackView()
    let label = UILabel()
    label.text = "Still there"
    row.addArrangedSubview(label)
    let reports = reports(stage) {
      nested(view, in: stage.window)
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      stage.window.addSubview(row)
    }
    #expect(reports.map(\.id) == ["Layer.layoutLoop"])
    #expect(label.frame == row.bounds)
  }

  @Test("Layout that settles after many rounds is honest work")
  func honest() {
    let stage = TestStage()
    let view = RestlessView()
    view.work = { if $0.passes < 40 { $0.setNeedsLayout() } }
    #expect(reports(stage) { nested(view, in: stage.window) } == [])
    #expect(view.passes == 40)
  }
}
