/// A type-erased gesture.
public struct AnyGesture<Value> {
  let box: AnyGestureBox<Value>

  /// Creates a type-erased gesture.
  @MainActor @preconcurrency
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    box = GestureBox(gesture)
  }
}

extension AnyGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    AnyGestureMachine(gesture, at: site)
  }
}

@MainActor
class AnyGestureBox<Value> {
  func makeMachine(at site: _GestureSite) -> any ErasedMachine {
    preconditionFailure("A box holds a gesture.")
  }
}

final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  let gesture: G

  init(_ gesture: G) {
    self.gesture = gesture
  }

  override func makeMachine(at site: _GestureSite) -> any ErasedMachine {
    G._makeMachine(gesture, at: site)
  }
}

/// The type-erased state machine of a gesture.
@MainActor
protocol ErasedMachine: AnyObject {
  var kind: GestureKind { get }
  var awaitsMoreTouches: Bool { get }
  /// Replaces the gesture by another of the same type; returns whether the types match.
  func adopt(_ box: AnyObject) -> Bool
  func advanceAny<Value>(_ event: GestureEvent, as type: Value.Type) -> _GesturePhase<Value>
  func stop()
  func reset()
}

extension _GestureMachine: ErasedMachine {
  func adopt(_ box: AnyObject) -> Bool {
    guard let box = box as? GestureBox<G> else { return false }
    update(box.gesture)
    return true
  }

  func advanceAny<Value>(_ event: GestureEvent, as type: Value.Type) -> _GesturePhase<Value> {
    switch advance(event) {
    case .possible(let value): .possible(value as? Value)
    case .active(let value): (value as? Value).map { .active($0) } ?? .failed
    case .ended(let value): (value as? Value).map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }
}

/// Recognises a gesture whose type may change; a gesture of another type starts over.
final class AnyGestureMachine<Value>: _GestureMachine<AnyGesture<Value>> {
  private var inner: any ErasedMachine

  override init(_ gesture: AnyGesture<Value>, at site: _GestureSite) {
    inner = gesture.box.makeMachine(at: site)
    super.init(gesture, at: site)
  }

  override func update(_ new: AnyGesture<Value>) {
    gesture = new
    guard !inner.adopt(new.box) else { return }
    inner.stop()
    inner = new.box.makeMachine(at: site)
  }

  override var kind: GestureKind { inner.kind }
  override var awaitsMoreTouches: Bool { inner.awaitsMoreTouches }
  override func step(_ event: GestureEvent) -> _GesturePhase<Value> {
    inner.advanceAny(event, as: Value.self)
  }
  override func stop() { inner.stop() }

  override func reset() {
    super.reset()
    inner.reset()
  }
}
