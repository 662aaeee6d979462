extension DisplayHost {
  /// The keyboard is about to cover another part of the screen: what is presented makes room.
  ///
  /// - Parameter overlap: Height in points from the bottom of the screen; 0 when it goes away.
  package func keyboardFrameWillChange(overlap: CGFloat) {
    let overlap = max(0, overlap)
    guard keyboardOverlap != overlap else { return }
    makeCurrent()
    keyboardOverlap = overlap
    for window in windows {
      for view in window.subviews {
        let container = view as? UITransitionView
        container?.presentation?.controller.keyboardDidChange()
      }
    }
  }
}
