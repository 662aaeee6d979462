extension UIScrollView {
  /// Indicates whether a tap on the status bar would scroll: there is content above the visible
  /// part.
  fileprivate var canScrollToTop: Bool {
    scrollsToTop && isVerticallyScrollable && distanceFromTop > 0
  }

  /// Scrolls to the top after a tap on the status bar, if the delegate allows it.
  fileprivate func scrollToTop() {
    guard _scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    ease(to: CGPoint(x: layer.bounds.minX, y: verticalRange.lowerBound))
    isScrollingToTop = true
  }
}

extension DisplayHost {
  /// Handles a tap on the status bar at a horizontal position, in points.
  ///
  /// The frontmost content scrolls to its top. On a phone nothing happens if more than one scroll
  /// view could scroll (documented); on a tablet the one nearest to the tap does.
  package func statusBarWasTapped(atX x: CGFloat) {
    guard var front = keyWindow?.rootViewController else { return }
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    guard let view = front.viewIfLoaded else { return }
    var candidates: [UIScrollView] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.isVerticallyScrollable {
        candidates.append(scroll)
      }
      for subview in view.subviews { collect(subview) }
    }
    collect(view)
    if configuration.idiom == .pad {
      candidates.sort { $0.distance(toX: x) < $1.distance(toX: x) }
    } else if candidates.count > 1 {
      return
    }
    if let scroll = candidates.first, scroll.canScrollToTop { scroll.scrollToTop() }
  }
}

extension UIView {
  /// Returns the horizontal distance of a position from the view, in points.
  fileprivate func distance(toX x: CGFloat) -> CGFloat {
    let frame = convert(bounds, to: nil)
    return max(0, frame.minX - x, x - frame.maxX)
  }
}
