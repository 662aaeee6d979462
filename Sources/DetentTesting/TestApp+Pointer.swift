import UIKit
import VirtualDevice

extension TestApp {
  /// Moves a pointer, as of a mouse, to a point of the screen; with `nil` it goes away. Devices have
  /// none until this is called.
  public func movePointer(to point: CGPoint?) {
    device.movePointer(to: point)
  }

  /// Moves a pointer over the middle of an element.
  ///
  /// - Throws: `DeviceError` when there is none.
  public func hover(_ name: String) throws(DeviceError) {
    try device.hover(name)
  }
}
