import UIKit

/// The software keyboard of a device: a panel at the bottom of the screen, and its notifications.
///
/// It is shown while the first responder takes text, and hidden while there is none.
@MainActor
package final class Keyboard {
  /// The height in points, the home indicator's area included; zero while it is hidden.
  package private(set) var height = 0.0

  /// Proven: the device owns both, and touches and timers come from the host itself.
  unowned let host: DisplayHost
  /// Returns the height of the device's keyboard, in points.
  private let usualHeight: () -> Double
  private var window: UIWindow?
  private let panel = KeyboardPanel(frame: .zero)
  /// The responder for which the keyboard was last shown.
  private weak var lastResponder: UIResponder?
  /// Indicates whether the device's owner has shown the keyboard, and has to hide it too.
  private var isByHand = false
  private var isWaiting = false
  private var lastMove = 0
  /// The distance by which a finger has pushed it down, in points.
  private var pushed: CGFloat = 0

  /// The velocity from which a keyboard that is pushed down is hidden, in points per second;
  /// tunable.
  private static let dismissingVelocity: CGFloat = 100
  /// Indicates whether a hardware keyboard is attached: the software keyboard has no keys then.
  var hasHardware = false {
    didSet {
      guard hasHardware != oldValue else { return }
      lastResponder = nil
      inputDidChange()
    }
  }
  /// A level above every window of an app.
  static let level = UIWindow.Level(rawValue: 10_000_000)

  init(host: DisplayHost, usualHeight: @escaping () -> Double) {
    self.host = host
    self.usualHeight = usualHeight
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.keys.press = { [weak self] key in self?.press(key) }
    host.keyboard = self
  }

  /// Shows the keyboard on request; without a height, as tall as the device's.
  func show(height: Double?) {
    isByHand = host.keyInput == nil
    if isByHand { clearPanel() }
    setHeight(height ?? usualHeight() + panel.accessoryHeight(width: host.configuration.size.width))
  }

  /// Hides the keyboard: the first responder resigns, if it can.
  func hide() {
    isByHand = false
    if wantsPanel { host.keyWindow?.firstResponder?.resignFirstResponder() }
    if !wantsPanel { setHeight(0) }
  }

  /// Restores the keyboard in the device's new orientation.
  func returnAfterRotation() {
    setHeight(wantsPanel ? preferredHeight : usualHeight())
  }

  /// Hides the keyboard at once and without notifications, as before a rotation.
  func vanish() {
    height = 0
    pushed = 0
    lastMove += 1
    host.keyboardFrameWillChange(overlap: 0)
    window?.isHidden = true
    window = nil
  }

  package func followNow() {
    isWaiting = false
    follow()
  }

  /// Indicates whether the first responder takes text, or has an input view.
  private var wantsPanel: Bool {
    guard let responder = host.keyWindow?.firstResponder else { return false }
    return wantsKeys || responder.inputViewUpTheChain != nil
      || responder.inputAccessoryViewUpTheChain != nil
  }

  private var wantsKeys: Bool { host.keyInput != nil && !hasHardware }

  /// The height of the panel for the first responder, in points.
  private var preferredHeight: Double {
    let width = host.configuration.size.width
    let safeArea = host.configuration.safeAreaInsets.bottom
    let top = panel.accessoryHeight(width: width)
    if let height = panel.replacementHeight(width: width) { return top + height + safeArea }
    return top + (panel.showsKeys ? usualHeight() : safeArea)
  }

  private func follow() {
    if wantsPanel, let responder = host.keyWindow?.firstResponder {
      isByHand = false
      let replacement = panel.admitted(responder.inputViewUpTheChain)
      let accessory = panel.admitted(responder.inputAccessoryViewUpTheChain)
      let isOther =
        lastResponder !== responder || panel.replacement !== replacement
        || panel.accessory !== accessory
      lastResponder = responder
      panel.showsKeys = wantsKeys
      panel.replacement = replacement
      panel.accessory = accessory
      panel.overrideUserInterfaceStyle = responder.keyboardStyle
      if let input = host.keyInput { panel.keys.show(KeyboardInput(input)) }
      // A requested height is kept while the same text is edited.
      if isOther || height == 0 { setHeight(preferredHeight) }
      window?.layoutIfNeeded()
    } else if height > 0, !isByHand, lastResponder?.keepsKeyboardUp != true {
      lastResponder = nil
      setHeight(0)
    }
  }

  private func clearPanel() {
    panel.accessory = nil
    panel.replacement = nil
    panel.showsKeys = true
  }

  /// Shows the keyboard with a height, changes its height, or hides it with zero.
  private func setHeight(_ newHeight: Double) {
    let newHeight = max(0, newHeight)
    guard newHeight != height else { return }
    var begin = frame(height, shown: newHeight)
    begin.origin.y += pushed
    pushed = 0
    let end = frame(newHeight, shown: height)
    let comes = newHeight > 0
    let changesOnly = height > 0 && comes
    height = newHeight
    lastMove += 1
    let move = lastMove
    if !changesOnly {
      post(
        comes
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        begin, end)
    }
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    // An observer may have changed the height.
    guard lastMove == move else { return }
    self.move(from: begin, to: end)
    let overlap = floats ? 0 : newHeight
    if isAnimated {
      host.keyboardFrameWillChange(overlap: overlap)
    } else {
      UIView.performWithoutAnimation { host.keyboardFrameWillChange(overlap: overlap) }
    }
    let duration = isAnimated ? KeyboardMotion.duration : 0
    host.timers.schedule(at: host.time + duration, name: "keyboard animation") {
      [weak self] in
      guard let self, lastMove == move else { return }
      arrive(begin, end, comes: comes, changesOnly: changesOnly)
    }
  }

  /// Returns the keyboard's frame at a height; hidden, it is just below the screen, with its last
  /// height.
  private func frame(_ height: Double, shown: Double) -> CGRect {
    let size = host.configuration.size
    if floats, height > 0 { return floatingFrame(in: size) }
    return CGRect(
      x: 0, y: size.height - height, width: size.width, height: height > 0 ? height : shown)
  }

  private func move(from begin: CGRect, to end: CGRect) {
    if window == nil { window = makeWindow(begin) }
    guard let window else { return }
    // A growing keyboard has its new size during the animation, a shrinking one its old.
    let size = CGSize(width: end.width, height: max(begin.height, end.height))
    window.frame = CGRect(origin: begin.origin, size: size)
    window.layoutIfNeeded()
    UIView.animate(withDuration: reportedDuration, delay: 0, options: .keyboardCurve) {
      window.frame.origin = end.origin
    }
  }

  private func makeWindow(_ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.windowScene = host.scene
    window.windowLevel = Self.level
    panel.frame = window.bounds
    window.addSubview(panel)
    window.isHidden = false
    return window
  }

  private func arrive(_ begin: CGRect, _ end: CGRect, comes: Bool, changesOnly: Bool) {
    window?.frame = end
    if height == 0 {
      window?.isHidden = true
      window = nil
      clearPanel()
    }
    if !changesOnly {
      post(
        comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        begin, end)
    }
    post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    postOnce(name, begin, end)
    if differs(.keyboardNotifiesTwice) { postOnce(name, begin, end) }
  }

  private func postOnce(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: host.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: reportedDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: KeyboardMotion.reportedCurve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  private func press(_ key: KeyboardKey.Kind) {
    guard let input = host.keyInput else { return }
    switch key {
    case .text(let text): input.insertText(text)
    case .space: input.insertText(" ")
    case .return: input.insertText("\n")
    case .delete: input.deleteBackward()
    case .hide: hide()
    case .shift, .page: break
    }
  }
}

extension Keyboard: SoftwareKeyboard {
  package func inputDidChange() {
    guard !isWaiting else { return }
    isWaiting = true
    // Often one field resigns and another becomes first responder; only the final state counts.
    DisplayHost.afterThisTurn { [weak self] in
      guard let self, isWaiting else { return }
      isWaiting = false
      follow()
    }
  }

  package func textDidChange() {
    guard height > 0, let input = host.keyInput else { return }
    panel.keys.show(KeyboardInput(input))
  }

  package func followFinger(y: CGFloat) {
    guard height > 0, let window else { return }
    let top = host.configuration.size.height - height
    pushed = min(max(0, y - top), height)
    let place = top + pushed
    guard window.frame.minY != place else { return }
    window.frame.origin.y = place
    host.keyboardIsPushed(overlap: height - pushed)
  }

  package func fingerLifted(velocity: CGFloat) {
    guard pushed > 0, let window else { return }
    if velocity > Self.dismissingVelocity || pushed > height / 2 && velocity >= 0 {
      hide()
    }
    guard pushed > 0 else { return }
    // The keyboard returns, also when the first responder refuses to resign.
    pushed = 0
    host.keyboardFrameWillChange(overlap: height)
    let place = host.configuration.size.height - height
    UIView.animate(
      withDuration: KeyboardMotion.reportedDuration, delay: 0, options: .keyboardCurve
    ) {
      window.frame.origin.y = place
    }
  }
}
