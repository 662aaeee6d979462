import UIKit

extension VirtualDevice {
  /// The duration of a keystroke when a text is typed, in seconds; tunable, a quick person.
  private static let keystroke = 0.05

  /// Shows the keyboard with a height in points, the home indicator's area included.
  ///
  /// Without a height it is as tall as the model's own. The keyboard is shown and hidden with the
  /// first responder; one that was shown without any stays until ``hideKeyboard()``.
  public func showKeyboard(height: Double? = nil) {
    host.enter { keyboard.show(height: height) }
    step()
  }

  /// Hides the keyboard: the first responder is asked to resign.
  public func hideKeyboard() {
    host.enter { keyboard.hide() }
    step()
  }

  /// Indicates whether a hardware keyboard is attached; see ``setHardwareKeyboard(_:)``.
  public var hasHardwareKeyboard: Bool { keyboard.hasHardware }

  /// Attaches or removes a hardware keyboard. With one, a text field that becomes first responder shows no
  /// software keyboard, but its accessory view and an input view of its own. Keys are pressed and text is
  /// typed with or without it.
  public func setHardwareKeyboard(_ isAttached: Bool) {
    guard isAttached != hasHardwareKeyboard else { return }
    host.enter { keyboard.hasHardware = isAttached }
    step()
  }

  /// The height of the keyboard on the screen, in points; zero while it is hidden.
  public var keyboardHeight: Double { keyboard.height }

  /// Types a text into the first responder; a line break is the return key.
  ///
  /// - Throws: `DeviceError.noTextInput` if there is no first responder that takes text.
  public func type(_ text: String) throws(DeviceError) {
    for character in text {
      guard let input = host.keyInput else { throw .noTextInput(text) }
      host.enter { input.insertText(String(character)) }
      advance(by: Self.keystroke)
    }
  }
}

extension DeviceModel {
  /// The height of the usual keyboard in points; widely reported (N4.62).
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
