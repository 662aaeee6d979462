/// A stack that arranges views in a vertical line and creates only those near the visible area.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  /// Creates a vertical lazy stack, which takes all of the width it is proposed.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned. The default is the centre.
  ///   - spacing: The spacing in points between them; `nil` for the system's default.
  ///   - pinnedViews: The kinds of section views that are pinned to the edges of the visible area.
  ///     The default is none.
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
