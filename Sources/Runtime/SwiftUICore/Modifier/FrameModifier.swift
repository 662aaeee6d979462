/// Sets a fixed size of a view along one axis or both.
public struct _FrameLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout {
  fileprivate nonisolated static func valid(_ length: CGFloat) -> CGFloat? {
    if length >= 0, length.isFinite { return length }
    Misuse.report(SwiftUIMisuse.frameNotValid(length))
    return length.isFinite ? 0 : nil
  }
}

extension _FrameLayout: ViewModifier, UnaryLayoutModifier {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (content.origin(in: size, alignment, inner), inner)
  }
}

extension LayoutItem {
  /// Returns the origin of the item in `size` at which its guides match those of the frame.
  package func origin(
    in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let outer = ViewDimensions(size: size, item: nil)
    let own = dimensions(proposal)
    return CGPoint(
      x: outer[alignment.horizontal] - own[alignment.horizontal],
      y: outer[alignment.vertical] - own[alignment.vertical])
  }
}

/// Sets limits of a view's size along one axis or both.
public struct _FlexFrameLayout {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment
}

extension _FlexFrameLayout: ViewModifier, UnaryLayoutModifier {
  /// The proposal for the content: the outer proposal within the limits, the ideal length where
  /// there is none.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.inner(proposal.width, minWidth, idealWidth, maxWidth),
      height: Self.inner(proposal.height, minHeight, idealHeight, maxHeight))
  }

  private static func inner(
    _ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat? {
    guard let value = proposal ?? ideal else { return nil }
    return clamp(value, least, most)
  }

  private static func clamp(_ value: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
    max(least ?? -.infinity, min(most ?? .infinity, value))
  }

  /// The length of the frame along one axis: a limit makes the frame follow the proposal on that
  /// side, otherwise the content's length applies.
  private static func length(
    _ content: CGFloat, _ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?,
    _ most: CGFloat?
  ) -> CGFloat {
    guard let proposal else { return clamp(ideal ?? content, least, most) }
    let lower = least ?? min(content, most ?? content)
    let upper = most ?? max(content, least ?? content)
    return max(lower, min(upper, proposal))
  }

  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(
      width: Self.length(size.width, proposal.width, minWidth, idealWidth, maxWidth),
      height: Self.length(size.height, proposal.height, minHeight, idealHeight, maxHeight))
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(size)
    return (content.origin(in: size, alignment, inner), inner)
  }
}

extension View {
  /// Sets a fixed width, height or both, in points; `nil` keeps the view's own. A negative length is
  /// reported and counts as 0, an infinite one is reported and counts as `nil`.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: width.flatMap(_FrameLayout.valid), height: height.flatMap(_FrameLayout.valid),
        alignment: alignment))
  }

  /// Sets limits of the view's size in points; `nil` sets none.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
