/// An object that drives an animator's animation interactively: a gesture sets the progress, and
/// after finishing or cancelling the rest of the animation runs.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Creates an object that can drive one transition at a time.
  public override init() {
    super.init()
  }

  /// The duration of the animator's animation in seconds; 0 without a transition.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// The progress that was set last, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the animation, 1 for the animator's own speed. Values of 0 and less
  /// count as 1.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest of the animation if ``timingCurve`` is `nil`. The default is
  /// `.easeInOut`.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing of the rest of the animation for interruptible animators; `nil`, the default, is
  /// their own.
  open var timingCurve: (any UITimingCurveProvider)?

  /// A Boolean value that indicates whether the transition starts interactively. With `false` it
  /// runs until ``pause()``. The default is `true`.
  open var wantsInteractiveStart = true

  /// Starts the transition interactively: the animation is paused at its start.
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

  /// Pauses a running transition and makes it interactive.
  open func pause() {
    guard let transition else { return reportNoTransition("pause()") }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Sets the progress, 0 to 1. Values outside are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else {
      return Misuse.report(TransitionMisuse.percentOutOfRange(percentComplete))
    }
    whenStarted { [self] in
      self.percentComplete = min(max(percentComplete, 0), 1)
      transition?.updateInteractiveTransition(percentComplete)
    }
  }

  /// Cancels the transition: it animates back to its start.
  open func cancel() {
    whenStarted { [self] in
      transition?.releaseFromHand(
        finishes: false, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
    }
  }

  /// Finishes the transition: it animates to its end.
  open func finish() {
    whenStarted { [self] in
      transition?.releaseFromHand(
        finishes: true, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
    }
  }

  private weak var transition: ControllerTransition?
  /// Calls from before the transition, which begins at the end of the current run-loop turn.
  private var waiting: [() -> Void] = []

  /// Connects the transition that this object drives, which may start without interaction.
  func adopt(_ transition: ControllerTransition) {
    self.transition = transition
  }

  private func whenStarted(_ call: @escaping () -> Void) {
    if transition == nil { waiting.append(call) } else { call() }
  }

  private func reportNoTransition(_ call: String) {
    Misuse.report(TransitionMisuse.noTransition(call))
  }
}
