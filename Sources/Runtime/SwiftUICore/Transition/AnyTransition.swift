/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
  let box: TransitionBox

  init(box: TransitionBox) {
    self.box = box
  }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    box = TypedTransitionBox(transition)
  }

  private static func make<T: Transition>(_ make: @MainActor () -> T) -> AnyTransition {
    Evaluation.onMain { AnyTransition(make()) }
  }

  /// A transition without animation: views are inserted and removed immediately.
  public static let identity = make { IdentityTransition() }
  /// A transition that fades views in and out.
  public static let opacity = make { OpacityTransition() }
  /// A transition that inserts views from the leading edge and removes them to the trailing edge.
  public static var slide: AnyTransition { make { SlideTransition() } }
  /// A transition that scales views from and to zero.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// A transition that scales views about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    make { ScaleTransition(scale, anchor: anchor) }
  }

  /// A transition that moves views from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { make { MoveTransition(edge: edge) } }

  /// A transition that inserts views from an edge and removes them to the opposite edge, with a
  /// fade.
  public static func push(from edge: Edge) -> AnyTransition { make { PushTransition(edge: edge) } }

  /// A transition that moves views by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    make { OffsetTransition(offset) }
  }

  /// A transition that moves views by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition between two modifiers: one for views outside the hierarchy, the other for views
  /// in it.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return make { ModifierTransition(active: active, identity: identity) }
  }

  /// A transition with separate transitions for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(box: insertion.box.joined(with: removal.box, asymmetric: true))
  }

  /// Combines this transition with another; both run simultaneously.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(box: box.joined(with: other.box, asymmetric: false))
  }

  /// Attaches an animation to the transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: box.animated(animation))
  }
}

/// A box around a transition of unknown type.
class TransitionBox: @unchecked Sendable {
  /// Indicates whether the transition changes nothing.
  @MainActor var isIdentity: Bool { false }
  /// The animation attached to the transition, if there is one.
  @MainActor func animation(entering: Bool) -> Animation?? { nil }

  /// Returns the view in a phase of the transition.
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
