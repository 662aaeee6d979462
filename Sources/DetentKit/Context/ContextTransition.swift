#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The animator of a presentation in a context, which animates itself.
  final class ContextAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var controller: ContextPresentationController?

    init(_ controller: ContextPresentationController) {
      self.controller = controller
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      controller?.style.look.settle.spring.nominalDuration ?? 0
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let controller else { return context.completeTransition(true) }
      controller.run(context)
    }
  }

  /// The interaction controller of a presentation in a context: touches interrupt the presentation and
  /// drive the dismissal.
  final class ContextInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var controller: ContextPresentationController?

    init(_ controller: ContextPresentationController) {
      self.controller = controller
    }

    /// A dismissal by the user starts interactively.
    var wantsInteractiveStart: Bool { controller?.userDismissal != ContextUserDismissal.none }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      guard let controller else { return context.completeTransition(true) }
      controller.run(context)
    }
  }

  /// The state of UIKit's transition for a dismissal that the user started.
  enum ContextUserDismissal: Equatable {
    /// The user is not dismissing.
    case none
    /// UIKit was asked to dismiss and has not started; the result, if it is known by now.
    case asked(completed: Bool?)
    /// UIKit's transition is running.
    case running
  }
#endif
