extension UIControl {
  /// Opens the control's menu; returns `false` if it has none.
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

  /// Adds a long press that opens the menu if a tap has another action.
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
