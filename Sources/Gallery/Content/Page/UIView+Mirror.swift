import UIKit

extension UIView {
  /// Mirrors the positions of subviews, which were placed from left to right, if text is read from
  /// right to left.
  func mirrorSubviews() {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in subviews { part.frame.origin.x = bounds.width - part.frame.maxX }
  }
}
