/// Sets the position of an alignment guide of a view.
struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    ExplicitGuides.note(key)
    self.key = key
    self.computeValue = computeValue
  }
}

extension AlignmentGuideModifier: ViewModifier, UnaryLayoutModifier {
  func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    content.size(proposal)
  }

  func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, proposal)
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key else { return content.explicitAlignment(key, in: size) }
    return computeValue(ViewDimensions(size: size, item: content))
  }
}

extension View {
  /// Sets the position of an alignment guide of this view, in its own coordinates.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the position of an alignment guide of this view, in its own coordinates.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
