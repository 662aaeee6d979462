extension UIView {
  /// The system's margin inside a plain view, in points (documented).
  private static let plainMargin: CGFloat = 8

  /// Recomputes the safe area and propagates a change to subviews. If neither the old nor the new
  /// value has an inset, no subview is affected and the traversal ends.
  func updateSafeArea() {
    let old = safeAreaStorage
    guard adoptSafeArea() else { return }
    for subview in subviewStorage { subview.updateSafeArea() }
    notifySafeArea(from: old)
  }

  /// Recomputes the safe area after a change of size. Subviews that do not autoresize get their
  /// frames in the next layout, and only then are their safe areas known.
  func updateSafeAreaAfterResizing(_ resizeSubviews: () -> Void) {
    let old = safeAreaStorage
    let isOther = adoptSafeArea()
    if isOther || old != .zero { storage.needsSafeAreaPass = true }
    resizeSubviews()
    if isOther { notifySafeArea(from: old) }
  }

  /// Propagates the safe area after a layout that set the frames of subviews.
  func passSafeAreaAfterLayout() {
    guard storage.needsSafeAreaPass else { return }
    storage.needsSafeAreaPass = false
    for subview in subviewStorage { subview.updateSafeArea() }
  }

  /// Propagates the safe area after the bounds' origin changed, which changes the subviews that it
  /// affects.
  func passSafeAreaAfterMoving() {
    guard safeAreaStorage != .zero, passesSafeAreaToSubviews else { return }
    for subview in subviewStorage { subview.updateSafeArea() }
  }

  /// Stores the computed safe area; returns whether it changed.
  private func adoptSafeArea() -> Bool {
    let new = computedSafeArea()
    guard safeAreaStorage != new else { return false }
    safeAreaStorage = new
    return true
  }

  private func notifySafeArea(from old: UIEdgeInsets) {
    constraintGeometryDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    setNeedsLayout()
    KeyValueObservers.changed(self, "safeAreaInsets", old: old, new: safeAreaStorage)
  }

  private func computedSafeArea() -> UIEdgeInsets {
    let additional = viewController?.additionalSafeAreaInsets ?? .zero
    if let safeAreaOverride { return safeAreaOverride + additional }
    if let window = self as? UIWindow { return window.screenSafeArea }
    guard let parent = superviewStorage, parent.passesSafeAreaToSubviews else { return additional }
    let outer = parent.safeAreaStorage
    guard outer != .zero else { return additional }
    let space = parent.bounds
    let size = layer.bounds.size
    let origin = CGPoint(
      x: layer.position.x - size.width * layer.anchorPoint.x,
      y: layer.position.y - size.height * layer.anchorPoint.y)
    return UIEdgeInsets(
      top: Self.inset(outer.top - (origin.y - space.minY)),
      left: Self.inset(outer.left - (origin.x - space.minX)),
      bottom: Self.inset(outer.bottom - (space.maxY - origin.y - size.height)),
      right: Self.inset(outer.right - (space.maxX - origin.x - size.width))) + additional
  }

  /// Returns an inset without rounding errors: less than a millionth of a point counts as zero,
  /// otherwise scroll views would never rest at their edge.
  private static func inset(_ reach: CGFloat) -> CGFloat { reach < 1e-6 ? 0 : reach }

  var effectiveLayoutMargins: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins: UIEdgeInsets
    if let marginStorage {
      margins = marginStorage.resolved(rightToLeft: isRightToLeft)
      if let minimum = systemMinimumMargins?.resolved(rightToLeft: isRightToLeft) {
        margins = .larger(margins, minimum)
      }
    } else if let systemMinimumMargins {
      margins = systemMinimumMargins.resolved(rightToLeft: isRightToLeft)
    } else {
      let plain = Self.plainMargin
      margins = UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
    }
    if preservesSuperviewLayoutMargins, let parent = superviewStorage {
      let outer = parent.layoutMargins
      let frame = self.frame
      let space = parent.bounds
      margins = .larger(
        margins,
        UIEdgeInsets(
          top: max(0, outer.top - (frame.minY - space.minY)),
          left: max(0, outer.left - (frame.minX - space.minX)),
          bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
          right: max(0, outer.right - (space.maxX - frame.maxX))))
      return margins
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaStorage : margins
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    insets.directional(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func marginsDidChange() {
    constraintGeometryDidChange()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviewStorage where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }
}
