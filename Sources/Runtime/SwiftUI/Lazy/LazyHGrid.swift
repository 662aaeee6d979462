/// Puts views in rows that go on to the side; only those near what shows are made.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// Puts views in rows, column by column.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the rows stand if they leave room. The default is the middle.
  ///   - spacing: Points between columns; `nil` is the system's distance.
  ///   - pinnedViews: Which views of sections stay at the edges of what shows. The default is none.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
      content: content())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    LazyStackNode(view, layout: \.layout, content: \.content, in: inputs)
  }

  fileprivate var layout: LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? GridItem.standardSpacing, grid: rows, pinnedViews: pinnedViews)
  }
}
