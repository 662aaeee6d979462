/// The ways that parts of a value take over time.
public protocol Keyframes<Value> {
  /// What changes over time.
  associatedtype Value = Body.Value
  /// The type of keyframes that ``body`` computes.
  associatedtype Body: Keyframes

  /// The keyframes that these consist of.
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

/// The tracks of a timeline, which begin with one value.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: Double
    let show: (inout Value, Double) -> Void
  }

  let initialValue: Value
  var tracks: [Track] = []
}

/// The way of one part of a value.
public struct KeyframeTrack<Root, Value, Content>
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// The way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// The way of the value at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: Keyframes, PrimitiveKeyframes {
  // The part that changes has taken the name.
  @_implements(Keyframes,Value)
  public typealias _RootValue = Root

  package func add(to timeline: inout _KeyframeTracks<Root>) {
    var frames = _KeyframeSequence<Value>()
    content._add(to: &frames)
    let path = path
    let way = KeyframeWay(from: timeline.initialValue[keyPath: path].animatableData, frames.frames)
    timeline.tracks.append(
      .init(duration: way.duration) { value, time in
        value[keyPath: path].animatableData = way.value(at: time)
      })
  }
}

/// How a value changes over time.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// The ways of a value's parts.
  ///
  /// - Parameter initialValue: The value at the start.
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

  /// Seconds of the longest track.
  public var duration: TimeInterval { tracks.tracks.reduce(0) { max($0, $1.duration) } }

  /// The value some seconds after the start. Tracks that are over stay where they ended.
  public func value(time: Double) -> Value {
    var value = tracks.initialValue
    for track in tracks.tracks { track.show(&value, min(max(time, 0), track.duration)) }
    return value
  }

  /// The value at a share of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
