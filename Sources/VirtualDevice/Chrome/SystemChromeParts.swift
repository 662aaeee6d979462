import UIKit

/// What the system draws over an app at a moment.
package struct SystemChromeParts {
  /// The status bar, from the top left of the screen on.
  package var statusBar: Bitmap?
  /// The black pill inside the screen, in points.
  package var island: CGRect?
  /// The home indicator, in points.
  package var indicator: CGRect?
  /// Whether the home indicator is white.
  package var isIndicatorLight = false
}

extension VirtualDevice {
  /// What the system draws over the app now, in pixels of the screen.
  package func chromeParts() -> SystemChromeParts {
    guard showsSystemBars else { return SystemChromeParts() }
    return chrome.parts(over: host.composite().bitmap, scenery(scale: model.scale))
  }
}
