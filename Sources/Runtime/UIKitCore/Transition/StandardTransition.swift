import SheetEngine

/// The system's animators, which use the same context as a client's.
@MainActor
final class StandardTransition: NSObject, AlongsideAnimating {
  /// The duration of the classic modal animations in seconds: 0.404 (N4.26, widely reported).
  static let duration: TimeInterval = 0.404
  /// The standard spring of iOS 7 and later for sliding covers (N4.20, T10: the same family).
  static let spring = ViewAnimation.Timing(.system)
  /// The time in seconds in which that spring settles to a thousandth (N4.20, measured).
  static let springDuration: TimeInterval = 0.505_823_731_422_424_3

  let style: UIModalTransitionStyle
  let isDismissal: Bool

  init(style: UIModalTransitionStyle, isDismissal: Bool) {
    self.style = style
    self.isDismissal = isDismissal
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    style == .coverVertical ? Self.springDuration : Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    place(context)
    switch style {
    case .coverVertical: cover(context)
    case .crossDissolve: dissolve(context)
    case .flipHorizontal: flip(context)
    }
  }

  /// Adds the presented or revealed view to the container and sets its frame.
  private func place(_ context: any UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to),
      let to = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: to)
    if frame != .zero { toView.frame = frame }
    guard toView.superview !== context.containerView else { return }
    if isDismissal {
      context.containerView.insertSubview(toView, at: 0)
    } else {
      context.containerView.addSubview(toView)
    }
  }

  private func moving(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isDismissal ? .from : .to)
  }

  private func cover(_ context: any UIViewControllerContextTransitioning) {
    guard let view = moving(context) else { return context.completeTransition(true) }
    let rest = view.center
    let outside = CGPoint(
      x: rest.x, y: rest.y + context.containerView.bounds.height - view.frame.minY)
    let isHeld = holdSafeArea(of: view)
    if !isDismissal { view.center = outside }
    run(context, timing: Self.spring, duration: Self.springDuration) {
      view.center = self.isDismissal ? outside : rest
    } then: {
      if isHeld { view.safeAreaOverride = nil }
    }
  }

  /// Keeps the safe area of a moving view constant, or its content would move inside it. Returns
  /// whether it has to be restored afterwards.
  private func holdSafeArea(of view: UIView) -> Bool {
    guard view.safeAreaOverride == nil else { return false }
    let all = view.safeAreaInsets
    let additional = view.viewController?.additionalSafeAreaInsets ?? .zero
    view.safeAreaOverride = UIEdgeInsets(
      top: all.top - additional.top, left: all.left - additional.left,
      bottom: all.bottom - additional.bottom, right: all.right - additional.right)
    return true
  }

  private func dissolve(_ context: any UIViewControllerContextTransitioning) {
    guard let view = moving(context) else { return context.completeTransition(true) }
    let alpha = view.alpha
    if !isDismissal { view.alpha = 0 }
    run(
      context, timing: .curve(UIView.AnimationCurve.easeInOut.timingFunction),
      duration: Self.duration
    ) {
      view.alpha = self.isDismissal ? 0 : alpha
    } then: {
      view.alpha = alpha
    }
  }

  /// Flips the views. Without perspective a rotation about the vertical axis is a horizontal scale;
  /// at half the time, at zero width, one side is replaced by the other.
  private func flip(_ context: any UIViewControllerContextTransitioning) {
    guard let view = moving(context) else { return context.completeTransition(true) }
    let other = context.view(forKey: isDismissal ? .to : .from)
    let arriving = isDismissal ? other : view
    let leaving = isDismissal ? view : other
    // Too narrow to be visible, and still invertible.
    let narrow = CGAffineTransform(scaleX: 0.000_01, y: 1)
    arriving?.transform = narrow
    // If the presenter stays, there is only one side, which has the whole duration.
    let part = arriving == nil || leaving == nil ? Self.duration : Self.duration / 2
    let end = { (_: Bool) in
      leaving?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let leaving {
      UIView.animate(
        withDuration: part, delay: 0, options: .curveEaseIn,
        animations: { leaving.transform = narrow }, completion: arriving == nil ? end : nil)
    }
    if let arriving {
      UIView.animate(
        withDuration: part, delay: leaving == nil ? 0 : part, options: .curveEaseOut,
        animations: { arriving.transform = .identity }, completion: end)
    }
  }

  private func run(
    _ context: any UIViewControllerContextTransitioning, timing: ViewAnimation.Timing,
    duration: TimeInterval, changes: () -> Void, then cleanUp: (() -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      timing: timing, duration: duration, delay: 0, options: .overrideInheritedOptions
    ) { _ in
      cleanUp?()
      context.completeTransition(!context.transitionWasCancelled)
    }
    animation.run(changes)
  }
}

extension StandardTransition {
  /// Runs the alongside animations of clients with the same timing.
  func animateAlongside(_ changes: () -> Void) {
    let timing =
      style == .coverVertical
      ? Self.spring : .curve(UIView.AnimationCurve.easeInOut.timingFunction)
    ViewAnimation(
      timing: timing, duration: transitionDuration(using: nil), delay: 0, options: [],
      completion: nil
    ).run(changes)
  }
}

extension ViewAnimation {
  /// Animates changes with an ease-in-out curve, as transitions do for alongside animations.
  static func evenly(for duration: TimeInterval, _ changes: () -> Void) {
    ViewAnimation(
      timing: .curve(UIView.AnimationCurve.easeInOut.timingFunction), duration: duration, delay: 0,
      options: [], completion: nil
    ).run(changes)
  }
}
