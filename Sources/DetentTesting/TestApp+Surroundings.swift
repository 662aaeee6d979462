import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// The surroundings of the app: orientation, window, appearance, text size, reading direction, locale,
  /// hardware keyboard, slow frames, accessibility settings and foreground. A change is made as a user makes
  /// it.
  public var surroundings: DeviceSurroundings {
    get { device.surroundings }
    set { device.surroundings = newValue }
  }

  /// Notifies the app that memory is short; see `VirtualDevice.sendMemoryWarning()`.
  public func sendMemoryWarning(sourceLocation: SourceLocation = #_sourceLocation) {
    note("send a memory warning", at: sourceLocation)
    device.sendMemoryWarning()
  }

  /// Resizes the app's window as a user does who drags its corner: it has another size in each frame.
  /// `DeviceModel.windowSizes(in:)` are sizes for a test that walks through them.
  public func resize(
    to size: CGSize, over seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    note("resize to \(size.width) by \(size.height) over \(seconds) s", at: sourceLocation)
    device.resize(to: size, over: seconds)
  }
}
