import Testing
import UIKit

/// Presentations and dismissals that UIKit refuses, or that it reports.
@MainActor
@Suite("Refused presentations")
struct PresentationRefusalTests {
  final class Page: UIViewController {}

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  private func ids(_ work: () -> Void) -> [String] {
    Misuse.collect(work).map(\.id)
  }

  @Test("A presentation that is requested during a dismissal is refused", arguments: [0, 1, 10])
  func presentWhileDismissing(frames: Int) {
    let stage = SheetStage()
    stage.present()
    let second = CallLogController("second", log: stage.root.log)
    var isCompleted = false
    stage.root.dismiss(animated: true)
    stage.stage.advance(frames)
    let reports = ids { stage.root.present(second, animated: true) { isCompleted = true } }
    #expect(reports == ["Presentation.presentedDuringDismissal"])
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(!isCompleted)
  }

  @Test("In the completion of the dismissal the next controller is presented")
  func presentAfterDismissal() {
    let stage = SheetStage()
    stage.present()
    let second = CallLogController("second", log: stage.root.log)
    let reports = ids {
      stage.root.dismiss(animated: true) { stage.root.present(second, animated: true) }
      stage.settle()
    }
    #expect(reports == [])
    #expect(stage.root.presentedViewController === second)
  }

  @Test("Presenting from a controller that nobody added as a child is reported")
  func detachedPresenter() {
    let stage = SheetStage()
    let (stray, page) = (UIViewController(), Page())
    stage.root.view.addSubview(stray.view)
    #expect(
      ids { stray.present(page, animated: false) } == ["Presentation.presentedFromDetached"])
    #expect(stray.presentedViewController === page)
  }

  @Test("A controller in the style .none is not presented")
  func styleNone() {
    let stage = SheetStage()
    let page = Page()
    page.modalPresentationStyle = .none
    let reports = Misuse.collect { stage.root.present(page, animated: false) }
    #expect(reports.map(\.id) == ["Presentation.presentedWithoutStyle"])
    #expect(reports.first?.exception == "NSInvalidArgumentException")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("An alert without title, message and actions is not presented")
  func emptyAlert() {
    let stage = SheetStage()
    let alert = UIAlertController(title: nil, message: "", preferredStyle: .alert)
    #expect(ids { stage.root.present(alert, animated: false) } == ["Alert.empty"])
    #expect(stage.root.presentedViewController == nil)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(ids { stage.root.present(alert, animated: false) } == [])
    #expect(stage.root.presentedViewController === alert)
  }

  @Test("Moving the view of a presented controller out of the presentation is reported")
  func movedView() {
    let stage = SheetStage()
    let page = Page()
    stage.root.present(page, animated: false)
    #expect(
      ids { stage.root.view.addSubview(page.view) } == ["Presentation.presentedViewMoved"])
  }

  @Test("A transitioning delegate that is set after the presentation controller was made is late")
  func lateDelegate() {
    let stage = SheetStage()
    let (page, first, second) = (Page(), Delegate(), Delegate())
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = first
    let made = page.presentationController
    page.transitioningDelegate = second
    #expect(
      ids { stage.root.present(page, animated: false) } == ["Presentation.delegateSetLate"])
    #expect(page.presentationController === made)
  }

  @Test("The style .custom without a transitioning delegate is reported")
  func customWithoutDelegate() {
    let stage = SheetStage()
    let page = Page()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = Delegate()
    #expect(
      ids { stage.root.present(page, animated: false) } == ["Presentation.customWithoutDelegate"])
    #expect(stage.root.presentedViewController === page)
  }

  @Test("A dismissal during the animation of a full-screen presentation is reported and follows it")
  func dismissedEarly() {
    let stage = SheetStage()
    let page = Page()
    page.modalPresentationStyle = .fullScreen
    stage.root.present(page, animated: true)
    stage.stage.advance(5)
    #expect(
      ids { stage.root.dismiss(animated: true) } == ["Presentation.dismissedDuringPresentation"])
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
  }
}
