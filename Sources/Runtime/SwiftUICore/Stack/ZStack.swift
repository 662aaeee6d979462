/// A container with its subviews in front of one another, aligned at common guides.
public struct ZStack<Content> {
  package let layout: ZStackLayout
  package let content: Content
}

extension ZStack: View, PrimitiveView, LayoutView where Content: View {
  /// Creates a stack of overlaid views, the first at the back.
  ///
  /// - Parameter alignment: The guides at which the views are aligned; the default is the centre.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

/// A layout that places its subviews in front of one another, aligned at common guides.
public struct ZStackLayout: Layout {
  /// The guides at which the views are aligned.
  public var alignment: Alignment

  /// Creates an overlaying layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// No animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// An empty cache.
  public struct Cache {
    init() {}
  }

  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the union of all views' frames, with their guides at the origin.
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

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    frame(proposal, subviews).size
  }

  /// Places each subview.
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

  /// Returns the position of an alignment guide, determined from the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews)
  }

  /// Returns the position of an alignment guide, determined from the subviews.
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
