/// A result builder that combines keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns keyframes unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  /// Returns keyframes of the whole value as a track.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Value == Content.Value {
    expression
  }

  /// Returns no keyframes.
  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeGroup<Value> { _ in }
  }

  /// Returns the first keyframes.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value {
    first
  }

  /// Returns the first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  /// Combines tracks that play simultaneously.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup<Value> {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Combines consecutive keyframes of a track.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> some KeyframeTrackContent<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeRun<Value> {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Returns the combined keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> some Keyframes<Value> where Value == Content.Value {
    KeyframeTrack(content: { component })
  }

  /// Returns the combined keyframes.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value {
    component
  }
}

/// A result builder that combines the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns keyframes unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  /// Returns no keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value> { _ in }
  }

  /// Returns the first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  /// Combines consecutive keyframes.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value> {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Combines the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value> { for component in components { component._add(to: &$0) } }
  }

  /// The keyframes of one of a condition's two branches.
  public struct Conditional<ConditionalValue, First, Second>
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    let add: (inout _KeyframeSequence<ConditionalValue>) -> Void
  }

  /// Returns the keyframes of a condition's first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional { component._add(to: &$0) }
  }

  /// Returns the keyframes of a condition's second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional { component._add(to: &$0) }
  }
}

extension KeyframeTrackContentBuilder.Conditional: KeyframeTrackContent, PrimitiveKeyframe {
  // The generic parameter `Value` of the enclosing builder is hidden here.
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
