/// The animator that zooms a controller out of a source view, or back into one.
@MainActor
final class ZoomAnimator: NSObject, AlongsideAnimating {
  /// The duration in seconds, and the damping ratio. Grade: tunable.
  private static let duration = 0.5
  private static let dampingRatio: CGFloat = 0.9
  /// The duration in seconds in which the source and the zoomed view cross-fade. Grade: tunable.
  private static let fade = 0.15
  /// The colour of the dimming view. Grade: tunable.
  private static let shade = UIColor(white: 0, alpha: 0.25)

  private let zoom: UIViewController.Transition.Zoom
  private let zoomed: UIViewController
  private let source: UIView
  private let isDismissal: Bool

  init(
    _ zoom: UIViewController.Transition.Zoom, of zoomed: UIViewController, from source: UIView,
    isDismissal: Bool
  ) {
    self.zoom = zoom
    self.zoomed = zoomed
    self.source = source
    self.isDismissal = isDismissal
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = zoomed.viewIfLoaded else { return context.completeTransition(true) }
    let full = place(view, in: context)
    let small = source.convert(source.bounds, to: container)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = zoom.options.dimmingColor ?? Self.shade
    let clip = UIView(frame: full)
    clip.clipsToBounds = true
    container.addSubview(dim)
    container.addSubview(clip)
    clip.addSubview(view)
    let shapes = [
      Shape(clip: small, radius: source.layer.cornerRadius, fit: fit(of: view, full, on: small)),
      Shape(clip: full, radius: 0, fit: (1, CGPoint(x: full.width / 2, y: full.height / 2))),
    ]
    let (from, to) = isDismissal ? (shapes[1], shapes[0]) : (shapes[0], shapes[1])
    UIView.performWithoutAnimation {
      from.apply(to: clip, view)
      dim.alpha = isDismissal ? 1 : 0
      clip.alpha = isDismissal ? 1 : 0
    }
    let animator = UIViewPropertyAnimator(
      duration: Self.duration, dampingRatio: Self.dampingRatio)
    animator.addAnimations { [isDismissal] in
      to.apply(to: clip, view)
      dim.alpha = isDismissal ? 0 : 1
      UIView.animate(
        withDuration: Self.fade, delay: isDismissal ? Self.duration - 2 * Self.fade : 0,
        options: [.overrideInheritedDuration, .curveLinear],
        animations: { clip.alpha = isDismissal ? 0 : 1 }, completion: nil)
    }
    animator.addCompletion { _ in
      view.transform = .identity
      container.addSubview(view)
      view.frame = full
      clip.removeFromSuperview()
      dim.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }

  func animateAlongside(_ changes: () -> Void) {
    ViewAnimation.evenly(for: Self.duration, changes)
  }

  /// Adds the view behind and returns the full frame of the zoomed view.
  private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) -> CGRect
  {
    guard let to = context.viewController(forKey: .to) else { return view.frame }
    guard isDismissal else {
      let full = context.finalFrame(for: to)
      UIView.performWithoutAnimation {
        view.frame = full
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
      }
      return full
    }
    if let behind = context.view(forKey: .to) {
      UIView.performWithoutAnimation {
        behind.frame = context.finalFrame(for: to)
        context.containerView.insertSubview(behind, at: 0)
        behind.layoutIfNeeded()
      }
    }
    return view.superview?.convert(view.frame, to: context.containerView) ?? view.frame
  }

  /// Returns the scale and the centre, in the clip view, with which the view is aligned with the
  /// source.
  private func fit(of view: UIView, _ full: CGRect, on small: CGRect) -> (CGFloat, CGPoint) {
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
      source: source, zoomed: zoomed)
    let wanted = zoom.options.alignmentRectProvider?(context)
    let rect =
      wanted.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
      ?? CGRect(
        x: 0, y: 0, width: full.width,
        height: min(full.height, full.width * small.height / max(small.width, 1)))
    let scale = max(small.width / rect.width, small.height / rect.height, 0.000_01)
    return (
      scale,
      CGPoint(
        x: small.width / 2 + (full.width / 2 - rect.midX) * scale,
        y: small.height / 2 + (full.height / 2 - rect.midY) * scale)
    )
  }

  /// The start or end state of the zoom.
  @MainActor
  private struct Shape {
    let clip: CGRect
    let radius: CGFloat
    let fit: (scale: CGFloat, center: CGPoint)

    func apply(to view: UIView, _ content: UIView) {
      view.frame = clip
      view.layer.cornerRadius = radius
      content.transform = CGAffineTransform(scaleX: fit.scale, y: fit.scale)
      content.center = fit.center
    }
  }
}
