/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture> {
  package let base: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: GestureWrapper {
  public typealias Value = Content.Value

  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    EndedMachine(gesture, at: site)
  }
}

final class EndedMachine<Content: Gesture>: WrapperMachine<_EndedGesture<Content>> {
  override func step(_ event: GestureEvent) -> _GesturePhase<Content.Value> {
    let phase = inner.advance(event)
    if case .ended(let value) = phase {
      site.messages.append { [weak self] in self?.gesture.action(value) }
    }
    return phase
  }
}

/// A gesture with an action for changes of its value.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  package let base: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: GestureWrapper {
  public typealias Value = Content.Value

  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    ChangedMachine(gesture, at: site)
  }
}

final class ChangedMachine<Content: Gesture>: WrapperMachine<_ChangedGesture<Content>>
where Content.Value: Equatable {
  private var last: Content.Value?

  override func step(_ event: GestureEvent) -> _GesturePhase<Content.Value> {
    let phase = inner.advance(event)
    if let value = phase.value, !phase.isOver, value != last {
      last = value
      site.messages.append { [weak self] in self?.gesture.action(value) }
    }
    return phase
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

/// A gesture that transforms the value of another.
public struct _MapGesture<Content: Gesture, Value> {
  package let base: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: GestureWrapper {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    MapMachine(gesture, at: site)
  }
}

final class MapMachine<Content: Gesture, Value>: WrapperMachine<_MapGesture<Content, Value>> {
  override func step(_ event: GestureEvent) -> _GesturePhase<Value> {
    inner.advance(event).map(gesture.transform)
  }
}

extension Gesture {
  /// Calls `action` when the gesture ends.
  nonisolated public func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Returns a gesture that transforms the value of this one.
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` when the gesture's value changes, while it is active.
  nonisolated public func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}
