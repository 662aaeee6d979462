/// A finger that stays where it landed.
public struct LongPressGesture: Sendable {
  /// Seconds the finger must stay.
  public var minimumDuration: Double
  /// Points the finger may wander.
  public var maximumDistance: CGFloat

  /// Creates a finger that stays for a time, 0.5 seconds if nothing else is said, within a distance
  /// of 10 points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    LongPressMachine(gesture, at: site)
  }
}

/// Tells of the press while it may yet become one, and claims the touch when it did.
final class LongPressMachine: _GestureMachine<LongPressGesture> {
  private var down: UITouch?
  private var deadline: Double?
  private var timer: FrameTimers.Timer?

  override func step(_ event: GestureEvent) -> _GesturePhase<Bool> {
    for touch in event.touches {
      switch touch.phase {
      case .began:
        if down != nil { return .failed }
        down = touch
        let time = event.time + max(0, gesture.minimumDuration)
        deadline = time
        timer = site.wait(until: time, for: "a long press")
      case .moved, .stationary:
        guard touch === down else { continue }
        let distance = touch.windowLocation.distance(to: touch.landing)
        if distance > gesture.maximumDistance { return .failed }
      default: if touch === down { return .failed }
      }
    }
    guard down != nil, let deadline else { return .possible(nil) }
    return event.time >= deadline ? .ended(true) : .possible(true)
  }

  override func stop() {
    timer?.cancel()
    timer = nil
  }

  override func reset() {
    super.reset()
    stop()
    down = nil
    deadline = nil
  }
}
