extension UIControl {
  /// Opens the control's menu; `false` where it has none to show.
  func openMenu() -> Bool {
    guard menuSession == nil, let menu = presentableMenu else { return false }
    let session = MenuSession(
      menu, anchor: MenuSession.Anchor(view: self, rect: bounds, isCovered: true),
      sender: menuSender)
    session.willPerform = { [weak self] in self?.menuWillPerform($0) }
    session.onEnd = { [weak self] in self?.menuSession = nil }
    menuSession = session
    guard session.open() else {
      menuSession = nil
      return false
    }
    send(.menuActionTriggered, with: nil)
    return true
  }

  /// Makes a long press open the menu where a touch does something else.
  func menuDidChange() {
    guard presentableMenu != nil, menuPress == nil else { return }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = MenuMetrics.pressDelay
    press.addAction { [weak self] recognizer in
      guard let self else { return }
      switch recognizer.state {
      case .began: if isEnabled, !showsMenuAsPrimaryAction { _ = openMenu() }
      case .changed: menuSession?.container?.drag(to: recognizer.location(in: nil))
      case .ended: _ = menuSession?.container?.release(at: recognizer.location(in: nil))
      default: break
      }
    }
    addGestureRecognizer(press)
    menuPress = press
  }
}
