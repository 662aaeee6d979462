/// A presentation of one view controller by another, from the request to the end.
///
/// The presenting controller owns it, and it owns the presented one.
@MainActor
package final class Presentation {
  package enum Phase {
    /// Requested; it begins at the end of the current run-loop turn.
    case waiting
    case presenting
    case presented
    /// A dismissal was requested and begins at the end of the current run-loop turn.
    case leaving
    case dismissing
    case over
  }

  package internal(set) var presented: UIViewController
  package internal(set) var controller: UIPresentationController
  package internal(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  package internal(set) var style: UIModalPresentationStyle
  /// The requested view controller. It differs from `presented` only under an adaptation.
  let original: UIViewController
  let wanted: UIPresentationController
  /// Indicates whether traits changed during a transition, so that the adaptation has to be
  /// determined again after it.
  var needsAdaptation = false
  /// The adaptation to perform when the announced traits apply.
  var plannedAdaptation: Adaptation?
  /// The size that was announced to the presented controller.
  var announcedSize: CGSize?
  /// The style of the standard animation.
  let transitionStyle: UIModalTransitionStyle
  package internal(set) var phase = Phase.waiting
  package internal(set) var container: UITransitionView?
  package internal(set) var transition: ControllerTransition?
  var isAnimated = false
  /// Indicates whether the dismissal's animation is complete and only callbacks are left.
  var isEnding = false
  var presentCompletions: [() -> Void] = []
  var dismissCompletions: [() -> Void] = []
  /// The dismissals that were requested while the presentation was in progress.
  var afterPresenting: [() -> Void] = []
  /// Requests to the presenting controller that were made during the dismissal.
  var afterDismissal: [() -> Void] = []
  /// The place to which the presenting view is restored.
  var presenterPlace: ViewPlace?
  /// The presentations above that end with the same dismissal.
  var alsoLeaving: [Presentation] = []
  /// The first responder before the presentation, which is restored after it.
  weak var responderSetAside: UIResponder?
  var clientAnimator: (any UIViewControllerAnimatedTransitioning)?

  init(
    presented: UIViewController, presenter: UIViewController, source: UIViewController,
    adaptation: Adaptation
  ) {
    original = presented
    wanted = adaptation.wanted
    self.presented = adaptation.presented
    self.presenter = presenter
    self.source = source
    let controller = adaptation.controller
    self.controller = controller
    style = controller.styleStorage
    let takesContextStyle =
      style.isInContext && presenter.providesPresentationContextTransitionStyle
    transitionStyle =
      takesContextStyle ? presenter.wantedTransitionStyle : presented.wantedTransitionStyle
  }

  /// The container view as far as apps may see it.
  var containerIfShown: UIView? { container }

  var isLeaving: Bool { phase == .leaving || phase == .dismissing }

  /// The presentations on top of this one, from below.
  var above: [Presentation] {
    var found: [Presentation] = []
    var current = presented.ownPresentation
    while let next = current {
      found.append(next)
      current = next.presented.ownPresentation
    }
    return found
  }

  /// Logs a callback of the presentation controller, if an app's class can have overridden it.
  func logController(_ call: String) {
    let type = type(of: controller)
    guard type != CoverPresentationController.self, type != UISheetPresentationController.self,
      type != UIPopoverPresentationController.self, type != UIPresentationController.self
    else { return }
    DisplayHost.log("\(type).\(call)")
  }
}
