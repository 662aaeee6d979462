/// A transition of any type.
public struct AnyTransition: @unchecked Sendable {
  let box: TransitionBox

  init(box: TransitionBox) {
    self.box = box
  }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    box = TypedTransitionBox(transition)
  }

  private static func make<T: Transition>(_ make: @MainActor () -> T) -> AnyTransition {
    Evaluation.onMain { AnyTransition(make()) }
  }

  /// Views come and go at once.
  public static let identity = make { IdentityTransition() }
  /// Views fade in and out.
  public static let opacity = make { OpacityTransition() }
  /// Views come from the leading side and go to the trailing side.
  public static var slide: AnyTransition { make { SlideTransition() } }
  /// Views grow from nothing and shrink to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Views grow and shrink about a point of theirs.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    make { ScaleTransition(scale, anchor: anchor) }
  }

  /// Views come from an edge and go back to it.
  public static func move(edge: Edge) -> AnyTransition { make { MoveTransition(edge: edge) } }

  /// Views come from an edge, fading in, and go to the other, fading out.
  public static func push(from edge: Edge) -> AnyTransition { make { PushTransition(edge: edge) } }

  /// Views come and go over an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    make { OffsetTransition(offset) }
  }

  /// Views come and go over an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// One modifier for views that are there and another for those that are not.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return make { ModifierTransition(active: active, identity: identity) }
  }

  /// One transition for views that come and another for those that go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(box: insertion.box.joined(with: removal.box, asymmetric: true))
  }

  /// This transition and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(box: box.joined(with: other.box, asymmetric: false))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: box.animated(animation))
  }
}

/// A transition whose type is known to nobody else.
class TransitionBox: @unchecked Sendable {
  /// Whether nothing at all happens.
  @MainActor var isIdentity: Bool { false }
  /// The animation of the transition's own, if it has one.
  @MainActor func animation(entering: Bool) -> Animation?? { nil }

  /// The view in a phase.
  @MainActor func apply<V: View>(to content: V, phase: TransitionPhase) -> AnyView {
    AnyView(content)
  }

  func joined(with other: TransitionBox, asymmetric: Bool) -> TransitionBox { other }
  func joined<T: Transition>(after first: T, asymmetric: Bool) -> TransitionBox { self }
  func animated(_ animation: Animation?) -> TransitionBox { self }
}

private final class TypedTransitionBox<T: Transition>: TransitionBox, @unchecked Sendable {
  private let transition: T

  init(_ transition: T) {
    self.transition = transition
  }

  override var isIdentity: Bool { transition._isIdentity }

  override func animation(entering: Bool) -> Animation?? {
    transition._animation(entering: entering)
  }

  override func apply<V: View>(to content: V, phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }

  override func joined(with other: TransitionBox, asymmetric: Bool) -> TransitionBox {
    other.joined(after: transition, asymmetric: asymmetric)
  }

  override func joined<First: Transition>(
    after first: First, asymmetric: Bool
  ) -> TransitionBox {
    nonisolated(unsafe) let (first, second) = (first, transition)
    return Evaluation.onMain {
      asymmetric
        ? TypedTransitionBox<AsymmetricTransition<First, T>>(
          AsymmetricTransition(insertion: first, removal: second))
        : TypedTransitionBox<CombinedTransition<First, T>>(
          CombinedTransition(first: first, second: second))
    }
  }

  override func animated(_ animation: Animation?) -> TransitionBox {
    nonisolated(unsafe) let base = transition
    return Evaluation.onMain {
      TypedTransitionBox<AnimatedTransition<T>>(
        AnimatedTransition(base: base, animation: animation))
    }
  }
}
