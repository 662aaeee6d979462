/// The scroll view of a page view controller. It has room for three pages and shows the middle one.
final class PageScrollView: UIScrollView {
  weak var pages: UIPageViewController?

  override func willDrag() {
    pages?.dragBegins()
  }

  override func didComeToRest() {
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

  override var accessibilityRole: AccessibilityRole? { .scrollView }
}
