import UIKit

/// The keyboard of a device: a panel at the bottom of the screen and its notifications.
@MainActor
package final class Keyboard {
  /// The height in points, the home indicator's area included; zero while it is away.
  package private(set) var height = 0.0

  private unowned let host: DisplayHost
  private var window: UIWindow?

  /// UIKit's usual duration, in seconds, as its notifications carry it; widely reported.
  private static let duration = 0.25
  /// The private curve of the keyboard, as its notifications carry it; widely reported.
  private static let curve = 7
  /// Above every window of an app.
  private static let level = UIWindow.Level(rawValue: 10_000_000)

  init(host: DisplayHost) {
    self.host = host
  }

  /// Brings the keyboard up to a height, changes its height, or sends it away with zero.
  func setHeight(_ newHeight: Double) {
    let newHeight = max(0, newHeight)
    guard newHeight != height else { return }
    let begin = frame(height)
    let end = frame(newHeight)
    let comes = newHeight > 0
    let changesOnly = height > 0 && comes
    height = newHeight
    if !changesOnly {
      post(
        comes
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        begin, end)
    }
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    move(from: begin, to: end)
    host.keyboardFrameWillChange(overlap: newHeight)
    host.timers.schedule(at: host.time + Self.duration, name: "keyboard animation") {
      [weak self] in
      self?.arrive(begin, end, comes: comes, changesOnly: changesOnly)
    }
  }

  /// Sends the keyboard away at once and without a word, as before a rotation.
  func vanish() {
    height = 0
    host.keyboardFrameWillChange(overlap: 0)
    window?.isHidden = true
    window = nil
  }

  private func frame(_ height: Double) -> CGRect {
    let size = host.configuration.size
    // Away, it lies just below the screen, as tall as it is shown.
    let shown = height > 0 ? height : max(self.height, window.map { $0.frame.height } ?? 0)
    return CGRect(
      x: 0, y: size.height - height, width: size.width, height: shown)
  }

  private func move(from begin: CGRect, to end: CGRect) {
    let window = window ?? makeWindow()
    self.window = window
    window.frame = CGRect(origin: begin.origin, size: CGSize(width: end.width, height: end.height))
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseOut]) {
      window.frame = end
    }
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.windowLevel = Self.level
    let view = KeyboardView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.isHidden = false
    return window
  }

  private func arrive(_ begin: CGRect, _ end: CGRect, comes: Bool, changesOnly: Bool) {
    if height == 0 {
      window?.isHidden = true
      window = nil
    }
    if !changesOnly {
      post(
        comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        begin, end)
    }
    post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: host.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension VirtualDevice {
  /// Shows the keyboard with a height in points, the home indicator's area included.
  ///
  /// Without a height it is as tall as the model's own.
  public func showKeyboard(height: Double? = nil) {
    host.makeCurrent()
    keyboard.setHeight(height ?? model.keyboardHeight(in: orientation))
    step()
  }

  /// Sends the keyboard away.
  public func hideKeyboard() {
    host.makeCurrent()
    keyboard.setHeight(0)
    step()
  }

  /// The height of the keyboard on the screen, in points; zero while it is away.
  public var keyboardHeight: Double { keyboard.height }
}

extension DeviceModel {
  /// The height of the usual keyboard in points; widely reported (`reference/behaviours.md` N4.62).
  func keyboardHeight(in orientation: DeviceOrientation) -> Double {
    switch idiom {
    case .pad: return orientation.isLandscape ? 398 : 313
    case .phone:
      if orientation.isLandscape { return hasHomeIndicator ? 209 : 200 }
      if !hasHomeIndicator { return size.width > 400 ? 271 : 260 }
      return size.width > 410 ? 346 : 336
    }
  }
}
