#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A layout that places its content at the top and never proposes less than the content's ideal
  /// height.
  ///
  /// Detents that depend on the content must not depend on how much of it a detent shows, or each
  /// would change the other.
  @available(iOS 16, *)
  struct UncompressedLayout: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      guard let content = subviews.first else { return .zero }
      let size = content.sizeThatFits(uncompressed(proposal, content))
      return CGSize(width: size.width, height: min(size.height, proposal.height ?? size.height))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      guard let content = subviews.first else { return }
      content.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
        proposal: uncompressed(
          ProposedViewSize(width: bounds.width, height: bounds.height), content))
    }

    private func uncompressed(
      _ proposal: ProposedViewSize, _ content: LayoutSubview
    ) -> ProposedViewSize {
      guard let height = proposal.height else { return proposal }
      let ideal = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
      return ProposedViewSize(width: proposal.width, height: max(height, ideal))
    }
  }

  extension View {
    /// Lays the content out at its ideal height or more, if one of the detents depends on the
    /// content.
    @ViewBuilder
    func uncompressed(for detents: [PresentationDetentReference]) -> some View {
      if detents.contains(where: \.isMeasured), #available(iOS 16, *) {
        UncompressedLayout { self }
      } else {
        self
      }
    }
  }
#endif
