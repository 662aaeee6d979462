import UIKit

extension VirtualDevice {
  /// How long one key takes when a text is typed, in seconds; tunable, a quick person.
  private static let keystroke = 0.05

  /// Shows the keyboard with a height in points, the home indicator's area included.
  ///
  /// Without a height it is as tall as the model's own. A keyboard comes and goes by itself with
  /// the first responder; one that was shown without any stays until ``hideKeyboard()``.
  public func showKeyboard(height: Double? = nil) {
    host.makeCurrent()
    keyboard.show(height: height)
    step()
  }

  /// Sends the keyboard away: what it types into is asked to resign.
  public func hideKeyboard() {
    host.makeCurrent()
    keyboard.hide()
    step()
  }

  /// The height of the keyboard on the screen, in points; zero while it is away.
  public var keyboardHeight: Double { keyboard.height }

  /// Types a text into what has the keyboard; a line break is the return key.
  ///
  /// - Throws: `DeviceError.noTextInput` when nothing takes keys.
  public func type(_ text: String) throws(DeviceError) {
    for character in text {
      host.makeCurrent()
      guard let input = host.keyInput else { throw .noTextInput(text) }
      input.insertText(String(character))
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
