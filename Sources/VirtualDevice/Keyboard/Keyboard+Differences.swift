import UIKit

extension Keyboard {
  /// The size of a floating keyboard, in points, and its distance from the bottom edge; tunable.
  private static let floatingSize = CGSize(width: 320, height: 258)
  private static let floatingMargin = 60.0

  /// Returns whether a difference is switched on for the device.
  func differs(_ difference: PermittedDifference) -> Bool {
    host.layerHost.device.differences.contains(difference)
  }

  /// Indicates whether the keyboard moves with an animation.
  var isAnimated: Bool { !differs(.keyboardIsNotAnimated) }

  /// The duration that notifications report, in seconds.
  var reportedDuration: Double { isAnimated ? KeyboardMotion.reportedDuration : 0 }

  /// Indicates whether the keyboard floats, which only a tablet's does.
  var floats: Bool { host.configuration.idiom == .pad && differs(.keyboardFloats) }

  /// Returns the frame of a floating keyboard on a screen.
  func floatingFrame(in screen: CGSize) -> CGRect {
    let size = Self.floatingSize
    return CGRect(
      x: (screen.width - size.width) / 2,
      y: screen.height - size.height - Self.floatingMargin, width: size.width, height: size.height)
  }
}
