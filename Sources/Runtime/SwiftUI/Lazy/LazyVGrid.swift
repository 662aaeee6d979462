/// Puts views in columns; only those near what shows are made.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// Puts views in columns, line by line.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the columns stand if they leave room. The default is the middle.
  ///   - spacing: Points between lines; `nil` is the system's distance.
  ///   - pinnedViews: Which views of sections stay at the edges of what shows. The default is none.
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
