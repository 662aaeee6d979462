extension UIScrollView {
  private var keyboard: (any SoftwareKeyboard)? { window?.host?.keyboard }

  /// Dismisses the keyboard at the beginning of a drag, if the dismiss mode says so.
  func dismissKeyboardForDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    window?.firstResponder?.resignFirstResponder()
  }

  /// Moves the keyboard with a touch that pushes it down.
  func pushKeyboard() {
    guard pushesKeyboard, let keyboard, let window, let host = window.host else { return }
    let place = window.layer.convert(scrollPan.location(in: nil), to: host.layerHost.rootLayer)
    keyboard.followFinger(y: place.y)
  }

  /// Dismisses or restores a keyboard that a touch pushed, when the touch ends.
  func releaseKeyboard(velocity: CGFloat) {
    guard pushesKeyboard else { return }
    keyboard?.fingerLifted(velocity: velocity)
  }

  private var pushesKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}
