import SheetEngine

extension DisplayHost {
  /// The keyboard is about to cover another part of the screen: sheets and layout make room.
  ///
  /// - Parameter overlap: Height in points from the bottom of the screen; 0 when it goes away.
  package func keyboardFrameWillChange(overlap: CGFloat) {
    let overlap = max(0, overlap)
    guard keyboardOverlap != overlap || keyboardShownOverlap != overlap else { return }
    makeCurrent()
    let isOther = keyboardOverlap != overlap
    keyboardOverlap = overlap
    keyboardShownOverlap = overlap
    UIView.animate(
      withDuration: KeyboardMotion.reportedDuration, delay: 0, options: .keyboardCurve
    ) {
      UIKeyboardLayoutGuide.followKeyboard(of: self, laysOut: true)
    }
    guard isOther else { return }
    // The keyboard moves on the same spring as everything modal (N4.20).
    let spring = configuration.sheetStyle.settle.spring
    for window in windows {
      for view in window.subviews {
        let container = view as? UITransitionView
        container?.presentation?.controller.keyboardDidChange(spring)
      }
    }
  }

  /// A finger pushes the keyboard, which nobody but layout guides hears of before it lets go.
  package func keyboardIsPushed(overlap: CGFloat) {
    keyboardShownOverlap = max(0, overlap)
    UIKeyboardLayoutGuide.followKeyboard(of: self)
  }
}
