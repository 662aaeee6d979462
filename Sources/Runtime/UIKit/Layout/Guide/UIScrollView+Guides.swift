extension UIScrollView {
  /// The scroll view's content. Constraints on it, or between the scroll view's edges and what lies
  /// in it, decide ``contentSize``.
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

  /// The part of the scroll view that is seen: it stays where it is while content moves.
  public var frameLayoutGuide: UILayoutGuide {
    let state = makeConstraintState()
    if let guide = state.frameGuide { return guide }
    let guide = UILayoutGuide(of: self, identifier: "UIScrollView-frameLayoutGuide") { _ in .zero }
    state.frameGuide = guide
    return guide
  }
}
