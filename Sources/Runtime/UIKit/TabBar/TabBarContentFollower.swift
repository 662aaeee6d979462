/// Tells how much of a scroll view's content lies below its lower edge's bar.
@MainActor
final class TabBarContentFollower {
  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []
  private let onChange: () -> Void
  /// The content has scrolled.
  var onScroll: ((UIScrollView) -> Void)?

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Follows another scroll view, or none.
  func follow(_ scrollView: UIScrollView?) {
    guard self.scrollView !== scrollView else { return }
    self.scrollView = scrollView
    guard let scrollView else {
      observations = []
      return
    }
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated {
          self?.onChange()
          if let self, let scrollView = self.scrollView { self.onScroll?(scrollView) }
        }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.onChange() }
      },
    ]
  }

  /// What lies below, in points; `nil` where nothing scrolls.
  var hiddenBelow: CGFloat? {
    guard let scrollView, scrollView.window != nil else { return nil }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    return max(0, end - scrollView.bounds.maxY)
  }

  /// The colour behind the content.
  var ground: UIColor? {
    scrollView.flatMap { $0.backgroundColor ?? $0.superview?.backgroundColor }
  }
}
