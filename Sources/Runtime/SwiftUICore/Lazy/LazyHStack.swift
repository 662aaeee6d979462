/// A stack that arranges views in a horizontal line and creates only those near the visible area.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  /// Creates a horizontal lazy stack, which takes all of the height it is proposed.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned. The default is the centre.
  ///   - spacing: The spacing in points between them; `nil` for the system's default.
  ///   - pinnedViews: The kinds of section views that are pinned to the edges of the visible area.
  ///     The default is none.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    LazyStackNode(view, layout: \.layout, content: \.content, in: inputs)
  }

  fileprivate var layout: LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinnedViews: pinnedViews)
  }
}
