extension UIScrollView {
  private var keyboard: (any SoftwareKeyboard)? { window?.host?.keyboard }

  /// A drag begins: the keyboard goes, if that is what drags do.
  func dismissKeyboardForDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    window?.firstResponder?.resignFirstResponder()
  }

  /// The finger moved: a keyboard that it pushes moves along.
  func pushKeyboard() {
    guard pushesKeyboard, let keyboard, let window, let host = window.host else { return }
    let place = window.layer.convert(scrollPan.location(in: nil), to: host.layerHost.rootLayer)
    keyboard.followFinger(y: place.y)
  }

  /// The finger let go: a keyboard that it pushed goes or comes back.
  func releaseKeyboard(velocity: CGFloat) {
    guard pushesKeyboard else { return }
    keyboard?.fingerLifted(velocity: velocity)
  }

  private var pushesKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}
