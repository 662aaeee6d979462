/// A running transition between two controllers: the context of animators and the coordinator of
/// clients.
@MainActor
package final class ControllerTransition: NSObject {
  /// The view controllers and the container view; `nil` once the device has gone, after which empty
  /// ones stand for them.
  private var parties: (from: UIViewController, to: UIViewController, container: UIView)?
  package var from: UIViewController { parties?.from ?? UIViewController() }
  package var to: UIViewController { parties?.to ?? UIViewController() }
  package var container: UIView { parties?.container ?? UIView() }
  package let style: UIModalPresentationStyle
  package let animated: Bool
  package private(set) var startedByHand: Bool
  package var isDrivenByHand: Bool {
    didSet { if oldValue != isDrivenByHand { notifyInteraction() } }
  }
  package var wasCancelled = false
  package var percent: CGFloat = 0
  package var duration: TimeInterval = 0
  /// Indicates whether the user can interrupt it before it ends.
  package var interruptible = false
  package var fromView: UIView?
  package var toView: UIView?
  package var initialFromFrame = CGRect.zero
  package var finalFromFrame = CGRect.zero
  package var finalToFrame = CGRect.zero
  /// A closure that runs the alongside animations of clients in the transition's own animation.
  package var runAlongside: (@escaping () -> Void) -> Void = { $0() }
  /// The animator of the transition, once it has been requested.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Indicates whether the animator is a client's, which may fail to complete the transition.
  var hasClientAnimator = false
  /// The interactive transitioning object.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The interruptible animator of a client, if its animator has one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  /// The motion of an interactive transition's animations.
  var motion: TransitionMotion?
  /// Indicates whether alongside animations follow the touch although no client's object drives the
  /// transition.
  var followsHand = false
  /// The alongside animations of a transition that can be interactive.
  var followers: [UIViewPropertyAnimator] = []
  var watchdog: FrameTimers.Timer?
  /// A closure that is called once at the end.
  package var onComplete: ((Bool) -> Void)?
  /// The end of the transition while it is late; see ``PermittedDifference``.
  var lateEnd: (() -> Void)?

  private enum Stage { case waiting, running, over }
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var stage = Stage.waiting
  private(set) var isCompletedEarly = false
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  package init(
    from: UIViewController, to: UIViewController, in container: UIView,
    style: UIModalPresentationStyle, animated: Bool, interactive: Bool
  ) {
    parties = (from, to, container)
    self.style = style
    self.animated = animated
    startedByHand = interactive
    isDrivenByHand = interactive
  }

  /// Starts the alongside animations at the beginning of the transition's animation.
  package func startAlongside() {
    guard stage == .waiting else { return }
    stage = .running
    let waiting = animations
    animations = []
    if !waiting.isEmpty { alongside { for block in waiting { block(self) } } }
  }

  private func alongside(_ changes: @escaping () -> Void) {
    if interactor != nil || interruptibleAnimator != nil || followsHand {
      follow(changes)
    } else {
      runAlongside(changes)
    }
  }

  /// Begins the transition interactively.
  func beginInHand() {
    startedByHand = true
    isDrivenByHand = true
  }

  /// Indicates whether a client still has to complete it.
  var isWatched: Bool { hasClientAnimator && onComplete != nil && stage != .over }

  /// Calls the completion blocks and releases all objects.
  package func close() {
    guard stage != .over else { return }
    stage = .over
    endDriving(completed: !wasCancelled)
    animator = nil
    interruptibleAnimator = nil
    interactor = nil
    let waiting = completions
    animations = []
    completions = []
    interactionHandlers = []
    onComplete = nil
    runAlongside = { $0() }
    for block in waiting { block(self) }
  }

  /// Releases all objects without calling a block. Animators of clients may retain the transition.
  func abandon() {
    (animations, completions) = ([], [])
    lateEnd = nil
    followers = []
    close()
    (fromView, toView, parties) = (nil, nil, nil)
  }

  private func notifyInteraction() {
    for handler in interactionHandlers { handler(self) }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  package var containerView: UIView { container }
  package var isAnimated: Bool { animated }
  package var isInteractive: Bool { isDrivenByHand }
  package var transitionWasCancelled: Bool { wasCancelled }
  package var presentationStyle: UIModalPresentationStyle { style }
  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    percent = min(max(percentComplete, 0), 1)
    guard isDrivenByHand else { return }
    motion?.scrub(to: Double(percent))
    moveFollowers()
  }

  package func finishInteractiveTransition() {
    letGo(finishes: true)
  }

  package func cancelInteractiveTransition() {
    letGo(finishes: false)
  }

  package func pauseInteractiveTransition() {
    takeHold()
  }

  /// Completes the transition before its animator does, whose own call then has no effect.
  func completeEarly() {
    isCompletedEarly = true
    lateEnd?()
    completeTransition(true)
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let onComplete else {
      if stage == .over, !isCompletedEarly {
        Misuse.report(TransitionMisuse.completedTwice)
      }
      return
    }
    self.onComplete = nil
    if !didComplete { wasCancelled = true }
    isDrivenByHand = false
    endDriving(completed: didComplete)
    onComplete(didComplete)
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? initialFromFrame : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return finalFromFrame }
    return vc === to ? finalToFrame : .zero
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  package var initiallyInteractive: Bool { startedByHand }
  package var isInterruptible: Bool { interruptible }
  package var isCancelled: Bool { wasCancelled }
  package var transitionDuration: TimeInterval { duration }
  package var percentComplete: CGFloat { percent }
  package var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if stage == .running {
      alongside { animation(self) }
    } else {
      animations.append(animation)
    }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if stage != .over { interactionHandlers.append(handler) }
  }
}
