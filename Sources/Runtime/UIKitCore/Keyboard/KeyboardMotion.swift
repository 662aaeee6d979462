import SheetEngine

/// The timing of the keyboard's movement, which views can follow.
package enum KeyboardMotion {
  /// The duration in keyboard notifications, in seconds (N4.27, widely reported). The spring lasts
  /// longer than that, on a phone as here.
  package static let reportedDuration = 0.25
  /// The curve in keyboard notifications, for which Apple has no name (N4.27, widely reported).
  package static let reportedCurve = 7
  /// The duration of the spring, in seconds (N4.20, measured).
  package static let duration = 0.505_823_731_422_474_3
  /// The spring of keyboards, alerts and sheets (N4.20, measured).
  package static let timing = ViewAnimation.Timing(.system)
}

extension UIView.AnimationOptions {
  /// Indicates whether an animation uses the curve of keyboard notifications, so as to follow the
  /// keyboard.
  var hasKeyboardCurve: Bool { Int(rawValue >> 16) & 0xf == KeyboardMotion.reportedCurve }

  /// The animation option with the keyboard's curve.
  package static let keyboardCurve = UIView.AnimationOptions(
    rawValue: UInt(KeyboardMotion.reportedCurve) << 16)
}
