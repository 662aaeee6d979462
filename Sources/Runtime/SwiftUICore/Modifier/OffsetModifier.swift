/// Offsets the rendering of a view from its layout position.
public struct _OffsetEffect {
  let offset: CGSize
}

extension _OffsetEffect: ViewModifier, UnaryLayoutModifier {
  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    content.size(proposal)
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: offset.width, y: offset.height), proposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }
}

extension View {
  /// Offsets the view's rendering from its layout position, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Offsets the view's rendering from its layout position, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

/// Positions the centre of a view at a point of the proposed area.
public struct _PositionLayout {
  let position: CGPoint
}

extension _PositionLayout: ViewModifier, UnaryLayoutModifier {
  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let own = content.size(proposal)
    return (
      CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal
    )
  }
}

extension View {
  /// Positions the centre of the view at a point of the proposed area.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Positions the centre of the view at a point of the proposed area.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
