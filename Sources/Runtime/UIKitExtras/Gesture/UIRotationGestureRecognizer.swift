/// Recognises a rotation: two touches that move around each other. The gesture is continuous.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation after which the gesture begins, in radians (tunable; no measurement is known).
  static let slop: CGFloat = 0.1

  /// The rotation since the gesture began, in radians, clockwise. Setting it makes further changes
  /// start from the new value.
  open var rotation: CGFloat {
    get { tracker.turn - baseTurn }
    set { baseTurn = tracker.turn - newValue }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { estimator.velocity(at: lastTime).x }

  private var tracker = TwoFingerTracker()
  private var estimator = VelocityEstimator()
  private var baseTurn: CGFloat = 0
  private var lastTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasFollowing = tracker.isFollowing
    tracker.set(countedTouches)
    if tracker.isFollowing, !wasFollowing, state == .possible { baseTurn = tracker.turn }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracker.isFollowing else { return }
    tracker.advance()
    lastTime = event.timestamp
    estimator.add(CGPoint(x: tracker.turn, y: 0), at: lastTime)
    if state == .possible {
      guard abs(rotation) >= Self.slop else { return }
      if !isHeld { baseTurn = tracker.turn }
      state = .began
    } else if state.isUnderWay {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    tracker.set(countedTouches)
    guard countedTouches.isEmpty else { return }
    state = state.isUnderWay || isHeld ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    tracker = TwoFingerTracker()
    estimator.reset()
    baseTurn = 0
  }
}
