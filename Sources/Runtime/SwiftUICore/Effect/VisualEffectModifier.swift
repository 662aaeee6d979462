/// Applies visual effects to a view that depend on its geometry.
struct VisualEffectModifier<Effect: VisualEffect> {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    VisualEffectNode(view, in: inputs)
  }
}

/// A node that updates the rendering of its content when its geometry changes.
@_spi(Core)
open class PlaceEffectNode<V: View, M: ViewModifier>: GroupingNode<V, M, GroupView>, FrameAnimation
{
  private var isWaiting = false

  open override func makeView() -> GroupView { GroupView(frame: .zero) }

  /// Updates an item for its geometry; returns `true` if the geometry may change without layout.
  open func show(_ item: EffectItem<GroupView>, in frame: CGRect) -> Bool { false }

  open override func didPlace(_ item: EffectItem<GroupView>) {
    guard !isWaiting else { return }
    isWaiting = true
    context.host.afterPlacing { [weak self] in
      self?.isWaiting = false
      self?.showAll()
    }
  }

  private func showAll() {
    guard isMounted else { return }
    var mayMove = false
    for item in items {
      guard let frame = item.placement?.frame else { continue }
      if show(item, in: frame) { mayMove = true }
    }
    if mayMove { context.host.updater.animations.add(self) }
  }

  open override func modifierDidChange(from old: M) {
    showAll()
  }

  open override func refresh() {
    isDirty = false
    showAll()
  }

  package func advance(to time: Double) -> Bool {
    guard isMounted else { return false }
    showAll()
    return true
  }

  /// Observation alone does not count as pending work.
  package var isFinite: Bool { false }
}

final class VisualEffectNode<V: View, Effect: VisualEffect>: PlaceEffectNode<
  V, VisualEffectModifier<Effect>
>
{
  private let place = GeometryPlace()

  override func show(_ item: EffectItem<GroupView>, in frame: CGRect) -> Bool {
    place.item = item
    let proxy = GeometryProxy(
      size: frame.size, safeAreaInsets: item.safeAreaInsets, place: place)
    let effect = track { view.modifier.effect(EmptyVisualEffect(), proxy) }
    var look = _VisualLook(size: frame.size)
    effect._apply(to: &look)
    animateChanges(isNew: item.view.superview == nil) { look.show(in: item.view) }
    return place.wasAsked
  }
}

extension View {
  /// Applies effects to the view's rendering that may depend on its geometry; the layout is not
  /// affected.
  nonisolated public func visualEffect(
    _ effect:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) ->
      some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}

/// Isolates the geometry of a view from its parent.
struct GeometryGroupModifier: Equatable {}

extension GeometryGroupModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {}
}

extension View {
  /// Isolates the geometry of the view: a change of its position is animated once for the view as a
  /// whole, not separately for each subview.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}
