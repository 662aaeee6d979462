/// A gesture of two gestures that are recognised simultaneously.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two simultaneous gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The values of the two gestures; `nil` for one that has not begun or has failed.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    SimultaneousMachine(gesture, at: site)
  }
}

final class SimultaneousMachine<First: Gesture, Second: Gesture>: _GestureMachine<
  SimultaneousGesture<First, Second>
>
{
  private let pair: MachinePair<First, Second>

  override init(_ gesture: SimultaneousGesture<First, Second>, at site: _GestureSite) {
    pair = MachinePair(gesture.first, gesture.second, at: site)
    super.init(gesture, at: site)
  }

  override func update(_ new: SimultaneousGesture<First, Second>) {
    gesture = new
    pair.update(new.first, new.second)
  }

  override var awaitsMoreTouches: Bool { pair.awaitsMoreTouches }

  /// The gesture is in progress for as long as either of the two.
  override func step(
    _ event: GestureEvent
  ) -> _GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let (first, second) = (pair.first.advance(event), pair.second.advance(event))
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.value, second: second.value)
    switch (first, second) {
    case (.failed, .failed): return .failed
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(first.value != nil || second.value != nil ? value : nil)
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    default: return .active(value)
    }
  }

  override func stop() { pair.stop() }

  override func reset() {
    super.reset()
    pair.reset()
  }
}

/// The state machines of two gestures.
@MainActor
final class MachinePair<First: Gesture, Second: Gesture> {
  let first: _GestureMachine<First>
  let second: _GestureMachine<Second>

  init(_ first: First, _ second: Second, at site: _GestureSite) {
    self.first = First._makeMachine(first, at: site)
    self.second = Second._makeMachine(second, at: site)
  }

  func update(_ newFirst: First, _ newSecond: Second) {
    first.update(newFirst)
    second.update(newSecond)
  }

  var awaitsMoreTouches: Bool { first.awaitsMoreTouches || second.awaitsMoreTouches }

  func stop() {
    first.stop()
    second.stop()
  }

  func reset() {
    first.reset()
    second.reset()
  }
}

extension Gesture {
  /// Combines this gesture with another that is recognised simultaneously.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
