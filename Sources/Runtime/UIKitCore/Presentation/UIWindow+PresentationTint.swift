extension UIWindow {
  /// Makes the tint colours in the background of a dimming presentation grey, or restores them
  /// (S1.56): those of all views up to the frontmost such presentation.
  ///
  /// - Parameter container: The container view of a presentation that is ending.
  func updatePresentationTint(without container: UITransitionView?) {
    var isDimmed = false
    for view in subviews.reversed() {
      guard let view = view as? UITransitionView, !view.isHidden else { continue }
      view.tintAdjustmentMode = isDimmed ? .dimmed : .normal
      if view === container { continue }
      if view.presentation?.controller.dimsTint == true { isDimmed = true }
    }
    dimTint(isDimmed)
  }

  private func dimTint(_ isDimmed: Bool) {
    if isDimmed {
      guard tintModeBeforeDimming == nil else { return }
      tintModeBeforeDimming = tintAdjustmentModeStorage
      tintAdjustmentMode = .dimmed
    } else if let before = tintModeBeforeDimming {
      tintModeBeforeDimming = nil
      tintAdjustmentMode = before
    }
  }
}
