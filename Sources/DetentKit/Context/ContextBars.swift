#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The visible bars around a context, innermost first.
  @MainActor
  struct ContextBars {
    let all: [UIView]

    init(around controller: UIViewController) {
      var found: [UIView] = []
      var candidate: UIViewController? = controller
      while let current = candidate {
        for bar in current.ownBars where !found.contains(where: { $0 === bar }) && bar.isSeen {
          found.append(bar)
        }
        candidate = current.parent
      }
      all = found
    }

    /// The part of a context, in its view's coordinates, that a presented view may cover.
    func area(_ layering: ContextStyle.BarLayering, in context: UIView) -> CGRect {
      let whole = context.bounds
      guard layering != .under else { return whole }
      var (top, bottom) = (whole.minY, whole.maxY)
      for bar in all {
        let frame = context.convert(bar.bounds, from: bar)
        guard frame.maxX > whole.minX, frame.minX < whole.maxX else { continue }
        switch (layering, frame.midY > whole.midY) {
        case (.inset, true): bottom = min(bottom, frame.minY)
        case (.inset, false): top = max(top, frame.maxY)
        // Only bars that the context touches or overlaps belong to it.
        case (_, true): if frame.minY <= bottom + Self.gap { bottom = max(bottom, frame.maxY) }
        case (_, false): if frame.maxY >= top - Self.gap { top = min(top, frame.minY) }
        }
      }
      return CGRect(x: whole.minX, y: top, width: whole.width, height: max(0, bottom - top))
    }

    /// The largest distance in points between a context and a bar that it ends at (tunable): less
    /// than any bar's height.
    private static let gap: CGFloat = 1

    /// The superview of the outermost bar, and its topmost subview that contains a bar.
    var stage: (view: UIView, bar: UIView)? {
      guard let outermost = all.last, let stage = outermost.superview else { return nil }
      let top = stage.subviews.last { part in all.contains { $0.isDescendant(of: part) } }
      return (stage, top ?? outermost)
    }
  }

  extension ContextPresentationController {
    /// Adds to the content's safe area what bars cover of the context at its edge.
    ///
    /// Container view controllers adjust the safe areas of their children only; a view presented
    /// beside such a child needs this adjustment.
    func updateBarInset() {
      var wanted: CGFloat = 0
      if isBegun, style.bars != .over, style.scope != .window, style.edge == .bottom,
        let contextView,
        let stage = contextView.superview
      {
        let known = stage.convert(stage.bounds.inset(by: stage.safeAreaInsets), to: contextView)
          .maxY
        let safe = contextView.bounds.maxY - contextView.safeAreaInsets.bottom
        wanted = max(0, min(known, area.maxY) - safe)
      }
      guard wanted != barInset else { return }
      presentedViewController.additionalSafeAreaInsets.bottom += wanted - barInset
      barInset = wanted
    }
  }

  extension UIViewController {
    fileprivate var ownBars: [UIView] {
      var bars: [UIView] = []
      if let navigation = self as? UINavigationController {
        if !navigation.isToolbarHidden { bars.append(navigation.toolbar) }
        if !navigation.isNavigationBarHidden { bars.append(navigation.navigationBar) }
      } else if let tabs = self as? UITabBarController {
        bars.append(tabs.tabBar)
      }
      return bars
        + (viewIfLoaded?.subviews ?? []).filter {
          $0 is UIToolbar || $0 is UITabBar || $0 is UINavigationBar
        }
    }
  }

  extension UIView {
    fileprivate var isSeen: Bool {
      guard window != nil, !isHidden, alpha > 0, let superview else { return false }
      return superview.bounds.intersects(frame)
    }
  }
#endif
