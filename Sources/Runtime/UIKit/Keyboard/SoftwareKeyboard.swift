/// The keyboard of a device, as far as UIKit needs to know it.
@MainActor
package protocol SoftwareKeyboard: AnyObject {
  /// Another responder is asked for keys, or the one that is wants other keys.
  func inputDidChange()
  /// The text changed, or the place in it where keys go.
  func textDidChange()
}

extension DisplayHost {
  /// The responder that the keyboard types into, if there is one.
  package var keyInput: (any UIKeyInput)? {
    keyWindow?.firstResponder as? any UIKeyInput
  }
}
