/// Recognises a pan: touches that move over a view. The gesture is continuous: it begins after ten
/// points of movement, which are not part of the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The movement after which the gesture begins, in points (GE1: I1, S1).
  package static var slop: CGFloat { 10 }

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers. The default is no limit.
  open var maximumNumberOfTouches = Int.max

  private var mover = TouchMover()
  private var estimator = VelocityEstimator()
  /// The movement beyond the slop, in points of the window.
  private var travel = CGPoint.zero
  /// The time of the last change of a touch, in seconds of the media clock.
  private(set) var lastTime = 0.0
  /// The movement since the touches began, in points of the window, including the slop.
  package var movement: CGPoint { mover.travel }

  /// Returns the translation since the gesture began or since ``setTranslation(_:in:)``, in points
  /// of a view's coordinates; `nil` means the window.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(travel, to: view)
  }

  /// Sets the translation, from which further movement is added, in points of a view's coordinates;
  /// the velocity is not changed.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travel = convertVector(translation, from: view)
  }

  /// Returns the velocity of the touches, in points per second of a view's coordinates; `nil` means
  /// the window.
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

  /// Returns whether a movement, in points of the window, is a pan. Subclasses that accept only
  /// some directions override it.
  func accepts(_ movement: CGPoint) -> Bool { true }

  private func beginIfMoved() {
    let moved = mover.travel
    let length = moved.distance(to: .zero)
    // The rounding of a path's points must not delay the gesture by a frame.
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

  /// Converts a vector in points of the window to points of a view.
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
