/// How keyboards move, and what moves along with them.
package enum KeyboardMotion {
  /// What a keyboard notification says, in seconds (N4.27, widely reported). The spring takes
  /// longer than that, on a phone as here.
  package static let reportedDuration = 0.25
  /// The curve a keyboard notification names; Apple gives it no name (N4.27, widely reported).
  package static let reportedCurve = 7
  /// How long the spring runs, in seconds (N4.20, measured).
  package static let duration = 0.505_823_731_422_474_3
  /// The spring of keyboards, alerts and sheets (N4.20, measured).
  package static let timing = ViewAnimation.Timing.spring(
    mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
}

extension UIView.AnimationOptions {
  /// Whether an animation takes the curve that keyboard notifications name, so as to move along.
  var hasKeyboardCurve: Bool { Int(rawValue >> 16) & 0xf == KeyboardMotion.reportedCurve }

  /// The keyboard's own curve.
  package static let keyboardCurve = UIView.AnimationOptions(
    rawValue: UInt(KeyboardMotion.reportedCurve) << 16)
}
