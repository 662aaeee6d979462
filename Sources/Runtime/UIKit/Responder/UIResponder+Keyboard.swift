extension UIResponder {
  /// Keyboard notification key: the keyboard's frame when the animation starts, an `NSValue` of a
  /// `CGRect` in screen points.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// Keyboard notification key: the keyboard's frame when the animation ends, an `NSValue` of a
  /// `CGRect` in screen points.
  nonisolated public class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// Keyboard notification key: the animation's duration in seconds, an `NSNumber`.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// Keyboard notification key: the raw value of the animation's curve, an `NSNumber`.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Keyboard notification key: whether the keyboard belongs to this app, an `NSNumber`.
  nonisolated public class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }

  /// Posted before the keyboard comes up.
  nonisolated public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when the keyboard has come up.
  nonisolated public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard goes away.
  nonisolated public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when the keyboard has gone away.
  nonisolated public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before the keyboard's frame changes.
  nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted when the keyboard's frame has changed.
  nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
}
