/// A gesture of two alternatives: the second is recognised only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The gesture with precedence.
  public var first: First
  /// The gesture that requires the failure of the first.
  public var second: Second

  /// Creates a gesture of two alternatives: the second is recognised only if the first fails.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that was recognised.
  @frozen public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The second gesture was recognised.
    case second(Second.Value)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    ExclusiveMachine(gesture, at: site)
  }
}

final class ExclusiveMachine<First: Gesture, Second: Gesture>: _GestureMachine<
  ExclusiveGesture<First, Second>
>
{
  private let pair: MachinePair<First, Second>
  /// The messages of the second gesture, held until the first fails.
  private var held: [() -> Void] = []

  override init(_ gesture: ExclusiveGesture<First, Second>, at site: _GestureSite) {
    pair = MachinePair(gesture.first, gesture.second, at: site)
    super.init(gesture, at: site)
  }

  override func update(_ new: ExclusiveGesture<First, Second>) {
    gesture = new
    pair.update(new.first, new.second)
  }

  /// The gesture counts as a tap only if both alternatives do, with the smaller number of taps.
  override var kind: GestureKind {
    if case .taps(let a) = pair.first.kind, case .taps(let b) = pair.second.kind {
      return .taps(min(a, b))
    }
    return .other
  }

  override var awaitsMoreTouches: Bool { pair.awaitsMoreTouches }

  override func step(
    _ event: GestureEvent
  ) -> _GesturePhase<ExclusiveGesture<First, Second>.Value> {
    let first = pair.first.advance(event)
    let messages = site.messages
    site.messages = []
    let second = pair.second.advance(event)
    held += site.messages
    site.messages = messages
    switch first {
    case .active(let value):
      leaveSecond()
      return .active(.first(value))
    case .ended(let value):
      leaveSecond()
      return .ended(.first(value))
    case .possible(let value): return .possible(value.map { .first($0) })
    case .failed:
      site.messages += held
      held = []
      return second.map { .second($0) }
    }
  }

  private func leaveSecond() {
    held = []
    pair.second.stop()
  }

  override func stop() { pair.stop() }

  override func reset() {
    super.reset()
    pair.reset()
    held = []
  }
}

extension Gesture {
  /// Combines this gesture with another that is recognised only if this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
