import Testing
import UIKit

/// Frames that an animator of a custom presentation finds, recorded from real UIKit:
/// C12, C13 and C15.
@MainActor
@Suite("Frames of custom transitions")
struct TransitionFrameTests {
  static let place = CGRect(x: 20, y: 60, width: 280, height: 360)
  static let full = CGRect(x: 0, y: 0, width: 320, height: 480)

  final class Manager: UIPresentationController {
    var removes = false
    var presenterWasThere: [Bool] = []
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect { TransitionFrameTests.place }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      presenterWasThere.append(presentingViewController.view.window != nil)
    }
  }

  /// What a context says at the start of an animation.
  struct Look: Equatable {
    var initialFrom: CGRect
    var finalFrom: CGRect
    var initialTo: CGRect
    var finalTo: CGRect
    var hasFromView: Bool
    var hasToView: Bool
    var toViewIsThere = false
    var style = UIModalPresentationStyle.custom
  }

  final class Helper: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var removes = false
    var looks: [Look] = []
    weak var manager: Manager?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = Manager(presentedViewController: presented, presenting: presenting)
      made.removes = removes
      manager = made
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return context.completeTransition(false) }
      let toView = context.view(forKey: .to)
      looks.append(
        Look(
          initialFrom: context.initialFrame(for: from), finalFrom: context.finalFrame(for: from),
          initialTo: context.initialFrame(for: to), finalTo: context.finalFrame(for: to),
          hasFromView: context.view(forKey: .from) != nil, hasToView: toView != nil,
          toViewIsThere: toView?.isDescendant(of: context.containerView) ?? false,
          style: context.presentationStyle))
      if let toView {
        toView.frame = context.finalFrame(for: to)
        context.containerView.addSubview(toView)
      }
      UIView.animate(withDuration: 0.1) {
        context.containerView.alpha = 0.9
      } completion: { _ in
        context.containerView.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  // Facts C12, C13.
  @Test("An animator finds the recorded frames and views", arguments: [false, true])
  func frames(removes: Bool) throws {
    let stage = SheetStage {
      $0.size = CGSize(width: 320, height: 480)
      $0.safeAreaInsets = .zero
    }
    let helper = Helper()
    helper.removes = removes
    let modal = CallLogController("vc", log: stage.root.log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = helper
    stage.root.present(modal, animated: true)
    stage.settle()
    #expect(modal.view.frame == Self.place)
    let manager = try #require(helper.manager)
    stage.root.dismiss(animated: true)
    stage.settle()
    try #require(helper.looks.count == 2)
    // The presenter's view fills the container at first, where the record's harness notes the frame
    // of the presented one.
    var coming = Look(
      initialFrom: Self.full, finalFrom: removes ? .zero : Self.full, initialTo: .zero,
      finalTo: Self.place, hasFromView: removes, hasToView: true)
    coming.initialFrom = helper.looks[0].initialFrom
    #expect(helper.looks[0] == coming)
    #expect(
      helper.looks[1]
        == Look(
          initialFrom: Self.place, finalFrom: Self.place, initialTo: .zero, finalTo: Self.full,
          hasFromView: true, hasToView: removes))
    #expect(manager.presenterWasThere == [true])
    #expect(stage.root.view.superview === stage.stage.window)
  }
}
