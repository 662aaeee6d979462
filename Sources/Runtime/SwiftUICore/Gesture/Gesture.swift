/// A type that describes a gesture: the touches that it requires, and its value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value = Body.Value
  /// The type of gesture in ``body``.
  associatedtype Body: Gesture

  /// The composition of the gesture.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the state machine that recognises the gesture; that of custom gestures follows
  /// ``body``.
  static func _makeMachine(_ gesture: Self, at site: _GestureSite) -> _GestureMachine<Self>
}

extension Gesture where Body.Value == Value {
  public static func _makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    CompositeGestureMachine(gesture, at: site)
  }
}

/// A gesture that creates its own state machine and has no body.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {
  static func makeMachine(_ gesture: Self, at site: _GestureSite) -> _GestureMachine<Self>
}

extension PrimitiveGesture {
  public static func _makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    makeMachine(gesture, at: site)
  }

  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
  /// The gesture has no value.
  public typealias Value = Never

  public static func _makeMachine(
    _ gesture: Never, at site: _GestureSite
  ) -> _GestureMachine<Never> {
  }
}

/// Follows the body of a custom gesture.
final class CompositeGestureMachine<G: Gesture>: _GestureMachine<G> where G.Body.Value == G.Value {
  private var properties = BoundProperties(for: G.self)
  private var inner: _GestureMachine<G.Body>?

  override init(_ gesture: G, at site: _GestureSite) {
    super.init(gesture, at: site)
    inner = G.Body._makeMachine(evaluatedBody, at: site)
  }

  private var evaluatedBody: G.Body {
    guard let node = site.node else { return gesture.body }
    var bound = gesture
    properties.bind(&bound, in: node)
    return node.evaluateMore { bound.body }
  }

  override func update(_ new: G) {
    gesture = new
    inner?.update(evaluatedBody)
  }

  override var kind: GestureKind { inner?.kind ?? .other }
  override var awaitsMoreTouches: Bool { inner?.awaitsMoreTouches ?? false }
  override func step(_ event: GestureEvent) -> _GesturePhase<G.Value> {
    inner?.advance(event) ?? .failed
  }
  override func stop() { inner?.stop() }

  override func reset() {
    super.reset()
    inner?.reset()
  }
}
