/// A gesture that wraps another and processes its value.
@MainActor @preconcurrency
package protocol GestureWrapper: PrimitiveGesture {
  associatedtype Base: Gesture
  var base: Base { get }
}

/// The state machine of a wrapping gesture, around that of the wrapped one.
package class WrapperMachine<G: GestureWrapper>: _GestureMachine<G> {
  package let inner: _GestureMachine<G.Base>

  package override init(_ gesture: G, at site: _GestureSite) {
    inner = G.Base._makeMachine(gesture.base, at: site)
    super.init(gesture, at: site)
  }

  package override func update(_ new: G) {
    gesture = new
    inner.update(new.base)
  }

  package override var kind: GestureKind { inner.kind }
  package override var awaitsMoreTouches: Bool { inner.awaitsMoreTouches }
  package override func stop() { inner.stop() }

  package override func reset() {
    super.reset()
    inner.reset()
  }
}
