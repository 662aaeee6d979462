/// Fixes a view at its ideal size along one axis or both.
public struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: ViewModifier, UnaryLayoutModifier {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    content.size(inner(proposal))
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }
}

/// The scaling of content to an area with another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The content fits entirely within the area.
  case fit
  /// The content fills the whole area.
  case fill
}

/// Constrains a view to an aspect ratio, width to height.
public struct _AspectRatioLayout {
  let ratio: CGFloat?
  let mode: ContentMode
}

extension _AspectRatioLayout: ViewModifier, UnaryLayoutModifier {
  @MainActor
  private func inner(_ content: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let isWide = width > height * ratio
      let followsHeight = mode == .fit ? isWide : !isWide
      return followsHeight
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      return self.ratio == nil
        ? .unspecified : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    }
  }

  package func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    content.size(inner(content, proposal))
  }

  package func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(content, proposal))
  }
}

extension View {
  /// Fixes the view at its ideal size along the specified axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Fixes the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Constrains the view to an aspect ratio, width to height; `nil` for that of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
    return modifier(_AspectRatioLayout(ratio: ratio, mode: contentMode))
  }

  /// Scales the view to fit within its parent.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its parent.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
