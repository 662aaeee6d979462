import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// Moves a pointer, as of a mouse, to a point of the screen in points; `nil` removes it. A device
  /// has no pointer until this is called.
  public func movePointer(to point: CGPoint?) {
    device.movePointer(to: point)
  }

  /// Turns the wheel of a mouse whose pointer is at a point of the screen. Positive distances, in points,
  /// scroll towards the end of the content; see `VirtualDevice.turnWheel(at:by:)`.
  ///
  /// - Returns: `true` if something scrolled.
  @discardableResult
  public func turnWheel(
    at point: CGPoint, by distance: CGVector, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    note("turn the wheel at \(FixedNumber.place(point))", at: sourceLocation)
    return device.turnWheel(at: point, by: distance)
  }

  /// Moves a pointer to the centre of an element.
  ///
  /// - Throws: `DeviceError` if there is no such element.
  public func hover(_ name: String) throws(DeviceError) {
    try device.hover(name)
  }
}
