/// Recognises a pinch: two touches that move together or apart. The gesture is continuous.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the distance between the touches after which the gesture begins, in points
  /// (tunable; no measurement is known).
  static let slop: CGFloat = 8

  /// The distance between the touches relative to that when the gesture began. Setting it makes
  /// further changes start from the new value.
  open var scale: CGFloat = 1 {
    didSet { rebase() }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { estimator.velocity(at: lastTime).x }

  private var tracker = TwoFingerTracker()
  private var estimator = VelocityEstimator()
  private var startDistance: CGFloat = 1
  private var baseDistance: CGFloat = 1
  private var lastTime = 0.0
  private var isMeasuring = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasFollowing = tracker.isFollowing
    tracker.set(countedTouches)
    guard tracker.isFollowing, !wasFollowing else { return }
    startDistance = tracker.distance
    rebase()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracker.isFollowing else { return }
    tracker.advance()
    lastTime = event.timestamp
    if state == .possible {
      guard abs(tracker.distance - startDistance) >= Self.slop else { return }
      if !isHeld { baseDistance = tracker.distance }
      measure()
      state = .began
    } else if state.isUnderWay {
      measure()
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    tracker.set(countedTouches)
    if tracker.isFollowing {
      rebase()
    } else if state.isUnderWay || isHeld {
      if countedTouches.isEmpty { state = .ended }
    } else if countedTouches.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    tracker = TwoFingerTracker()
    estimator.reset()
    isMeasuring = true
    scale = 1
    isMeasuring = false
  }

  private func measure() {
    isMeasuring = true
    scale = tracker.distance / baseDistance
    isMeasuring = false
    estimator.add(CGPoint(x: scale, y: 0), at: lastTime)
  }

  private func rebase() {
    guard !isMeasuring else { return }
    baseDistance = tracker.distance / max(abs(scale), 1e-6)
  }
}
