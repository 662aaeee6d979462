/// Adds padding around a view.
public struct _PaddingLayout {
  let edges: Edge.Set
  let insets: EdgeInsets?

  /// The default padding in points (documented as the system's default; 16 on iPhone).
  private static let standard: CGFloat = 16

  var resolved: EdgeInsets {
    let all = insets ?? EdgeInsets(Self.standard, edges: .all)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
  }
}

extension _PaddingLayout: ViewModifier, UnaryLayoutModifier {
  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    let insets = resolved
    let size = content.size(proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = resolved
    return (
      CGPoint(x: insets.leading, y: insets.top), ProposedViewSize(size).inset(by: insets)
    )
  }
}

extension View {
  /// Adds padding around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds padding at some edges of the view; `nil` for the system's default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Adds padding of `length` points around the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
