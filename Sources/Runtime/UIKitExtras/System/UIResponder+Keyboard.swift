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
  /// Keyboard notification key: a Boolean that indicates whether the keyboard belongs to this app,
  /// an `NSNumber`.
  nonisolated public class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }

  /// The notification that is posted before the keyboard appears.
  nonisolated public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// The notification that is posted after the keyboard appeared.
  nonisolated public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// The notification that is posted before the keyboard disappears.
  nonisolated public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// The notification that is posted after the keyboard disappeared.
  nonisolated public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// The notification that is posted before the keyboard's frame changes.
  nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The notification that is posted after the keyboard's frame changed.
  nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
}
