#if canImport(UIKit)
  import UIKit

  /// Lets a context's presentation animate itself.
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

  /// Makes UIKit leave fingers alone while a context's presentation comes in, and follow them while
  /// one takes it out.
  final class ContextInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var controller: ContextPresentationController?

    init(_ controller: ContextPresentationController) {
      self.controller = controller
    }

    /// Only what the user dismisses begins in the hand.
    var wantsInteractiveStart: Bool { controller?.userDismissal != ContextUserDismissal.none }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      guard let controller else { return context.completeTransition(true) }
      controller.run(context)
    }
  }

  /// How far UIKit is with a dismissal that the user has begun.
  enum ContextUserDismissal: Equatable {
    /// There is none.
    case none
    /// UIKit has been asked and has not begun; what has become of it meanwhile.
    case asked(completed: Bool?)
    /// UIKit's transition runs.
    case running
  }
#endif
