/// Places that a value comes to one after the other.
public protocol KeyframeTrackContent<Value> {
  /// What changes over time.
  associatedtype Value: Animatable = Body.Value
  /// The type of content that ``body`` computes.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this content consists of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a track.
  func _add(to sequence: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _add(to sequence: inout _KeyframeSequence<Value>) { body._add(to: &sequence) }
}

/// Keyframes without a body.
package protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {
  func add(to sequence: inout _KeyframeSequence<Value>)
}

extension PrimitiveKeyframe {
  public func _add(to sequence: inout _KeyframeSequence<Value>) { add(to: &sequence) }

  public var body: Self { self }
}

/// The keyframes of a track.
public struct _KeyframeSequence<Value: Animatable> {
  var frames: [Keyframe<Value.AnimatableData>] = []
}

/// A place that a value comes to, and how.
struct Keyframe<Data: VectorArithmetic> {
  enum Way {
    case jump
    case line(UnitCurve)
    /// Velocities at both ends; without one the motion is smooth there.
    case cubic(start: Data?, end: Data?)
    /// The velocity at the start; without one what is before goes on.
    case spring(Spring, start: Data?)
  }

  let target: Data
  let duration: Double
  let way: Way
}

/// Goes evenly to a value, or as a curve says.
public struct LinearKeyframe<Value: Animatable> {
  let target: Value
  let duration: TimeInterval
  let curve: UnitCurve

  /// A way to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: Seconds.
  ///   - timingCurve: The course in time. The default is even.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    curve = timingCurve
  }
}

extension LinearKeyframe: KeyframeTrackContent, PrimitiveKeyframe {
  package func add(to sequence: inout _KeyframeSequence<Value>) {
    sequence.frames.append(
      Keyframe(
        target: target.animatableData, duration: max(0, duration),
        way: .line(curve)))
  }
}

/// Goes to a value along a smooth curve.
public struct CubicKeyframe<Value: Animatable> {
  let target: Value
  let duration: TimeInterval
  let start: Value?
  let end: Value?

  /// A way to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: Seconds.
  ///   - startVelocity: For each second; `nil` goes on smoothly from what is before.
  ///   - endVelocity: For each second; `nil` goes on smoothly to what comes next.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    start = startVelocity
    end = endVelocity
  }
}

extension CubicKeyframe: KeyframeTrackContent, PrimitiveKeyframe {
  package func add(to sequence: inout _KeyframeSequence<Value>) {
    sequence.frames.append(
      Keyframe(
        target: target.animatableData, duration: max(0, duration),
        way: .cubic(start: start?.animatableData, end: end?.animatableData)))
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable> {
  let target: Value
  let duration: TimeInterval?
  let spring: Spring
  let start: Value?

  /// A way to a value.
  ///
  /// - Parameters:
  ///   - to: The value that the spring pulls to. It is reached as far as the duration allows.
  ///   - duration: Seconds; `nil` is until the spring rests.
  ///   - spring: The spring. The default is one of 0.5 s without bounce.
  ///   - startVelocity: For each second; `nil` goes on smoothly from what is before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.spring = spring
    start = startVelocity
  }
}

extension SpringKeyframe: KeyframeTrackContent, PrimitiveKeyframe {
  package func add(to sequence: inout _KeyframeSequence<Value>) {
    let seconds = duration ?? spring.settlingDuration
    guard seconds.isFinite else {
      reportMisuse(
        "A SpringKeyframe has a spring that never rests; give it a duration. It is left out.")
      return
    }
    sequence.frames.append(
      Keyframe(
        target: target.animatableData, duration: max(0, seconds),
        way: .spring(spring, start: start?.animatableData)))
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable> {
  let target: Value

  /// A jump to a value.
  public init(_ to: Value) {
    target = to
  }
}

extension MoveKeyframe: KeyframeTrackContent, PrimitiveKeyframe {
  package func add(to sequence: inout _KeyframeSequence<Value>) {
    sequence.frames.append(Keyframe(target: target.animatableData, duration: 0, way: .jump))
  }
}
