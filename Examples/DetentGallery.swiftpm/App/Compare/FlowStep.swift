import UIKit
import VirtualDevice

/// A step of a flow: one thing that an app does by code to a scene or to its sheet.
enum FlowStep: Hashable {
  /// Presents the scene's sheet.
  case present
  /// Selects a detent of the sheet, by its place among them from the smallest.
  case select(Int)
  /// Shows or hides the grabber.
  case grabber(Bool)
  /// Sets the corner radius in points; `nil` is the system's.
  case cornerRadius(Int?)
  /// Sets the largest undimmed detent by its place; `nil` dims at every detent.
  case undimmed(Int?)
  /// Sets a parameter of the scene.
  case set(name: String, value: String)
  /// Rotates the interface.
  case rotate(FlowOrientation)
  /// Dismisses the scene's sheet.
  case dismiss

  /// The name in a trace.
  var name: String {
    switch self {
    case .present: "present"
    case .select(let index): "select \(index)"
    case .grabber(let isVisible): "grabber \(isVisible)"
    case .cornerRadius(let radius): "corner radius \(radius.map(String.init) ?? "automatic")"
    case .undimmed(let index): "undimmed \(index.map(String.init) ?? "none")"
    case .set(let name, let value): "set \(name)=\(value)"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .dismiss: "dismiss"
    }
  }

  /// Returns the flow of a scene: its sheet is presented, each parameter gets each of its words,
  /// each detent is selected, each property changed, the interface rotated, the sheet dismissed.
  ///
  /// The number of the detents is known when the sheet is there: those that it does not have are
  /// skipped.
  static func flow(of scene: DeviceScene, rotates: Bool) -> [FlowStep] {
    let sets = scene.parameters.flatMap { parameter in
      (parameter.words.filter { $0 != parameter.defaultValue } + [parameter.defaultValue])
        .filter { _ in !parameter.words.isEmpty }
        .map { FlowStep.set(name: parameter.name, value: $0) }
    }
    let rotations: [FlowStep] = rotates ? [.rotate(.landscape), .rotate(.portrait)] : []
    return [.present] + sets + [.select(1), .select(2), .select(0)]
      + [.grabber(false), .grabber(true), .cornerRadius(12), .cornerRadius(nil)]
      + [.undimmed(1), .undimmed(nil)] + rotations + [.dismiss]
  }
}
