/// A lazy grid that grows horizontally and creates only the views near the visible area.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// Creates a horizontal lazy grid, which fills its rows column by column.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of the rows if they leave space. The default is the centre.
  ///   - spacing: The spacing in points between columns; `nil` for the system's default.
  ///   - pinnedViews: The kinds of section views that are pinned to the edges of the visible area.
  ///     The default is none.
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
