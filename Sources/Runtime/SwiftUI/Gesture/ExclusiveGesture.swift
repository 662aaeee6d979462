/// One of two gestures: the second only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The gesture that goes first.
  public var first: First
  /// The gesture that waits for the failure of the first.
  public var second: Second

  /// One of two gestures: the second only if the first fails.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the one that was made tells.
  @frozen public enum Value {
    /// The first was made.
    case first(First.Value)
    /// The second was made.
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
  /// What the second would tell if the first failed.
  private var held: [() -> Void] = []

  override init(_ gesture: ExclusiveGesture<First, Second>, at site: _GestureSite) {
    pair = MachinePair(gesture.first, gesture.second, at: site)
    super.init(gesture, at: site)
  }

  override func update(_ new: ExclusiveGesture<First, Second>) {
    gesture = new
    pair.update(new.first, new.second)
  }

  /// Taps in all cases are taps to controls, as few as there can be.
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
    let told = site.messages
    site.messages = []
    let second = pair.second.advance(event)
    held += site.messages
    site.messages = told
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
  /// This gesture, or another if this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
