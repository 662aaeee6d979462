import UIKit
import VirtualDevice

extension TestApp {
  /// The frontmost visible view with an accessibility identifier, a label or a text.
  ///
  /// - Throws: `DeviceError.notFound`, which names the nearest one there is.
  public func find(_ name: String) throws(DeviceError) -> UIView {
    let found = try device.find(name)
    guard let first = found.first else { throw .notFound(name, near: nil) }
    return first
  }

  /// The frontmost visible view of a type.
  public func find<View: UIView>(_ type: View.Type) throws(DeviceError) -> View {
    guard let view = findAll(type).first else { throw .notFound("\(type)", near: nil) }
    return view
  }

  /// The visible views of a type, front before back.
  public func findAll<View: UIView>(_ type: View.Type) -> [View] {
    device.findAll { $0 is View }.compactMap { $0 as? View }
  }

  /// Whether something visible has an accessibility identifier, a label or a text.
  public func exists(_ name: String) -> Bool {
    (try? device.find(name)) != nil
  }

  /// The front sheet as this frame shows it.
  ///
  /// - Throws: `DeviceError.notFound` when no sheet is on the screen.
  public func sheet() throws(DeviceError) -> TraceFrame.Sheet {
    guard let sheet = device.sheets.last else { throw .notFound("a sheet", near: nil) }
    return sheet
  }

  /// The front popover as this frame shows it.
  ///
  /// - Throws: `DeviceError.notFound` when no popover is on the screen.
  public func popover() throws(DeviceError) -> ShownPopover {
    guard let popover = device.popovers.last else { throw .notFound("a popover", near: nil) }
    return popover
  }

  /// The front alert or action sheet as this frame shows it; tap its actions by their titles.
  ///
  /// - Throws: `DeviceError.notFound` when no alert is on the screen.
  public func alert() throws(DeviceError) -> ShownAlert {
    guard let alert = device.alerts.last else { throw .notFound("an alert", near: nil) }
    return alert
  }

  /// The sheets as this frame shows them, the lowest first.
  public var sheets: [TraceFrame.Sheet] { device.sheets }
}
