import UIKit
import VirtualDevice

extension TestApp {
  /// Returns the frontmost visible view with an accessibility identifier, a label or a text.
  ///
  /// - Throws: `DeviceError.notFound`, which names the most similar name on the screen.
  public func find(_ name: String) throws(DeviceError) -> UIView {
    let found = try device.find(name)
    guard let first = found.first else { throw .notFound(name, near: nil) }
    return first
  }

  /// Returns the frontmost visible view of a type.
  ///
  /// - Throws: `DeviceError.notFound` if there is none.
  public func find<View: UIView>(_ type: View.Type) throws(DeviceError) -> View {
    guard let view = findAll(type).first else { throw .notFound("\(type)", near: nil) }
    return view
  }

  /// Returns the visible views of a type, front to back.
  public func findAll<View: UIView>(_ type: View.Type) -> [View] {
    device.findAll { $0 is View }.compactMap { $0 as? View }
  }

  /// Indicates whether a visible view has an accessibility identifier, a label or a text.
  public func exists(_ name: String) -> Bool {
    (try? device.find(name)) != nil
  }

  /// Returns the front sheet in the current frame, of the system or in a context of DetentKit: its
  /// frame, detent, phase and dimming.
  ///
  /// - Throws: `DeviceError.notFound` if no sheet is on the screen.
  public func sheet() throws(DeviceError) -> TraceFrame.Sheet {
    guard let sheet = device.sheets.last else { throw .notFound("a sheet", near: nil) }
    return sheet
  }

  /// Returns the front popover in the current frame.
  ///
  /// - Throws: `DeviceError.notFound` if no popover is on the screen.
  public func popover() throws(DeviceError) -> ShownPopover {
    guard let popover = device.popovers.last else { throw .notFound("a popover", near: nil) }
    return popover
  }

  /// Returns the front alert or action sheet in the current frame. Tap its actions by their titles.
  ///
  /// - Throws: `DeviceError.notFound` if no alert is on the screen.
  public func alert() throws(DeviceError) -> ShownAlert {
    guard let alert = device.alerts.last else { throw .notFound("an alert", near: nil) }
    return alert
  }

  /// Returns the front presentation of a kind in the current frame, or with `nil` of any.
  ///
  /// - Throws: `DeviceError.notFound` if there is none on the screen.
  public func presentation(
    _ kind: ShownPresentation.Kind? = nil
  ) throws(DeviceError) -> ShownPresentation {
    let found = device.presentations.last { kind == nil || $0.kind == kind }
    guard let found else {
      throw .notFound(
        kind.map { "a presentation of the kind \($0)" } ?? "a presentation", near: nil)
    }
    return found
  }

  /// The presentations in the current frame, the lowest first, whoever presented them.
  public var presentations: [ShownPresentation] { device.presentations }

  /// The sheets in the current frame, the lowest first.
  public var sheets: [TraceFrame.Sheet] { device.sheets }
}
