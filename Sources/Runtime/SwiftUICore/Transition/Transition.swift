/// The insertion and removal of a view in an animated change.
///
/// A view that is inserted is first shown in the phase `willAppear` and then animated to
/// `identity`; one that is removed is animated to `didDisappear` first.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that ``body(content:phase:)`` returns.
  associatedtype Body: View
  /// The placeholder of the view to which the transition applies.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of the transition.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of the transition as a whole.
  static var properties: TransitionProperties { get }

  /// Indicates whether the transition changes nothing, so that removed views disappear before
  /// others are inserted.
  var _isIdentity: Bool { get }

  /// The animation attached to the transition for insertions or removals; `nil` if there is none.
  func _animation(entering: Bool) -> Animation??
}

extension Transition {
  /// The default properties: the transition has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  public var _isIdentity: Bool { false }

  public func _animation(entering: Bool) -> Animation?? { nil }

  /// Combines this transition with another; both run simultaneously.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Attaches an animation to the transition.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Applies the transition in a phase to a view.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: self, phase: phase))
  }
}

/// The placeholder of a view in a transition's body.
public struct PlaceholderContentView<Value> {
  package let source: any ModifierContentSource

  package init(source: any ModifierContentSource) {
    self.source = source
  }
}

extension PlaceholderContentView: View, PrimitiveView, ContentPlaceholder {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PlaceholderNode(view, in: inputs)
  }
}

/// A transition with an attached animation.
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
