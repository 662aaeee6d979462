/// Recognises fingers that move over a view. The gesture is continuous: it begins after ten points
/// of movement, and what the fingers moved up to there is not part of the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points the fingers move before the gesture begins (measured.md GE1: I1, S1).
  package static var slop: CGFloat { 10 }

  /// The fewest fingers that make the gesture. The default is 1.
  open var minimumNumberOfTouches = 1

  /// The most fingers that make the gesture. The default is no limit.
  open var maximumNumberOfTouches = Int.max

  private var mover = TouchMover()
  private var estimator = VelocityEstimator()
  /// Points of the window, past the slop.
  private var travel = CGPoint.zero
  /// When the fingers last did something, in seconds of the media clock.
  private(set) var lastTime = 0.0
  /// How far the fingers moved since they landed, in points of the window, the slop included.
  var movement: CGPoint { mover.travel }

  /// How far the fingers moved since the gesture began or ``setTranslation(_:in:)``, in points of a
  /// view; `nil` means the window.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(travel, to: view)
  }

  /// Makes the translation start from another value, in points of a view; the velocity is not
  /// changed.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travel = convertVector(translation, from: view)
  }

  /// The fingers' velocity, in points per second of a view; `nil` means the window.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(estimator.velocity(at: lastTime), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = countedTouches
    if down.count > maximumNumberOfTouches {
      if state == .possible, !isHeld {
        state = .failed
      } else {
        for touch in trackedTouches where touches.contains(touch) { ignore(touch, for: event) }
      }
      return
    }
    mover.set(down)
    lastTime = event.timestamp
    estimator.add(mover.position, at: lastTime)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    advance(event)
    guard countedTouches.count >= minimumNumberOfTouches else { return }
    if state == .possible { beginIfMoved() } else if state.isUnderWay { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    advance(event)
    lastTime = event.timestamp
    let down = countedTouches
    if down.count >= minimumNumberOfTouches, !down.isEmpty {
      mover.set(down)
    } else if down.isEmpty || state.isUnderWay {
      state = state.isUnderWay || isHeld ? .ended : .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    mover = TouchMover()
    estimator.reset()
    travel = .zero
  }

  /// Whether fingers that moved this far, in points of the window, are a pan. A subclass that wants
  /// only some directions says no.
  func accepts(_ movement: CGPoint) -> Bool { true }

  private func beginIfMoved() {
    let moved = mover.travel
    let length = moved.distance(to: .zero)
    // Rounding of a path's points must not cost a frame.
    guard length >= Self.slop - 1e-6 else { return }
    guard accepts(moved) else {
      state = .failed
      return
    }
    if !isHeld {
      let rest = max(0, length - Self.slop) / length
      travel = CGPoint(x: moved.x * rest, y: moved.y * rest)
    }
    state = .began
  }

  private func advance(_ event: UIEvent) {
    let before = mover.travel
    mover.advance { estimator.add($0, at: $1) }
    guard mover.travel != before else { return }
    lastTime = event.timestamp
    if state.isUnderWay || isHeld {
      travel.x += mover.travel.x - before.x
      travel.y += mover.travel.y - before.y
    }
  }

  /// A distance in points of the window as one in points of a view.
  func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = gestureWindow, let view, view !== window else { return vector }
    let origin = window.convert(CGPoint.zero, to: view)
    let end = window.convert(vector, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let window = gestureWindow, let view, view !== window else { return vector }
    let origin = window.convert(CGPoint.zero, from: view)
    let end = window.convert(vector, from: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
