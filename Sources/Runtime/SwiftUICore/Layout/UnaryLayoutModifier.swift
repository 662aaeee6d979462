/// A modifier that changes the measurement and placement of each item of its content, without a
/// UIView.
///
/// Coordinates are those of the item: x increases from leading to trailing; right-to-left layouts
/// are mirrored afterwards.
@MainActor @preconcurrency
package protocol UnaryLayoutModifier: PrimitiveModifier {
  /// Returns the size for a proposal.
  func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize
  /// Returns the position of the content in `size`, and its proposal.
  func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
  /// Returns the position of an alignment guide, by default that of the content.
  func explicitAlignment(
    _ key: AlignmentKey, _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat?
  /// Returns the preferred distances to adjacent views, by default those of the content.
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

package final class UnaryLayoutItem<M: UnaryLayoutModifier>: WrapperItem {
  var modifier: M

  init(_ content: LayoutItem, modifier: M, node: Node) {
    self.modifier = modifier
    super.init(content, node: node)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.measure(content, proposal)
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let (origin, inner) = modifier.place(content, in: frame.size, proposal)
    placeTurned(content, at: origin, proposal: inner, in: frame)
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    // The content's position follows from the size alone; the proposal affects only flexible
    // content.
    modifier.explicitAlignment(key, content, in: size, placement?.proposal ?? .init(size))
  }

  package override var spacing: ViewSpacing { modifier.spacing(content) }
}

extension LayoutItem {
  /// Places an item at a point measured from the leading edge of `frame`.
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
  /// Indicates whether the layout direction is right to left.
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

  /// Updates the layout after the layout direction changed.
  override func refresh() {
    isDirty = false
    for item in items { item.invalidateLayout() }
  }
}
