import UIKit
import VirtualDevice

/// The laws of what a device shows, after any step of any program.
@MainActor
struct ScreenLaws {
  private weak var device: VirtualDevice?
  private let quiet = QuietFrames()

  /// The difference between two positions that are the same, in points.
  private static let tolerance = 0.51

  init(_ device: VirtualDevice) {
    self.device = device
    device.addFrameObserver { [quiet] device in
      quiet.count = device.pendingWork.isEmpty ? quiet.count + 1 : 0
    }
  }

  mutating func forget() { device = nil }

  /// Indicates whether nothing has moved for some frames and nothing is to move.
  var isAtRest: Bool { quiet.count > 1 && device?.pendingWork.isEmpty == true }

  /// Returns the first law that does not hold now.
  mutating func check(isTouched: Bool) -> Fault? {
    guard let device else { return nil }
    return device.host.enter {
      checkTrees(device) ?? checkResponder(device)
        ?? (isAtRest && !isTouched ? checkRest(device) : nil)
    }
  }

  // At any time

  private func checkTrees(_ device: VirtualDevice) -> Fault? {
    for window in device.host.windows {
      if let fault = check(window, in: window) ?? checkLayers(window.layer) { return fault }
    }
    for controller in Self.controllers(of: device) {
      // A child answers with what an ancestor presents.
      if let presented = controller.presentedViewController,
        !Self.isAncestor(presented.presentingViewController, of: controller)
      {
        return Fault(
          law: "presenting and presented agree",
          detail: "\(type(of: controller)) presents \(type(of: presented))")
      }
      for child in controller.children where child.parent !== controller {
        return Fault(law: "children know their parent", detail: "\(type(of: child))")
      }
    }
    return nil
  }

  private static func isAncestor(
    _ other: UIViewController?, of controller: UIViewController
  ) -> Bool {
    var next: UIViewController? = controller
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }

  private func check(_ view: UIView, in window: UIWindow) -> Fault? {
    let frame = view.layer.presented.frame
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
      frame.height.isFinite
    else {
      return Fault(law: "frames are finite", detail: "\(type(of: view)) has \(frame)")
    }
    guard view.window === window else {
      return Fault(law: "views are in their window", detail: "\(type(of: view))")
    }
    for subview in view.subviews {
      guard subview.superview === view else {
        return Fault(law: "subviews know their superview", detail: "\(type(of: subview))")
      }
      guard subview.layer.superlayer === view.layer else {
        return Fault(law: "layers follow their views", detail: "\(type(of: subview))")
      }
      if let fault = check(subview, in: window) { return fault }
    }
    return nil
  }

  /// No layer is in two trees, and a layer that belongs to a view lies where its view does.
  private func checkLayers(_ layer: CALayer) -> Fault? {
    for sublayer in layer.sublayers ?? [] {
      guard sublayer.superlayer === layer else {
        return Fault(law: "layers are in one tree", detail: "\(type(of: sublayer))")
      }
      if let view = sublayer.delegate as? UIView, view.superview?.layer !== layer {
        return Fault(law: "no layer stays without its view", detail: "\(type(of: view))")
      }
      if let fault = checkLayers(sublayer) { return fault }
    }
    return nil
  }

  private func checkResponder(_ device: VirtualDevice) -> Fault? {
    for window in device.host.windows {
      guard let responder = window.firstResponder else { continue }
      let name = "\(type(of: responder))"
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      if let view, view.window !== window {
        return Fault(law: "the first responder is on the screen", detail: "\(name) is not")
      }
      if !responder.isFirstResponder {
        return Fault(law: "the first responder knows that it is", detail: "\(name) does not")
      }
    }
    return nil
  }

  // At rest

  private func checkRest(_ device: VirtualDevice) -> Fault? {
    checkSheets(device) ?? checkSelections(device) ?? checkAppearances(device)
      ?? checkLayout(device)
  }

