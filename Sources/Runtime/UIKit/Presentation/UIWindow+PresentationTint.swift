extension UIWindow {
  /// Turns tints behind a presentation that dims grey or back (S1.56): those of everything in the
  /// window up to the frontmost that does.
  ///
  /// - Parameter container: The container of a presentation that counts no more.
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
