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
  /// The share of the status bar that is visible, 0...1.
  package var statusBarShare: Double { host.statusBarShare }
  /// Indicates whether the hidden part of the status bar is above the screen; else it is faded.
  package var slidesStatusBar: Bool { host.preferences.statusBarChange.animation == .slide }

  /// Returns the parts that the system draws over the app now, in pixels of the screen.
  package func chromeParts() -> SystemChromeParts {
    guard showsSystemBars else { return SystemChromeParts() }
    // Only the light of two small areas is needed, so that a device whose layers are sent to a page
    // has no bitmap of its screen.
    return chrome.parts(scenery(scale: model.scale)) { [host] area in
      host.enter { host.layerHost.picture(of: area) }?.meanLight(
        in: PixelRect(x: 0, y: 0, width: area.width, height: area.height))
    }
  }
}
