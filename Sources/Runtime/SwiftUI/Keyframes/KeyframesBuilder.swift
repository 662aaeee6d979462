/// Joins keyframes that are written below one another.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Keyframes as they are.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  /// A place the whole value comes to.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Value == Content.Value {
    expression
  }

  /// Nothing.
  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeGroup<Value> { _ in }
  }

  /// The first keyframes.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value {
    first
  }

  /// The first place.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  /// Tracks that go on at the same time.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup<Value> {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Places one after the other.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> some KeyframeTrackContent<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeRun<Value> {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// All the keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> some Keyframes<Value> where Value == Content.Value {
    KeyframeTrack(content: { component })
  }

  /// All the keyframes.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value {
    component
  }
}

/// Joins the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  /// Nothing.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value> { _ in }
  }

  /// The first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  /// Keyframes one after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value> {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value> { for component in components { component._add(to: &$0) } }
  }

  /// One of two kinds of keyframes.
  public struct Conditional<ConditionalValue, First, Second>
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    let add: (inout _KeyframeSequence<ConditionalValue>) -> Void
  }

  /// The keyframes where a condition holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional { component._add(to: &$0) }
  }

  /// The keyframes where a condition does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional { component._add(to: &$0) }
  }
}

extension KeyframeTrackContentBuilder.Conditional: KeyframeTrackContent, PrimitiveKeyframe {
  // The builder around has taken the name.
  @_implements(KeyframeTrackContent,Value)
  public typealias _Value = ConditionalValue

  package func add(to sequence: inout _KeyframeSequence<ConditionalValue>) { add(&sequence) }
}

/// Several tracks.
struct KeyframeGroup<Value>: PrimitiveKeyframes {
  let tracks: (inout _KeyframeTracks<Value>) -> Void

  func add(to timeline: inout _KeyframeTracks<Value>) { tracks(&timeline) }
}

/// Several keyframes of a track.
struct KeyframeRun<Value: Animatable>: PrimitiveKeyframe {
  let frames: (inout _KeyframeSequence<Value>) -> Void

  func add(to sequence: inout _KeyframeSequence<Value>) { frames(&sequence) }
}
