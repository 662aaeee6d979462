/// A modifier that transforms the rendering of a view without affecting the layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view size, about the top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    GeometryEffectNode(view, in: inputs)
  }

  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body.")
  }

  /// Returns an effect that layout ignores; geometry effects are always ignored by layout.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect that layout ignores.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

final class GeometryEffectNode<V: View, Effect: GeometryEffect>: GroupingNode<
  V, Effect, GroupView
>
{
  private var animated: AnimatedData<Effect>
  /// The effect in its current, possibly animated, state.
  private var shown: Effect

  override init(_ view: ModifiedContent<V, Effect>, in inputs: NodeInputs) {
    animated = AnimatedData(view.modifier)
    shown = view.modifier
    super.init(view, in: inputs)
  }

  override func makeView() -> GroupView { GroupView(frame: .zero) }

  override func didPlace(_ item: EffectItem<GroupView>) {
    apply(to: item)
  }

  private func apply(to item: EffectItem<GroupView>) {
    let size = item.view.bounds.size
    let (x, y) = (size.width / 2, size.height / 2)
    // UIKit's transforms are about the centre.
    let value = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
      .concatenating(shown.effectValue(size: size))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)))
    let change = { item.view.transform3D = value.transform3D }
    // An effect with animatable data is applied in each frame and needs no UIView animation.
    if animated.isUsed {
      UIView.performWithoutAnimation(change)
    } else {
      animateChanges(isNew: item.view.superview == nil, change)
    }
  }

  override func modifierDidChange(from old: Effect) {
    shown = view.modifier
    if animated.isUsed {
      animated.retarget(&shown, in: self) { [weak self] in self?.step(to: $0) }
    }
    for item in items { apply(to: item) }
  }

  private func step(to time: Double) {
    animated.show(in: &shown, at: time)
    for item in items { apply(to: item) }
  }
}

/// A fixed transform.
struct TransformEffect: GeometryEffect {
  let transform: ProjectionTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Applies an affine transform to the view's rendering, about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Applies a projection transform to the view's rendering, about its top left corner.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
