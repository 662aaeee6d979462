import SheetEngine

extension DisplayHost {
  /// Called before the keyboard covers another part of the screen: sheets and layout adapt.
  ///
  /// - Parameter overlap: The covered height in points from the bottom of the screen; 0 when the
  ///   keyboard is hidden.
  package func keyboardFrameWillChange(overlap: CGFloat) {
    let overlap = max(0, overlap)
    guard keyboardOverlap != overlap || keyboardShownOverlap != overlap else { return }
    enter {
      let isOther = keyboardOverlap != overlap
      keyboardOverlap = overlap
      keyboardShownOverlap = overlap
      UIView.animate(
        withDuration: KeyboardMotion.reportedDuration, delay: 0, options: .keyboardCurve
      ) {
        UIKeyboardLayoutGuide.followKeyboard(of: self, laysOut: true)
      }
      guard isOther else { return }
      // The keyboard moves with the same spring as all modal presentations (N4.20).
      let spring = configuration.sheetStyle.settle.spring
      for window in windows {
        for view in window.subviews {
          let container = view as? UITransitionView
          container?.presentation?.controller.keyboardDidChange(spring)
        }
      }
    }
  }

  /// Moves the keyboard with a finger; only layout guides are notified before the finger lifts.
  package func keyboardIsPushed(overlap: CGFloat) {
    keyboardShownOverlap = max(0, overlap)
    UIKeyboardLayoutGuide.followKeyboard(of: self)
  }
}
