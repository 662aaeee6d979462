/// A gesture that may be missing: without one nothing is recognised.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value

  package static func makeMachine(
    _ gesture: Wrapped?, at site: _GestureSite
  ) -> _GestureMachine<Wrapped?> {
    OptionalMachine(gesture, at: site)
  }
}

/// The state machine of a gesture that may be missing, and may come and go with updates.
private final class OptionalMachine<Wrapped: Gesture>: _GestureMachine<Wrapped?> {
  private var inner: _GestureMachine<Wrapped>?

  override init(_ gesture: Wrapped?, at site: _GestureSite) {
    inner = gesture.map { Wrapped._makeMachine($0, at: site) }
    super.init(gesture, at: site)
  }

  override func update(_ new: Wrapped?) {
    gesture = new
    switch (new, inner) {
    case (let new?, let inner?): inner.update(new)
    case (let new?, nil): inner = Wrapped._makeMachine(new, at: site)
    case (nil, let inner?):
      inner.stop()
      self.inner = nil
    case (nil, nil): break
    }
  }

  override var kind: GestureKind { inner?.kind ?? .other }
  override var awaitsMoreTouches: Bool { inner?.awaitsMoreTouches ?? false }
  override func step(_ event: GestureEvent) -> _GesturePhase<Wrapped.Value> {
    inner?.advance(event) ?? .failed
  }
  override func stop() { inner?.stop() }

  override func reset() {
    super.reset()
    inner?.reset()
  }
}
