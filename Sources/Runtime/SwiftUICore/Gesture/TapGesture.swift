/// A gesture that is recognised after one or more taps with one finger.
public struct TapGesture: Sendable {
  /// The required number of taps; values below 1 are replaced by 1.
  public var count: Int

  /// Creates a tap gesture with a number of taps. The default is one.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  /// A tap gesture has no value.
  public typealias Value = ()

  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    TapMachine(gesture, at: site, count: { $0.count }, value: { _, _ in () })
  }
}

/// A gesture of one or more taps that reports their location.
public struct SpatialTapGesture: Sendable {
  /// The required number of taps; values below 1 are replaced by 1.
  public var count: Int
  /// The coordinate space of the reported locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with a number of taps; the location is reported in the view's local
  /// space by default.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture with a number of taps; the location is reported in the view's local
  /// space by default.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The state of a spatial tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    TapMachine(
      gesture, at: site, count: { $0.count },
      value: { gesture, place in
        Value(location: site.convert(place, to: gesture.coordinateSpace))
      })
  }
}

/// Counts taps. Times and distances are those of UIKit's recogniser.
package final class TapMachine<G: Gesture>: _GestureMachine<G> {
  private let count: (G) -> Int
  private let value: (G, CGPoint) -> G.Value
  private var taps = 0
  private var down: UITouch?
  private var firstPlace: CGPoint?
  private var deadline: Double?
  private var timer: FrameTimers.Timer?

  init(
    _ gesture: G, at site: _GestureSite, count: @escaping (G) -> Int,
    value: @escaping (G, CGPoint) -> G.Value
  ) {
    self.count = count
    self.value = value
    super.init(gesture, at: site)
  }

  private var required: Int { max(1, count(gesture)) }

  package override var kind: GestureKind { .taps(required) }
  package override var awaitsMoreTouches: Bool { taps > 0 && timer != nil }

  package override func step(_ event: GestureEvent) -> _GesturePhase<G.Value> {
    if let deadline, event.time >= deadline, event.touches.isEmpty { return fail() }
    for touch in event.touches {
      switch touch.phase {
      case .began:
        if down != nil { return fail() }
        if let firstPlace, touch.windowLocation.distance(to: firstPlace) > Self.reach {
          return fail()
        }
        firstPlace = firstPlace ?? touch.windowLocation
        down = touch
        wait(event.time + UITapGestureRecognizer.longestPress, "a tap's lift")
      case .cancelled: return fail()
      default:
        guard touch === down else { continue }
        if touch.windowLocation.distance(to: touch.landing) > Self.reach { return fail() }
        guard touch.phase == .ended else { continue }
        down = nil
        taps += 1
        if taps >= required {
          timer?.cancel()
          timer = nil
          return .ended(value(gesture, touch.windowLocation))
        }
        wait(event.time + UITapGestureRecognizer.longestPause, "another tap")
      }
    }
    return .possible(nil)
  }

  private static var reach: CGFloat { UITapGestureRecognizer.allowableMovement }

  private func wait(_ time: Double, _ name: String) {
    timer?.cancel()
    deadline = time
    timer = site.wait(until: time, for: name)
  }

  private func fail() -> _GesturePhase<G.Value> {
    timer?.cancel()
    timer = nil
    return .failed
  }

  package override func stop() {
    timer?.cancel()
    timer = nil
  }

  package override func reset() {
    super.reset()
    stop()
    taps = 0
    down = nil
    firstPlace = nil
    deadline = nil
  }
}
