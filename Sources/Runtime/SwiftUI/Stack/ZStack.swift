/// Puts views in front of one another.
public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View, PrimitiveView, LayoutView where Content: View {
  /// Puts views in front of one another, the first at the back.
  ///
  /// - Parameter alignment: The guides that are the same for all of them; the default is the centre.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

/// Puts views in front of one another.
public struct ZStackLayout: Layout {
  /// The guides that are the same for all views.
  public var alignment: Alignment

  /// Puts views in front of one another.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Nothing is interpolated.
  public typealias AnimatableData = EmptyAnimatableData

  /// Nothing is remembered.
  public struct Cache {
    init() {}
  }

  /// Makes the cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// The rectangle around all views, each with its guides at the origin.
  private func frame(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    var frame = CGRect.null
    let top = subviews.map(\.priority).max() ?? 0
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      frame = frame.union(
        CGRect(
          origin: CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical]),
          size: dimensions.size))
    }
    return frame.isNull ? .zero : frame
  }

  /// The size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    frame(proposal, subviews).size
  }

  /// Places each view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let frame = frame(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - frame.minX - dimensions[alignment.horizontal],
          y: bounds.minY - frame.minY - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// Where a guide of the views inside is.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews)
  }

  /// Where a guide of the views inside is.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews)
  }

  private func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    let frame = frame(proposal, subviews)
    return key.combine(
      subviews.compactMap { subview in
        let dimensions = subview.dimensions(in: proposal)
        guard let value = dimensions.explicit(key) else { return nil }
        return key.axis == .horizontal
          ? value - frame.minX - dimensions[alignment.horizontal]
          : value - frame.minY - dimensions[alignment.vertical]
      })
  }
}
