import UIKit

extension VirtualDevice {
  /// Moves a pointer, as of a mouse, to a point of the screen, in points; `nil` removes it. A
  /// device has no pointer until this is called.
  public func movePointer(to point: CGPoint?) {
    host.pointer.move(to: point)
    step()
  }

  /// Moves a pointer to the centre of the element with a label or an accessibility identifier.
  ///
  /// - Throws: `DeviceError` if there is none.
  public func hover(_ name: String) throws(DeviceError) {
    guard let view = try find(name).first else { return }
    movePointer(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }
}
