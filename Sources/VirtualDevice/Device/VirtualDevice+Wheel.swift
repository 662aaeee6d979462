import UIKit

extension VirtualDevice {
  /// Turns the wheel of a mouse whose pointer is at a point: the front scroll view there scrolls at once, or
  /// the nearest around it that can in this direction. Positive distances, in points, scroll towards the end of
  /// the content.
  ///
  /// A wheel does not scroll beyond the content and begins no drag: the delegate's `scrollViewDidScroll(_:)`
  /// is called, and no gesture recogniser receives anything. So a sheet does not move, and an app's own
  /// `allowedScrollTypesMask` does not exist here.
  ///
  /// - Returns: `true` if something scrolled.
  @discardableResult
  public func turnWheel(at point: CGPoint, by distance: CGVector) -> Bool {
    movePointer(to: point)
    let hasScrolled = host.enter {
      var view = frontView(at: point)
      while let current = view {
        if let scroll = current as? UIScrollView, scroll.turnWheel(by: distance) { return true }
        view = current.superview
      }
      return false
    }
    step()
    return hasScrolled
  }

  private func frontView(at point: CGPoint) -> UIView? {
    for window in host.windows.reversed() where !window.isHidden {
      if let hit = window.hitTest(window.convert(point, from: nil), with: nil) { return hit }
    }
    return nil
  }
}

extension UIScrollView {
  /// Scrolls by a distance as far as there is content, and returns whether the offset has changed.
  fileprivate func turnWheel(by distance: CGVector) -> Bool {
    guard isScrollEnabled else { return false }
    let inset = adjustedContentInset
    func place(
      _ offset: CGFloat, _ change: CGFloat, from least: CGFloat, to most: CGFloat
    ) -> CGFloat {
      change == 0 ? offset : min(max(offset + change, least), max(least, most))
    }
    let target = CGPoint(
      x: place(
        contentOffset.x, distance.dx, from: -inset.left,
        to: contentSize.width + inset.right - bounds.width),
      y: place(
        contentOffset.y, distance.dy, from: -inset.top,
        to: contentSize.height + inset.bottom - bounds.height))
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: false)
    return true
  }
}
