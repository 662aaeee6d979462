/// How far a gesture has come.
public enum _GesturePhase<Value> {
  /// Fingers may yet turn out to be the gesture; some gestures tell of that already.
  case possible(Value?)
  /// The gesture is under way.
  case active(Value)
  /// The gesture was made.
  case ended(Value)
  /// What fingers did is another gesture.
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

  /// What the gesture tells now.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// Fingers that changed; none where only time went by.
package struct GestureEvent {
  package var touches: [UITouch]
  package var time: Double
}

/// What a gesture is to controls and to other gestures.
package enum GestureKind: Equatable {
  case taps(Int)
  case drag
  case other
}

/// Recognises one gesture of a view: the value ``gesture`` changes with the view, the machine stays.
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

  /// The view has a new value for the gesture.
  package func update(_ new: G) { gesture = new }
  package var kind: GestureKind { .other }
  /// Whether the gesture can go on when no finger is down.
  package var awaitsMoreTouches: Bool { false }
  /// What an event makes of the gesture, while it is not over.
  package func step(_ event: GestureEvent) -> _GesturePhase<G.Value> { .failed }
  /// The gesture ended, failed or was taken away: what it told while it lasted is withdrawn.
  package func stop() {}
  /// Ready for the next time.
  package func reset() { phase = .possible(nil) }

  // For all

  /// Takes in an event; a gesture that is over stays so until it is reset.
  package final func advance(_ event: GestureEvent) -> _GesturePhase<G.Value> {
    if phase.isOver { return phase }
    phase = step(event)
    return phase
  }
}

/// Where a gesture is recognised: the view it belongs to, time, and what is to be told.
@MainActor
public final class _GestureSite {
  package weak var view: UIView?
  package weak var node: Node?
  package weak var recognizer: DrivenGestureRecognizer?
  /// What the gesture wants to tell; it is told when the gesture is recognised among others.
  package var messages: [() -> Void] = []
  var timeDidPass: ((Double) -> Void)?

  init(view: UIView, node: Node) {
    self.view = view
    self.node = node
  }

  /// A place in the window as one in a space of coordinates.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    node?.convert(point, to: space, in: view) ?? point
  }

  /// A distance in the window as one in a space of coordinates.
  package func convertVector(_ vector: CGPoint, to space: CoordinateSpace) -> CGSize {
    let origin = convert(.zero, to: space)
    let end = convert(vector, to: space)
    return CGSize(width: end.x - origin.x, height: end.y - origin.y)
  }

  /// A place in the view as shares of its size.
  package func unitPoint(_ point: CGPoint) -> UnitPoint {
    guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }

  /// Has an event without touches handed out at a time.
  package func wait(until time: Double, for name: String) -> FrameTimers.Timer? {
    recognizer?.wait(until: time, for: name) { [weak self] in self?.timeDidPass?(time) }
  }

  /// The date of a moment of the media clock, counted from the reference date.
  package func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }
}
