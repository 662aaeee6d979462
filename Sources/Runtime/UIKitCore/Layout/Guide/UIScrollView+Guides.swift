extension UIScrollView {
  /// The layout guide of the scroll view's content. Constraints to it, or between the scroll view's
  /// edges and its content, determine ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide {
    let state = makeConstraintState()
    if let guide = state.contentGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.owner = self
    guide.isContentArea = true
    state.contentGuide = guide
    return guide
  }

  /// The layout guide of the scroll view's frame, which stays in place while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide {
    let state = makeConstraintState()
    if let guide = state.frameGuide { return guide }
    let guide = UILayoutGuide(of: self, identifier: "UIScrollView-frameLayoutGuide") { _ in .zero }
    state.frameGuide = guide
    return guide
  }
}
