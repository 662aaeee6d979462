import UIKit

extension UIView {
  /// Puts subviews that were placed from left to right at the mirrored places where text is read from
  /// right to left.
  func mirrorSubviews() {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in subviews { part.frame.origin.x = bounds.width - part.frame.maxX }
  }
}
