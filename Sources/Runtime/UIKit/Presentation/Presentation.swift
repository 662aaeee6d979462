/// One controller presented by another: what belongs to both of them, from the request to the end.
///
/// The presenter owns it, it owns the presented controller.
@MainActor
package final class Presentation {
  package enum Phase {
    /// Asked for; begins when the present turn of code is over.
    case waiting
    case presenting
    case presented
    /// A dismissal was asked for and begins when the present turn of code is over.
    case leaving
    case dismissing
    case over
  }

  package internal(set) var presented: UIViewController
  package internal(set) var controller: UIPresentationController
  package internal(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  package internal(set) var style: UIModalPresentationStyle
  /// What was asked for: the same as `presented` and `controller` but for an adaptation.
  let original: UIViewController
  let wanted: UIPresentationController
  /// The traits changed while a transition ran: the adaptation has to be looked at after it.
  var needsAdaptation = false
  /// What the presentation becomes when the traits that were announced apply.
  var plannedAdaptation: Adaptation?
  /// The size that what is presented was told it is going to have.
  var announcedSize: CGSize?
  /// How the standard animation goes.
  let transitionStyle: UIModalTransitionStyle
  package internal(set) var phase = Phase.waiting
  package internal(set) var container: UITransitionView?
  package internal(set) var transition: ControllerTransition?
  var isAnimated = false
  /// The dismissal has animated to its end; what is left are the callbacks.
  var isEnding = false
  var presentCompletions: [() -> Void] = []
  var dismissCompletions: [() -> Void] = []
  /// A dismissal that was asked for while the presentation could not be interrupted.
  var waitingDismissal: (() -> Void)?
  /// What was asked of the presenter while the dismissal ran.
  var afterDismissal: [() -> Void] = []
  /// Where the presenter's view goes back to.
  var presenterPlace: ViewPlace?
  /// Those above that go in the same dismissal.
  var alsoLeaving: [Presentation] = []
  /// What had the keyboard before, and gets it back.
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

  /// The container as clients may see it.
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

  /// Notes a hook of the presentation controller, if a client's class can have overridden it.
  func logController(_ call: String) {
    let type = type(of: controller)
    guard type != CoverPresentationController.self, type != UISheetPresentationController.self,
      type != UIPopoverPresentationController.self, type != UIPresentationController.self
    else { return }
    DisplayHost.log("\(type).\(call)")
  }
}
