/// The keyboard of a device, as far as UIKit needs to know it.
@MainActor
package protocol SoftwareKeyboard: AnyObject {
  /// Another responder is asked for keys, or the one that is wants other keys.
  func inputDidChange()
  /// The same, and the change is not to wait for the end of this turn.
  func followNow()
  /// The text changed, or the place in it where keys go.
  func textDidChange()
  /// A finger that may push the keyboard is at this height of the screen, in points.
  func followFinger(y: CGFloat)
  /// The finger left the screen with a vertical velocity in points per second.
  func fingerLifted(velocity: CGFloat)
}

extension DisplayHost {
  /// The responder that the keyboard types into, if there is one.
  package var keyInput: (any UIKeyInput)? {
    guard let input = keyWindow?.firstResponder as? any UIKeyInput else { return nil }
    // Text that can only be selected needs no keys.
    if let owner = input as? any TextInputOwner, !owner.allowsEditing { return nil }
    return input
  }
}
