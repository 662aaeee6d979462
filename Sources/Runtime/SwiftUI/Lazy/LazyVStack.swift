/// Puts views below one another; only those near what shows are made.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  /// Puts views below one another; it is as broad as it may be.
  ///
  /// - Parameters:
  ///   - alignment: The guide that is the same for all of them. The default is the middle.
  ///   - spacing: Points between them; `nil` is the system's distance.
  ///   - pinnedViews: Which views of sections stay at the edges of what shows. The default is none.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing ?? ViewSpacing.standard, pinnedViews: pinnedViews)
  }
}
