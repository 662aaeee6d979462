/// The phases of a gesture.
public enum _GesturePhase<Value> {
  /// The touches may still turn out to be the gesture; some gestures already have a value.
  case possible(Value?)
  /// The gesture is active.
  case active(Value)
  /// The gesture has ended.
  case ended(Value)
  /// The touches do not match the gesture.
  case failed

  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The current value of the gesture.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// The touches that changed; none if only time has passed.
package struct GestureEvent {
  package var touches: [UITouch]
  package var time: Double
}

/// The kind of a gesture, for controls and other gestures.
package enum GestureKind: Equatable {
  case taps(Int)
  case drag
  case other
}

/// The state machine of one gesture of a view: the value ``gesture`` is replaced when the view
/// updates, the machine stays.
@MainActor
public class _GestureMachine<G: Gesture> {
  package var gesture: G
  package let site: _GestureSite
  package private(set) var phase = _GesturePhase<G.Value>.possible(nil)

  package init(_ gesture: G, at site: _GestureSite) {
    self.gesture = gesture
    self.site = site
  }

  // To be overridden

  /// Replaces the gesture after the view was updated.
  package func update(_ new: G) { gesture = new }
  package var kind: GestureKind { .other }
  /// Indicates whether the gesture can continue while no finger is down.
  package var awaitsMoreTouches: Bool { false }
  /// Returns the phase after an event, while the gesture is in progress.
  package func step(_ event: GestureEvent) -> _GesturePhase<G.Value> { .failed }
  /// Called when the gesture ended, failed or was removed: resets transient state.
  package func stop() {}
  /// Resets the machine for the next gesture.
  package func reset() { phase = .possible(nil) }

  // For all

  /// Processes an event; a completed gesture keeps its phase until it is reset.
  package final func advance(_ event: GestureEvent) -> _GesturePhase<G.Value> {
    if phase.isOver { return phase }
    phase = step(event)
    return phase
  }
}

/// The site at which a gesture is recognised: its view, the time, and the pending messages.
@MainActor
public final class _GestureSite {
  package weak var view: UIView?
  package weak var node: Node?
  package weak var recognizer: DrivenGestureRecognizer?
  /// The pending messages of the gesture; they are delivered once the gesture has been recognised.
  package var messages: [() -> Void] = []
  var timeDidPass: ((Double) -> Void)?

  init(view: UIView, node: Node) {
    self.view = view
    self.node = node
  }

  /// Converts a point from the window to a coordinate space.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    node?.convert(point, to: space, in: view) ?? point
  }

  /// Converts a vector from the window to a coordinate space.
  package func convertVector(_ vector: CGPoint, to space: CoordinateSpace) -> CGSize {
    let origin = convert(.zero, to: space)
    let end = convert(vector, to: space)
    return CGSize(width: end.x - origin.x, height: end.y - origin.y)
  }

  /// Converts a point of the view to fractions of its size.
  package func unitPoint(_ point: CGPoint) -> UnitPoint {
    guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }

  /// Schedules an event without touches at a time.
  package func wait(until time: Double, for name: String) -> FrameTimers.Timer? {
    recognizer?.wait(until: time, for: name) { [weak self] in self?.timeDidPass?(time) }
  }

  /// The date of a media time, counted from the reference date.
  package func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }
}
