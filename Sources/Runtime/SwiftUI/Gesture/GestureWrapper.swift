/// A gesture around another, which does something with what that one tells.
@MainActor @preconcurrency
package protocol GestureWrapper: PrimitiveGesture {
  associatedtype Base: Gesture
  var base: Base { get }
}

/// The machine around another gesture's machine.
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
