import UIKit
import XCTest

@testable import Trails

@MainActor
final class FilterViewControllerTests: XCTestCase {
  private class Listener: NSObject, FilterViewControllerDelegate {
    var changes: [TrailFilter] = []
    var finished = 0
    func filterViewController(_ controller: FilterViewController, didChange filter: Any) {
      if let filter = filter as? TrailFilter { changes.append(filter) }
    }
    func filterViewControllerDidFinish(_ controller: FilterViewController) { finished += 1 }
  }

  private final class ResetListener: Listener {
    var resets = 0
    func filterViewControllerDidReset(_ controller: FilterViewController) { resets += 1 }
  }

  func testControlsChangeTheFilter() {
    let controller = FilterViewController(filter: TrailFilter())
    let listener = Listener()
    controller.delegate = listener
    controller.loadViewIfNeeded()
    controller.difficultyControl.selectedSegmentIndex = 3
    controller.difficultyControl.sendActions(for: .valueChanged)
    controller.lengthSlider.value = 12
    controller.lengthSlider.sendActions(for: .valueChanged)
    XCTAssertEqual(listener.changes.count, 2)
    XCTAssertEqual(listener.changes.last?.difficulty, .hard)
    XCTAssertEqual(listener.changes.last?.maximumLength, 12)
  }

  func testARequirementOfASubclassIsCalled() {
    let controller = FilterViewController(filter: TrailFilter())
    let listener = ResetListener()
    controller.delegate = listener
    controller.loadViewIfNeeded()
    controller.reset()
    XCTAssertEqual(listener.resets, 1)
    controller.delegate = nil
    controller.reset()
    XCTAssertEqual(listener.resets, 1)
  }

  func testAScreenBelowFollowsItsScrollView() {
    let controller = FilterViewController(filter: TrailFilter())
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.scrollView.delegate === controller)
    XCTAssertTrue(
      controller.responds(to: #selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:))))
  }

  func testTheSelectorOfAButtonIsPerformed() {
    let controller = FilterViewController(filter: TrailFilter())
    let listener = Listener()
    controller.delegate = listener
    controller.loadViewIfNeeded()
    let done = controller.navigationItem.rightBarButtonItem
    if let target = done?.target as? NSObject, let action = done?.action {
      target.perform(action)
    }
    XCTAssertEqual(listener.finished, 1)
  }
}
