/// A modifier that changes how each item of its content is measured and placed, and needs no UIView.
///
/// Coordinates are those of the item: x runs from leading to trailing; layouts from right to left
/// are turned round afterwards.
@MainActor @preconcurrency
package protocol UnaryLayoutModifier: PrimitiveModifier {
  /// The size for a proposal.
  func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize
  /// Where in `size` the content goes, and with which proposal.
  func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
  /// Where a guide is; the default takes it from the content.
  func explicitAlignment(
    _ key: AlignmentKey, _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat?
  /// The distances to neighbours; the default is the content's.
  func spacing(_ content: LayoutItem) -> ViewSpacing
}

extension UnaryLayoutModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    UnaryLayoutNode(view, in: inputs)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let (origin, inner) = place(content, in: size, proposal)
    guard let value = content.explicitAlignment(key, in: content.size(inner)) else { return nil }
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }

  package func spacing(_ content: LayoutItem) -> ViewSpacing { content.spacing }
}

final class UnaryLayoutItem<M: UnaryLayoutModifier>: WrapperItem {
  var modifier: M

  init(_ content: LayoutItem, modifier: M, node: Node) {
    self.modifier = modifier
    super.init(content, node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.measure(content, proposal)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let (origin, inner) = modifier.place(content, in: frame.size, proposal)
    placeTurned(content, at: origin, proposal: inner, in: frame)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    // The size alone says where the content goes; the proposal only matters to flexible content.
    modifier.explicitAlignment(key, content, in: size, placement?.proposal ?? .init(size))
  }

  override var spacing: ViewSpacing { modifier.spacing(content) }
}

extension LayoutItem {
  /// Places an item at a point counted from the leading side of `frame`.
  package func placeTurned(
    _ item: LayoutItem, at origin: CGPoint, proposal: ProposedViewSize, in frame: CGRect
  ) {
    var x = origin.x
    if node.isRightToLeft { x = frame.width - x - item.size(proposal).width }
    item.place(
      at: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), proposal: proposal)
  }
}

extension Node {
  /// Whether lines begin on the right.
  package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
}

final class UnaryLayoutNode<V: View, M: UnaryLayoutModifier>: WrapperNode<V, M, UnaryLayoutItem<M>>
{
  override func makeItem(around content: LayoutItem) -> UnaryLayoutItem<M> {
    UnaryLayoutItem(content, modifier: view.modifier, node: self)
  }

  override func modifierDidChange(from old: M) {
    guard !TypeLayout.of(M.self).areEqual(old, view.modifier) else { return }
    for item in items {
      item.modifier = view.modifier
      item.invalidateLayout()
    }
  }

  /// The layout direction changed.
  override func refresh() {
    isDirty = false
    for item in items { item.invalidateLayout() }
  }
}
