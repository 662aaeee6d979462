extension UIView {
  /// The maximum width of readable text on wide screens in points (B13).
  private static let readableWidth: CGFloat = 920

  /// The guides added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide; one that belongs to another view is removed from that first.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.insets == nil, layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    makeConstraintState().guides.append(layoutGuide)
  }

  /// Removes a guide with the constraints that refer to it. Guides of other views are ignored.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.insets == nil, layoutGuide.owner === self else { return }
    ConstraintRegistry.deactivateConstraints(above: self) { point in point.item === layoutGuide }
    constraintState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The layout guide of the area that bars and rounded corners do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = makeConstraintState()
    if let guide = state.safeAreaGuide { return guide }
    let guide = UILayoutGuide(of: self, identifier: "UIViewSafeAreaLayoutGuide") {
      $0.safeAreaInsets
    }
    state.safeAreaGuide = guide
    return guide
  }

  /// The layout guide of the area within ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = makeConstraintState()
    if let guide = state.marginsGuide { return guide }
    let guide = UILayoutGuide(of: self, identifier: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    state.marginsGuide = guide
    return guide
  }

  /// The layout guide of the area within the margins, with a width at which text is easy to read.
  public var readableContentGuide: UILayoutGuide {
    let state = makeConstraintState()
    if let guide = state.readableGuide { return guide }
    let guide = UILayoutGuide(of: self, identifier: "UIViewReadableContentGuide") { view in
      var insets = view.layoutMargins
      let width = view.constrainedSize.width
      let excess = width - insets.left - insets.right - Self.readableWidth
      if excess > 0 {
        let side = (width - Self.readableWidth) / 2
        insets.left = max(insets.left, side)
        insets.right = width - Self.readableWidth - insets.left
      }
      return insets
    }
    state.readableGuide = guide
    return guide
  }
}
