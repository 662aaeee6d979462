/// A gesture that is recognised when a finger stays down.
public struct LongPressGesture: Sendable {
  /// The duration in seconds for which the finger must stay.
  public var minimumDuration: Double
  /// The distance in points by which the finger may move.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture with a minimum duration of 0.5 seconds and a maximum distance of
  /// 10 points by default.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// Indicates whether the finger is down.
  public typealias Value = Bool

  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    LongPressMachine(gesture, at: site)
  }
}

/// Reports a press while it may still become a long press, and claims the touch once it has.
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
