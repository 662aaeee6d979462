/// A modifier that transforms how a view is drawn, without a part in layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of a size, about its top left corner.
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

  /// The effect as one that has no part in transitions' layout: it never has.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect that layout does not hear of.
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
  /// The effect as it shows now.
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
    // UIKit transforms about the middle.
    let value = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
      .concatenating(shown.effectValue(size: size))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)))
    let change = { item.view.transform3D = value.transform3D }
    // What has data to animate is drawn anew in each frame and needs nobody else's animation.
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
  /// Draws the view transformed about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Draws the view transformed about its top left corner, with perspective.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
