import Foundation

/// The gradient that fades a page's content out below a navigation bar, which iOS 26 shows instead
/// of a bar background.
@MainActor
final class ScrollEdgeView: BarFadeView {
  /// The scroll distance at which content below the bar is fully faded, in points. Grade: tunable.
  static let onset: CGFloat = 14

  private weak var scrollView: UIScrollView?
  private var observation: NSKeyValueObservation?

  /// Observes the scroll view that fills a controller's view, or none.
  func follow(contentOf view: UIView?) {
    let controller = view?.viewController
    let found = controller?.contentScrollView(for: .top) ?? view.flatMap(Self.contentScrollView)
    if found !== scrollView {
      scrollView = found
      observation = found?.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.update() }
      }
    }
    color = found?.backgroundColor ?? view?.backgroundColor ?? .systemBackground
    update()
  }

  private static func contentScrollView(of view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.minY <= 0 }
  }

  private func update() {
    let hidden = scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    let share = min(1, max(0, hidden / Self.onset))
    if alpha != share { alpha = share }
  }
}
