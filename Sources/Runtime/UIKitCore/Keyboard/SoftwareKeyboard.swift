/// The software keyboard of a device, as UIKit uses it.
@MainActor
package protocol SoftwareKeyboard: AnyObject {
  /// Called when another responder receives the input, or the current one changes its keyboard
  /// traits.
  func inputDidChange()
  /// Called in the same cases when the change must not wait for the end of the run-loop turn.
  func followNow()
  /// Called when the text or the selection changed.
  func textDidChange()
  /// Called when a finger that may drag the keyboard is at this y coordinate of the screen, in
  /// points.
  func followFinger(y: CGFloat)
  /// Called when the finger lifts, with its vertical velocity in points per second.
  func fingerLifted(velocity: CGFloat)
}

extension DisplayHost {
  /// The responder that receives the keyboard's input, if there is one.
  package var keyInput: (any UIKeyInput)? {
    guard let input = keyWindow?.firstResponder as? any UIKeyInput else { return nil }
    // Text that can only be selected needs no keyboard.
    if let owner = input as? any TextInputOwner, !owner.allowsEditing { return nil }
    return input
  }
}
