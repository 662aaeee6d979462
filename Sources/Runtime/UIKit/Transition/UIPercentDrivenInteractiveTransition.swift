/// Drives an animator's animation by hand: the share of the way is set from a gesture, and when it
/// is let go the rest runs, forth or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Creates an object to be used for one transition at a time.
  public override init() {
    super.init()
  }

  /// Seconds that the animator wants; 0 while there is no transition.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// The share of the way that was set last, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest runs, 1 for the animator's own pace. Values of 0 and less count as 1.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest, where ``timingCurve`` gives none. The default is `.easeInOut`.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing of the rest for animators that can be interrupted; `nil`, the default, is their own.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition starts in the hand. With `false` it runs by itself until ``pause()``.
  /// The default is `true`.
  open var wantsInteractiveStart = true

  /// Begins in the hand: the animation stands still at its start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    adopt(transition)
    percentComplete = 0
    transition.startInHand()
    let waiting = waiting
    self.waiting = []
    for call in waiting { call() }
  }

  /// Takes hold of the transition while it runs.
  open func pause() {
    guard let transition else { return reportNoTransition("pause()") }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Sets the share of the way, 0 to 1. Values outside are limited.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else {
      return reportMisuse(
        "UIPercentDrivenInteractiveTransition.update(_:) was given \(percentComplete); give it a "
          + "number from 0 to 1. The call was ignored.")
    }
    whenStarted { [self] in
      self.percentComplete = min(max(percentComplete, 0), 1)
      transition?.updateInteractiveTransition(percentComplete)
    }
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    whenStarted { [self] in
      transition?.releaseFromHand(
        finishes: false, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
    }
  }

  /// Lets the transition run to its end.
  open func finish() {
    whenStarted { [self] in
      transition?.releaseFromHand(
        finishes: true, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
    }
  }

  private weak var transition: ControllerTransition?
  /// What was asked for before the transition, which begins with the end of the present code.
  private var waiting: [() -> Void] = []

  /// The transition is the one that this drives, though it may start by itself.
  func adopt(_ transition: ControllerTransition) {
    self.transition = transition
  }

  private func whenStarted(_ call: @escaping () -> Void) {
    if transition == nil { waiting.append(call) } else { call() }
  }

  private func reportNoTransition(_ call: String) {
    reportMisuse(
      "UIPercentDrivenInteractiveTransition.\(call) was called although it drives no transition; "
        + "return it from the delegate and wait until the transition has begun. It was ignored.")
  }
}
