#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A layout that places its content at the top and never proposes less than the content's ideal
  /// height.
  ///
  /// Detents that depend on the content must not depend on how much of it a detent shows, or each
  /// would change the other.
  @available(iOS 16, *)
  struct UncompressedLayout: Layout {
    /// Notified of each new ideal height.
    let observer: ContentObserver

    /// The ideal height of the last layout.
    struct Cache {
      var idealHeight: CGFloat?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    // The default makes a new cache, which would report the height again.
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      guard let content = subviews.first else { return .zero }
      let size = content.sizeThatFits(uncompressed(proposal, idealHeight(of: content, proposal)))
      return CGSize(width: size.width, height: min(size.height, proposal.height ?? size.height))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      guard let content = subviews.first else { return }
      let proposal = ProposedViewSize(width: bounds.width, height: bounds.height)
      let ideal = idealHeight(of: content, proposal)
      if cache.idealHeight != ideal {
        cache.idealHeight = ideal
        observer.idealHeightDidChange()
      }
      content.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
        proposal: uncompressed(proposal, ideal))
    }

    private func idealHeight(
      of content: LayoutSubview, _ proposal: ProposedViewSize
    ) -> CGFloat {
      content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    }

    private func uncompressed(
      _ proposal: ProposedViewSize, _ ideal: CGFloat
    ) -> ProposedViewSize {
      guard let height = proposal.height else { return proposal }
      return ProposedViewSize(width: proposal.width, height: max(height, ideal))
    }
  }

  /// Measures the content of a presentation anew when its ideal height changes: by its own state, or by
  /// another text size.
  @MainActor
  final class ContentObserver {
    weak var link: PresentationLink?

    nonisolated init() {}

    /// Measures after the layout that noticed the change.
    nonisolated func idealHeightDidChange() {
      RunLoopTurn.nextOnMain { [weak self] in self?.link?.measurer.measure() }
    }
  }

  @available(iOS 16, *)
  private struct UncompressedContent<Content: View>: View {
    let content: Content
    @State private var observer = ContentObserver()

    var body: some View {
      UncompressedLayout(observer: observer) { content }
        .background(
          ContentProbe(
            connect: { [observer] link, _ in observer.link = link },
            disconnect: { [observer] _, _ in observer.link = nil }))
    }
  }

  extension View {
    /// Lays the content out at its ideal height or more, if one of the detents depends on the
    /// content, and measures it anew when that height changes.
    @ViewBuilder
    func uncompressed(for detents: [PresentationDetentReference]) -> some View {
      if detents.contains(where: \.isMeasured), #available(iOS 16, *) {
        UncompressedContent(content: self)
      } else {
        self
      }
    }
  }
#endif
