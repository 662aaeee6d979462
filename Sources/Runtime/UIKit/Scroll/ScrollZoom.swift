/// What a scroll view keeps of its zooming; made when somebody asks for zooming.
@MainActor
final class ScrollZoom {
  /// What changes the scale.
  enum Phase {
    case resting
    /// Two fingers, from a scale, around a point of the zoomed view.
    case pinching(from: CGFloat, around: CGPoint)
    /// The way back to a scale that is allowed.
    case bouncing
    /// Code.
    case animating
  }

  /// Seconds of changes of scale without fingers. Grade: tunable.
  static let duration = 0.3
  /// How the part of a pinch beyond the limits counts: its logarithm is multiplied by this. Grade:
  /// tunable.
  static let resistance: CGFloat = 0.4

  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  var phase = Phase.resting
  /// The size that constraints gave the content at scale 1.
  var solvedSize: CGSize?
  /// There while the limits leave room.
  var pinch: ScrollPinchGestureRecognizer?

  var isEnabled: Bool { maximum > minimum }

  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  /// The scale that shows for one that fingers ask for.
  func shown(_ wished: CGFloat) -> CGFloat {
    let limit = clamped(wished)
    guard bounces, wished > 0 else { return limit }
    return limit * pow(wished / limit, Self.resistance)
  }

  /// Whether the scale changes by itself.
  var isOnItsWay: Bool {
    switch phase {
    case .bouncing, .animating: true
    case .resting, .pinching: false
    }
  }

  /// Whether the offset follows from the scale, not from a drag.
  var leadsOffset: Bool {
    switch phase {
    case .resting: false
    case .pinching: (pinch?.countedTouches.count ?? 0) >= 2
    case .bouncing, .animating: true
    }
  }

  /// Whether the offset is left where it is when the content's size changes.
  var holdsOffset: Bool {
    if case .resting = phase { false } else { true }
  }
}

/// The pinch of a scroll view; it goes along with the drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollPan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.scrollPan
  }
}
