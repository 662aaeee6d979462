/// An observer of the scroll view below a tab bar.
@MainActor
final class TabBarContentFollower {
  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []
  private let onChange: () -> Void
  /// A closure that is called when the content scrolled.
  var onScroll: ((UIScrollView) -> Void)?

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Observes another scroll view, or none.
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

  /// The height of the content below the visible area, in points; `nil` without a scroll view.
  var hiddenBelow: CGFloat? {
    guard let scrollView, scrollView.window != nil else { return nil }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    return max(0, end - scrollView.bounds.maxY)
  }

  /// The background colour of the content.
  var ground: UIColor? {
    scrollView.flatMap { $0.backgroundColor ?? $0.superview?.backgroundColor }
  }
}