  private func checkSheets(_ device: VirtualDevice) -> Fault? {
    for (sheet, course) in zip(device.host.sheetSnapshots, device.host.sheetCourses) {
      let name = sheet.detent ?? "none"
      guard sheet.phase == "resting" else {
        return Fault(law: "sheets rest when all rests", detail: "\(name) is \(sheet.phase)")
      }
      guard course.stops.contains(where: { abs($0.extent - course.travel) < Self.tolerance })
      else {
        let stops = course.stops.map { "\($0.name) \($0.extent)" }.joined(separator: ", ")
        return Fault(
          law: "sheets rest at a detent", detail: "\(course.travel) among \(stops)")
      }
      if let stop = course.stops.first(where: { $0.name == sheet.detent }),
        abs(stop.extent - course.travel) >= Self.tolerance
      {
        return Fault(
          law: "a sheet's frame is that of its detent",
          detail: "\(course.travel) at \(name), which is \(stop.extent)")
      }
      // The frame on the screen is that of the engine: its top edge, and no other transform.
      let edge = device.size.height - sheet.frame.minY
      if device.host.windows.count == 1, sheet.presenterTransform == .identity,
        sheet.frame.maxY > device.size.height - Self.tolerance,
        abs(edge - course.travel) >= Self.tolerance
      {
        return Fault(
          law: "a sheet's edge is that of its detent",
          detail: "\(edge) rather than \(course.travel) at \(name)")
      }
      guard course.velocity == 0 else {
        return Fault(law: "sheets at rest do not move", detail: "\(course.velocity)")
      }
    }
    return nil
  }

  private func checkSelections(_ device: VirtualDevice) -> Fault? {
    // Above a keyboard a sheet shows at a larger detent than the selected one.
    guard device.keyboardHeight == 0 else { return nil }
    for controller in Self.controllers(of: device) {
      guard
        let sheet = controller.presentedViewController?.presentationController
          as? UISheetPresentationController, let selected = sheet.selectedDetentIdentifier,
        let shown = sheet.sheetSnapshot?.detent
      else { continue }
      let name = selected.rawValue.split(separator: ".").last.map(String.init) ?? ""
      let own = zip(device.host.sheetSnapshots, device.host.sheetCourses)
        .first { $0.0 == sheet.sheetSnapshot }?.1
      let names = Set(own?.stops.map(\.name) ?? [])
      guard names.contains(selected.rawValue) || names.contains(name) else { continue }
      if shown != name, shown != selected.rawValue {
        return Fault(
          law: "the selection is what shows",
          detail: "\(selected.rawValue) is selected, \(shown) shows")
      }
    }
    return nil
  }

  private func checkAppearances(_ device: VirtualDevice) -> Fault? {
    for controller in Self.controllers(of: device) {
      let state = controller.appearance
      let name = "\(type(of: controller))"
      guard state.pendingTransitions == 0, state.phase == .appeared || state.phase == .disappeared
      else {
        return Fault(
          law: "appearances end", detail: "\(name) is \(state.phase), \(state.pendingTransitions)")
      }
      let isShown = controller.viewIfLoaded?.window != nil
      if state.phase == .appeared, !isShown {
        return Fault(law: "what appeared is on the screen", detail: "\(name) is not")
      }
      if state.phase == .disappeared, isShown, controller.parent == nil {
        return Fault(law: "what is on the screen appeared", detail: "\(name) has not")
      }
    }
    return nil
  }

  /// Lays out everything again, which changes nothing.
  private func checkLayout(_ device: VirtualDevice) -> Fault? {
    var before: [ObjectIdentifier: CGRect] = [:]
    var views: [UIView] = []
    func collect(_ view: UIView) {
      views.append(view)
      before[ObjectIdentifier(view)] = view.layer.frame
      for subview in view.subviews { collect(subview) }
    }
    for window in device.host.windows { collect(window) }
    for view in views { view.setNeedsLayout() }
    for window in device.host.windows { window.layoutIfNeeded() }
    for view in views where view.window != nil {
      guard let old = before[ObjectIdentifier(view)] else { continue }
      let new = view.layer.frame
      let isEqual =
        abs(old.minX - new.minX) < 0.01 && abs(old.minY - new.minY) < 0.01
        && abs(old.width - new.width) < 0.01 && abs(old.height - new.height) < 0.01
      if !isEqual {
        return Fault(
          law: "layout twice changes nothing",
          detail: "\(type(of: view)) in \(view.superview.map { "\(type(of: $0))" } ?? "no view") "
            + "goes from \(old) to \(new)")
      }
    }
    return nil
  }

  /// The view controllers of all windows, with those they present.
  static func controllers(of device: VirtualDevice) -> [UIViewController] {
    var found: [UIViewController] = []
    func collect(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      for child in controller.children { collect(child) }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        collect(presented)
      }
    }
    for window in device.host.windows {
      if let root = window.rootViewController { collect(root) }
    }
    return found
  }
}

/// The number of frames in a row in which nothing moved. The end of an animation can begin another
/// one in the next frame, so that one alone is no rest.
@MainActor
private final class QuietFrames {
  var count = 0
}
