/// A type that provides consecutive keyframes for a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of keyframe content in ``body``.
  associatedtype Body: KeyframeTrackContent

  /// The composition of the keyframe content.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Appends the keyframes to a track.
  func _add(to sequence: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _add(to sequence: inout _KeyframeSequence<Value>) { body._add(to: &sequence) }
}

/// Keyframe content without a body.
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

/// A target value and the interpolation towards it.
struct Keyframe<Data: VectorArithmetic> {
  enum Interpolation {
    case jump
    case line(UnitCurve)
    /// The velocities at both ends; `nil` for a smooth motion there.
    case cubic(start: Data?, end: Data?)
    /// The initial velocity; `nil` to continue with the current one.
    case spring(Spring, start: Data?)
  }

  let target: Data
  let duration: Double
  let interpolation: Interpolation
}

/// A keyframe that interpolates linearly, or along a timing curve, to a value.
public struct LinearKeyframe<Value: Animatable> {
  let target: Value
  let duration: TimeInterval
  let curve: UnitCurve

  /// Creates a keyframe with a target value.
  ///
  /// - Parameters:
  ///   - to: The target value.
  ///   - duration: The duration in seconds.
  ///   - timingCurve: The timing curve. The default is linear.
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
        interpolation: .line(curve)))
  }
}

/// A keyframe that interpolates along a smooth cubic curve to a value.
public struct CubicKeyframe<Value: Animatable> {
  let target: Value
  let duration: TimeInterval
  let start: Value?
  let end: Value?

  /// Creates a keyframe with a target value.
  ///
  /// - Parameters:
  ///   - to: The target value.
  ///   - duration: The duration in seconds.
  ///   - startVelocity: The initial velocity per second; `nil` to continue smoothly from the
  ///     previous keyframe.
  ///   - endVelocity: The final velocity per second; `nil` to continue smoothly to the next
  ///     keyframe.
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
        interpolation: .cubic(start: start?.animatableData, end: end?.animatableData)))
  }
}

/// A keyframe that interpolates with a spring to a value.
public struct SpringKeyframe<Value: Animatable> {
  let target: Value
  let duration: TimeInterval?
  let spring: Spring
  let start: Value?

  /// Creates a keyframe with a target value.
  ///
  /// - Parameters:
  ///   - to: The target value of the spring. A short duration ends the motion before it is reached.
  ///   - duration: The duration in seconds; `nil` for the spring's settling duration.
  ///   - spring: The spring. The default is one of 0.5 s without bounce.
  ///   - startVelocity: The initial velocity per second; `nil` to continue smoothly from the
  ///     previous keyframe.
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
      Misuse.report(SwiftUIMisuse.endlessSpringKeyframe)
      return
    }
    sequence.frames.append(
      Keyframe(
        target: target.animatableData, duration: max(0, seconds),
        interpolation: .spring(spring, start: start?.animatableData)))
  }
}

/// A keyframe that sets a value without interpolation.
public struct MoveKeyframe<Value: Animatable> {
  let target: Value

  /// Creates a keyframe that jumps to a value.
  public init(_ to: Value) {
    target = to
  }
}

extension MoveKeyframe: KeyframeTrackContent, PrimitiveKeyframe {
  package func add(to sequence: inout _KeyframeSequence<Value>) {
    sequence.frames.append(
      Keyframe(target: target.animatableData, duration: 0, interpolation: .jump))
  }
}
