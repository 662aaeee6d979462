/// The touches of two fingers so far.
struct TwoFingerReading {
  let time: Date
  let amount: CGFloat
  let velocity: CGFloat
  let startLocation: CGPoint
}

/// Tracks two fingers: the distance between them, or their rotation.
package final class TwoFingerMachine<G: Gesture>: _GestureMachine<G> {
  private let amount: (TwoFingerTracker, TwoFingerTracker) -> CGFloat
  private let isEnough: (G, CGFloat) -> Bool
  private let value: (TwoFingerReading) -> G.Value
  private var down: [UITouch] = []
  private var tracker = TwoFingerTracker()
  private var start: TwoFingerTracker?
  private var startLocation = CGPoint.zero
  private var estimator = VelocityEstimator()
  private var isActive = false

  init(
    _ gesture: G, at site: _GestureSite,
    amount: @escaping (TwoFingerTracker, TwoFingerTracker) -> CGFloat,
    isEnough: @escaping (G, CGFloat) -> Bool, value: @escaping (TwoFingerReading) -> G.Value
  ) {
    self.amount = amount
    self.isEnough = isEnough
    self.value = value
    super.init(gesture, at: site)
  }

  package override func step(_ event: GestureEvent) -> _GesturePhase<G.Value> {
    var hasLifted = false
    for touch in event.touches {
      switch touch.phase {
      case .began: if down.count < 2 { down.append(touch) }
      case .moved, .stationary: break
      case .cancelled: return .failed
      case .ended: hasLifted = hasLifted || down.contains { $0 === touch }
      }
    }
    guard down.count == 2 else { return hasLifted ? .failed : .possible(nil) }
    if start == nil { begin() }
    tracker.advance()
    guard let start else { return .failed }
    let amount = amount(tracker, start)
    if !hasLifted { estimator.add(CGPoint(x: amount, y: 0), at: event.time) }
    if !isActive, isEnough(gesture, amount) { isActive = true }
    guard isActive else { return hasLifted ? .failed : .possible(nil) }
    let reading = TwoFingerReading(
      time: site.date(event.time), amount: amount, velocity: estimator.velocity(at: event.time).x,
      startLocation: startLocation)
    return hasLifted ? .ended(value(reading)) : .active(value(reading))
  }

  private func begin() {
    tracker.set(down)
    start = tracker
    let (a, b) = (down[0].windowLocation, down[1].windowLocation)
    startLocation = site.convert(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), to: .local)
  }

  package override func reset() {
    super.reset()
    down = []
    tracker = TwoFingerTracker()
    start = nil
    estimator.reset()
    isActive = false
  }
}
