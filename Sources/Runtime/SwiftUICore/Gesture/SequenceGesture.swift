/// A sequence of two gestures, with or without lifting the fingers in between.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a sequence of two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The state of a sequence.
  @frozen public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it begins.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    SequenceMachine(gesture, at: site)
  }
}

final class SequenceMachine<First: Gesture, Second: Gesture>: _GestureMachine<
  SequenceGesture<First, Second>
>
{
  private let pair: MachinePair<First, Second>
  private var result: First.Value?

  override init(_ gesture: SequenceGesture<First, Second>, at site: _GestureSite) {
    pair = MachinePair(gesture.first, gesture.second, at: site)
    super.init(gesture, at: site)
  }

  override func update(_ new: SequenceGesture<First, Second>) {
    gesture = new
    pair.update(new.first, new.second)
  }

  override var awaitsMoreTouches: Bool { pair.awaitsMoreTouches }

  override func step(
    _ event: GestureEvent
  ) -> _GesturePhase<SequenceGesture<First, Second>.Value> {
    guard let result else { return begin(event) }
    return follow(result, event)
  }

  private func begin(
    _ event: GestureEvent
  ) -> _GesturePhase<SequenceGesture<First, Second>.Value> {
    switch pair.first.advance(event) {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      result = value
      // Touches that are still down belong to the second gesture from here on.
      let down = site.recognizer?.downTouches ?? []
      return follow(value, GestureEvent(touches: down, time: event.time))
    }
  }

  private func follow(
    _ result: First.Value, _ event: GestureEvent
  ) -> _GesturePhase<SequenceGesture<First, Second>.Value> {
    switch pair.second.advance(event) {
    case .possible(let value): return .active(.second(result, value))
    case .active(let value): return .active(.second(result, value))
    case .ended(let value): return .ended(.second(result, value))
    case .failed: return .failed
    }
  }

  override func stop() { pair.stop() }

  override func reset() {
    super.reset()
    pair.reset()
    result = nil
  }
}

extension Gesture {
  /// Sequences this gesture with another, which follows it.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
