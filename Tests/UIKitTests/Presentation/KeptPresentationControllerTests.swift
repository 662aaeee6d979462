import DetentTesting
import Testing
import UIKit

/// A controller keeps the first presentation controller that is read, as UIKit documents: the style
/// has to be set before.
@MainActor
@Suite("The presentation controller that is kept")
struct KeptPresentationControllerTests {
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var presenters: [UIViewController?] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presenters.append(presenting)
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("A style that is set after the presentation controller was read is ignored, and reported")
  func lateStyle() throws {
    let (root, detail, delegate) = (UIViewController(), UIViewController(), Delegate())
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let first = try #require(detail.presentationController)
    #expect(first is UISheetPresentationController)
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = delegate
    let reports = try Misuse.collect {
      root.present(detail, animated: false)
      try app.settle()
    }
    #expect(reports.map(\.id) == ["Presentation.styleSetLate"])
    #expect(detail.presentationController === first)
    #expect(delegate.presenters.isEmpty)
    #expect(app.sheets.count == 1)
  }

  @Test("The same style again, and a style before the first read, are not reported")
  func earlyStyle() throws {
    let (root, detail) = (UIViewController(), UIViewController())
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let reports = try Misuse.collect {
      detail.modalPresentationStyle = .popover
      detail.modalPresentationStyle = .pageSheet
      #expect(detail.presentationController is UISheetPresentationController)
      detail.modalPresentationStyle = .automatic
      root.present(detail, animated: false)
      try app.settle()
    }
    #expect(reports == [])
  }

  @Test("The next presentation has a controller of its own, in the style of then")
  func nextPresentation() throws {
    let (root, detail) = (UIViewController(), UIViewController())
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let first = try #require(detail.presentationController)
    root.present(detail, animated: false)
    try app.settle()
    root.dismiss(animated: false)
    try app.settle()
    detail.modalPresentationStyle = .overFullScreen
    let reports = try Misuse.collect {
      root.present(detail, animated: false)
      try app.settle()
    }
    #expect(reports == [])
    #expect(detail.presentationController !== first)
    #expect(detail.presentationController?.presentationStyle == .overFullScreen)
  }

  @Test("The transitioning delegate learns which controller presents")
  func presenter() throws {
    let (root, detail, delegate) = (UIViewController(), UIViewController(), Delegate())
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = delegate
    root.present(detail, animated: false)
    try app.settle()
    #expect(delegate.presenters.count == 1)
    #expect(delegate.presenters.first == root)
  }
}
