import UIKit

/// The parts that the system draws over an app at a moment.
package struct SystemChromeParts {
  /// The picture of the status bar, from the top left of the screen on.
  package var statusBar: Bitmap?
  /// The frame of the Dynamic Island, in points.
  package var island: CGRect?
  /// The frame of the home indicator, in points.
  package var indicator: CGRect?
  /// Indicates whether the home indicator is white.
  package var isIndicatorLight = false
  /// Indicates whether the home indicator is dimmed.
  package var isIndicatorDimmed = false
}

extension VirtualDevice {
  /// Returns the parts that the system draws over the app now, in pixels of the screen.
  package func chromeParts() -> SystemChromeParts {
    guard showsSystemBars else { return SystemChromeParts() }
    return chrome.parts(over: host.composite().bitmap, scenery(scale: model.scale))
  }
}
