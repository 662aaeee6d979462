/// The zoom state of a scroll view, created when zooming is first used.
@MainActor
package final class ScrollZoom {
  /// The cause of a change of scale.
  enum Phase {
    case resting
    /// A pinch from a scale, around a point of the zoomed view.
    case pinching(from: CGFloat, around: CGPoint)
    /// The return to a scale within the limits.
    case bouncing
    /// A programmatic animation.
    case animating
  }

  /// The duration in seconds of changes of scale without touches. Grade: tunable.
  static let duration = 0.3
  /// The resistance to a pinch beyond the limits: the logarithm of the excess is multiplied by this
  /// factor. Grade: tunable.
  static let resistance: CGFloat = 0.4

  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  var phase = Phase.resting
  /// The content size at scale 1 that constraints determine.
  var solvedSize: CGSize?
  /// The pinch recognizer; it exists while the limits allow zooming.
  var pinch: ScrollPinchGestureRecognizer?

  var isEnabled: Bool { maximum > minimum }

  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  /// Returns the visible scale for a scale that a pinch requests.
  func shown(_ wished: CGFloat) -> CGFloat {
    let limit = clamped(wished)
    guard bounces, wished > 0 else { return limit }
    return limit * pow(wished / limit, Self.resistance)
  }

  /// Indicates whether the scale is being animated.
  var isAnimating: Bool {
    switch phase {
    case .bouncing, .animating: true
    case .resting, .pinching: false
    }
  }

  /// Indicates whether the offset follows from the scale and not from a drag.
  var leadsOffset: Bool {
    switch phase {
    case .resting: false
    case .pinching: (pinch?.countedTouches.count ?? 0) >= 2
    case .bouncing, .animating: true
    }
  }

  /// Indicates whether the offset is kept when the content's size changes.
  var holdsOffset: Bool {
    if case .resting = phase { false } else { true }
  }
}

/// The pinch gesture recognizer of a scroll view; it recognizes simultaneously with the pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollPan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.scrollPan
  }
}
