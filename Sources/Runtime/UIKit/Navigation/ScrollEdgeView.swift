import Foundation

/// Fades content out where it runs below a bar: what iOS 26 does in place of a bar's background.
///
/// UIKit blurs and fades; here the content fades into its own ground.
@MainActor
final class ScrollEdgeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// How far the fade reaches below the bar, in points; tunable.
  static let overlap: CGFloat = 10
  /// Content that is scrolled this far under the bar is faded fully, in points; tunable.
  private static let onset: CGFloat = 14
  /// The strength of the fade along its height; tunable.
  private static let strengths: [(place: Double, alpha: CGFloat)] = [
    (0, 0.96), (0.45, 0.88), (0.75, 0.6), (1, 0),
  ]

  private weak var scrollView: UIScrollView?
  private var observation: NSKeyValueObservation?
  private var ground: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    (layer as? CAGradientLayer)?.locations = Self.strengths.map { NSNumber(value: $0.place) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Follows the scroll view that fills a controller's view, or nothing where there is none.
  func follow(contentOf view: UIView?) {
    let found = view.flatMap(Self.contentScrollView)
    if found !== scrollView {
      scrollView = found
      observation = found?.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.update() }
      }
    }
    let color = found?.backgroundColor ?? view?.backgroundColor ?? .systemBackground
    if ground != color {
      ground = color
      updateColors()
    }
    update()
  }

  private static func contentScrollView(of view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.minY <= 0 }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    guard let ground else { return }
    let color = ground.resolvedColor(with: traitCollection)
    (layer as? CAGradientLayer)?.colors = Self.strengths.map {
      color.withAlphaComponent($0.alpha).cgColor
    }
  }

  private func update() {
    let hidden = scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    let share = min(1, max(0, hidden / Self.onset))
    if alpha != share { alpha = share }
  }
}
