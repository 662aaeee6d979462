/// A lazy grid that grows vertically and creates only the views near the visible area.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// Creates a vertical lazy grid, which fills its columns line by line.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of the columns if they leave space. The default is the centre.
  ///   - spacing: The spacing in points between lines; `nil` for the system's default.
  ///   - pinnedViews: The kinds of section views that are pinned to the edges of the visible area.
  ///     The default is none.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
      content: content())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    LazyStackNode(view, layout: \.layout, content: \.content, in: inputs)
  }

  fileprivate var layout: LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? GridItem.standardSpacing, grid: columns, pinnedViews: pinnedViews)
  }
}
