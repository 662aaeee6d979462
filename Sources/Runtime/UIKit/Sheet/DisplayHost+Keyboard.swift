import SheetEngine

extension DisplayHost {
  /// The keyboard is about to cover another part of the screen: sheets make room.
  ///
  /// - Parameter overlap: Height in points from the bottom of the screen; 0 when it goes away.
  package func keyboardFrameWillChange(overlap: CGFloat) {
    let overlap = max(0, overlap)
    guard keyboardOverlap != overlap else { return }
    makeCurrent()
    keyboardOverlap = overlap
    // The keyboard moves on the same spring as everything modal (N4.20).
    let spring = configuration.sheetStyle.settle.spring
    for window in windows {
      for view in window.subviews {
        let container = view as? UITransitionView
        let sheet = container?.presentation?.controller as? UISheetPresentationController
        sheet?.shell?.keyboardDidChange(spring)
      }
    }
  }
}
