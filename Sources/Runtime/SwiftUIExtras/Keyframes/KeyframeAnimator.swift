@_spi(Core) import SwiftUICore

/// An animator that plays keyframes and passes their current value to its content.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initialValue: Value
  /// The value whose change starts a run; without one, runs repeat.
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates an animator that plays the keyframes when the view appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of a run.
  ///   - repeating: A Boolean value that indicates whether the keyframes repeat. Default `true`.
  ///   - content: A closure that returns the view for a value.
  ///   - keyframes: A closure that returns the keyframes of a run for its initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that plays the keyframes whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of a run.
  ///   - trigger: The value whose change starts a run.
  ///   - content: A closure that returns the view for a value.
  ///   - keyframes: A closure that returns the keyframes of a run for its initial value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    KeyframeAnimatorNode(view, in: inputs)
  }
}

/// Owns the current run and its current value.
final class KeyframeAnimatorNode<Value, Path: Keyframes<Value>, Content: View>: ViewNode<
  KeyframeAnimator<Value, Path, Content>
>, FrameAnimation
{
  private struct Run {
    let timeline: KeyframeTimeline<Value>
    var start: Double
  }

  private var child: ViewNode<Content>?
  private var value: Value
  private var run: Run?

  override init(_ view: KeyframeAnimator<Value, Path, Content>, in inputs: NodeInputs) {
    value = view.initialValue
    super.init(view, in: inputs)
    child = Content._makeNode(makeContent(), in: NodeInputs(continuing: self))
    if view.trigger == nil { begin(at: context.host.updater.animations.now) }
  }

  private func makeContent() -> Content { evaluate { view.content(value) } }

  private func begin(at time: Double) {
    let keyframes = evaluateMore { view.keyframes(value) }
    run = Run(timeline: KeyframeTimeline(value, keyframes), start: time)
    context.host.updater.animations.add(self)
  }

  override func update(_ new: KeyframeAnimator<Value, Path, Content>) {
    let isTriggered = new.trigger != view.trigger
    view = new
    refresh()
    if isTriggered { begin(at: context.host.updater.animations.now) }
  }

  override func refresh() {
    isDirty = false
    child?.update(makeContent())
  }

  func advance(to time: Double) -> Bool {
    guard isMounted, let run else { return false }
    let duration = run.timeline.duration
    value = run.timeline.value(time: time - run.start)
    let isOver = time >= run.start + duration
    if isOver {
      self.run = nil
      if view.repeats, duration > 0 { begin(at: run.start + duration) }
    }
    invalidate()
    return self.run != nil
  }

  var isFinite: Bool { !view.repeats }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// Wraps a view in an animator, to whose content it is passed.
struct AnimatorModifier<Modified: View, Result: View> {
  let make: (PlaceholderContentView<Modified>) -> Result
}

extension AnimatorModifier: ViewModifier {
  func body(content: Content) -> some View {
    make(PlaceholderContentView(source: content.source))
  }
}

extension View {
  /// Animates the view with values from keyframes, from when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of a run.
  ///   - repeating: A Boolean value that indicates whether the keyframes repeat. Default `true`.
  ///   - content: A closure that modifies the view for a value.
  ///   - keyframes: A closure that returns the keyframes of a run for its initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { view in
        KeyframeAnimator(
          initialValue: initialValue, repeating: repeating, content: { content(view, $0) },
          keyframes: keyframes)
      })
  }

  /// Animates the view with values from keyframes whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of a run.
  ///   - trigger: The value whose change starts a run.
  ///   - content: A closure that modifies the view for a value.
  ///   - keyframes: A closure that returns the keyframes of a run for its initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { view in
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger, content: { content(view, $0) },
          keyframes: keyframes)
      })
  }

  /// Cycles continuously through phases, with an animation from each to the next.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - content: A closure that modifies the view for a phase.
  ///   - animation: The animation to a phase. The default is the default animation.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return modifier(
      AnimatorModifier<Self, _> { view in
        PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
      })
  }

  /// Cycles once through phases whenever `trigger` changes, and returns to the first.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - trigger: The value whose change starts a run.
  ///   - content: A closure that modifies the view for a phase.
  ///   - animation: The animation to a phase. The default is the default animation.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return modifier(
      AnimatorModifier<Self, _> { view in
        PhaseAnimator(
          phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
      })
  }
}
