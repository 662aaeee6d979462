/// How a view comes and goes.
///
/// A view that an animated change puts in is first shown in the phase `willAppear` and then animated
/// to `identity`; one that is taken away is animated to `didDisappear` before it is gone.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that ``body(content:phase:)`` makes.
  associatedtype Body: View
  /// What stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What is true of the transition as a whole.
  static var properties: TransitionProperties { get }

  /// Whether nothing at all happens, so that views go before others come.
  var _isIdentity: Bool { get }

  /// The animation of the transition's own for views that come, or go; `nil` if it has none.
  func _animation(entering: Bool) -> Animation??
}

extension Transition {
  /// Most transitions move something.
  public static var properties: TransitionProperties { TransitionProperties() }

  public var _isIdentity: Bool { false }

  public func _animation(entering: Bool) -> Animation?? { nil }

  /// This transition and another at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Applies the transition in a phase to a view.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: self, phase: phase))
  }
}

/// What stands for a view in a transition's body.
public struct PlaceholderContentView<Value> {
  let source: any ModifierContentSource
}

extension PlaceholderContentView: View, PrimitiveView, ContentPlaceholder {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PlaceholderNode(view, in: inputs)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  static var properties: TransitionProperties { Base.properties }
  var _isIdentity: Bool { base._isIdentity }
  func _animation(entering: Bool) -> Animation?? { .some(animation) }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
  var _isIdentity: Bool { first._isIdentity && second._isIdentity }
  func _animation(entering: Bool) -> Animation?? {
    second._animation(entering: entering) ?? first._animation(entering: entering)
  }
}
