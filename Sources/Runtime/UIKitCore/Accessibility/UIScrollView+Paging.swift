extension UIScrollView {
  /// Scrolls by a page; returns `false` at the end of the content in that direction.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let insets = adjustedContentInset
    let page = CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    guard isScrollEnabled, page.width > 0, page.height > 0 else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var target = contentOffset
    switch direction {
    case .up: target.y -= page.height
    case .down: target.y += page.height
    case .left: target.x -= page.width
    case .right: target.x += page.width
    case .next: target.x += isRightToLeft ? -page.width : page.width
    case .previous: target.x -= isRightToLeft ? -page.width : page.width
    }
    let most = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    target.x = min(max(target.x, -insets.left), most.x)
    target.y = min(max(target.y, -insets.top), most.y)
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: true)
    let isVertical = target.y != contentOffset.y || direction == .up || direction == .down
    let (size, length) =
      isVertical ? (contentSize.height, page.height) : (contentSize.width, page.width)
    let offset = isVertical ? target.y + insets.top : target.x + insets.left
    guard length > 0 else { return true }
    let number = Int(clamping: Int32(clamping: (offset / length).rounded(.up))) + 1
    let count = max(number, Int(clamping: (size / length).rounded(.up)))
    UIAccessibility.post(notification: .pageScrolled, argument: "Page \(number) of \(count)")
    return true
  }
}
