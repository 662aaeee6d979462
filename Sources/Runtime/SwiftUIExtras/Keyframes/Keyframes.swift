/// A type that provides the keyframe tracks of a value's parts.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value = Body.Value
  /// The type of keyframes in ``body``.
  associatedtype Body: Keyframes

  /// The composition of the keyframes.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks to a timeline.
  func _add(to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _add(to timeline: inout _KeyframeTracks<Value>) { body._add(to: &timeline) }
}

/// Keyframes without a body.
package protocol PrimitiveKeyframes: Keyframes where Body == Self {
  func add(to timeline: inout _KeyframeTracks<Value>)
}

extension PrimitiveKeyframes {
  public func _add(to timeline: inout _KeyframeTracks<Value>) { add(to: &timeline) }

  public var body: Self { self }
}

/// The tracks of a timeline, with a common initial value.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: Double
    let show: (inout Value, Double) -> Void
  }

  let initialValue: Value
  var tracks: [Track] = []
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value, Content>
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// Creates a track for the value at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: Keyframes, PrimitiveKeyframes {
  // The generic parameter `Value` stands for the part.
  @_implements(Keyframes,Value)
  public typealias _RootValue = Root

  package func add(to timeline: inout _KeyframeTracks<Root>) {
    var frames = _KeyframeSequence<Value>()
    content._add(to: &frames)
    let path = path
    let curve = KeyframeCurve(
      from: timeline.initialValue[keyPath: path].animatableData, frames.frames)
    timeline.tracks.append(
      .init(duration: curve.duration) { value, time in
        value[keyPath: path].animatableData = curve.value(at: time)
      })
  }
}

/// An animation of a value by keyframes, as a function of time.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a timeline from tracks.
  ///
  /// - Parameter initialValue: The value at time 0.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content()._add(to: &tracks)
    self.tracks = tracks
  }

  init(_ initialValue: Value, _ content: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content._add(to: &tracks)
    self.tracks = tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.tracks.reduce(0) { max($0, $1.duration) } }

  /// Returns the value at a time in seconds. Completed tracks keep their final value.
  public func value(time: Double) -> Value {
    var value = tracks.initialValue
    for track in tracks.tracks { track.show(&value, min(max(time, 0), track.duration)) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
