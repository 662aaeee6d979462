/// The scroll view of a page view controller. It has room for three pages and shows the middle one.
final class PageScrollView: UIScrollView {
  weak var pages: UIPageViewController?

  override func _willDrag() {
    pages?.dragBegins()
  }

  override func _didComeToRest() {
    pages?.cameToRest()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.offsetChanged()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for page in subviews { page.safeAreaOverride = safeAreaInsets }
  }

  override var _accessibilityRole: _AccessibilityRole? { .scrollView }
}
