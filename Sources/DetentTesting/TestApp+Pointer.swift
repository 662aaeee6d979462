import UIKit
import VirtualDevice

extension TestApp {
  /// Moves a pointer, as of a mouse, to a point of the screen in points; `nil` removes it. A device
  /// has no pointer until this is called.
  public func movePointer(to point: CGPoint?) {
    device.movePointer(to: point)
  }

  /// Moves a pointer to the centre of an element.
  ///
  /// - Throws: `DeviceError` if there is no such element.
  public func hover(_ name: String) throws(DeviceError) {
    try device.hover(name)
  }
}
