import SheetEngine
import UIKit

extension VirtualDevice {
  /// The presentations on the screen in this frame, the lowest first: of the app's, of UIKit's, of
  /// SwiftUI's and of DetentKit's code.
  public var presentations: [ShownPresentation] {
    let found = presentationControllers
    let places = systemPlaces(found)
    let menus = findAll { $0 is MenuContainerView }.map { menu in
      ShownPresentation(
        kind: .menu, phase: "resting", frame: menu.shownFrame, detent: nil, progress: nil, dim: 0,
        keyboardOverlap: 0, controller: nil, view: menu)
    }
    return found.map { presentation($0, place: places[ObjectIdentifier($0)]) } + menus
  }

  /// The sheets on the screen in this frame, the lowest first: the system's and those of DetentKit's
  /// contexts.
  public var sheets: [TraceFrame.Sheet] {
    let found = presentationControllers
    guard found.contains(where: { $0 is any SheetShowing }) else { return systemSheets }
    return found.compactMap { controller in
      if let sheet = controller as? UISheetPresentationController {
        return sheet.sheetSnapshot.map(TraceFrame.Sheet.init)
      }
      return contextSheet(controller)
    }
  }

  /// The sheets of the system, in the order of the host's.
  package var systemSheets: [TraceFrame.Sheet] {
    host.sheetSnapshots.map(TraceFrame.Sheet.init)
  }

  /// The presentation controllers in the device's windows, from the lowest up.
  private var presentationControllers: [UIPresentationController] {
    host.enter {
      var walk = ControllerWalk()
      var found: [UIPresentationController] = []
      for root in host.windows.compactMap(\.rootViewController) {
        walk.visit(root) { controller, isPresented in
          guard isPresented, let presentation = controller.activePresentationController,
            presentation.containerView != nil
          else { return }
          found.append(presentation)
        }
      }
      let carriers = found.compactMap { ($0 as? any SheetShowing)?.presentationCarrier }
      found.removeAll { controller in
        carriers.contains { $0 === controller.presentedViewController }
      }
      return found
    }
  }

  /// Returns the places of the system's sheets among their stops.
  private func systemPlaces(_ found: [UIPresentationController]) -> [ObjectIdentifier: Double] {
    let sheets = found.filter { ($0 as? UISheetPresentationController)?.sheetSnapshot != nil }
    let places = host.sheetCourses.map { course in
      SheetPlace(of: course.travel, stopCount: course.stops.count) { course.stops[$0].extent }
        .progress
    }
    return Dictionary(zip(sheets.map { ObjectIdentifier($0) }, places)) { first, _ in first }
  }

  private func contextSheet(_ controller: UIPresentationController) -> TraceFrame.Sheet? {
    guard let owner = controller as? any SheetShowing, let session = owner.shownSheet,
      let view = controller.presentedView
    else { return nil }
    let geometry = session.machine.geometry
    let (top, bottom) = (geometry.corners.top, geometry.corners.bottom)
    return TraceFrame.Sheet(
      frame: view.shownFrame, detent: session.detentName(from: owner), phase: session.phaseName,
      dim: owner.shownDimming, corners: [top, top, bottom, bottom],
      grabber: geometry.grabber.isVisible)
  }

  private func presentation(
    _ controller: UIPresentationController, place: Double?
  ) -> ShownPresentation {
    let presented = controller.presentedViewController
    let frame = controller.presentedView?.shownFrame ?? .zero
    var shown = (
      kind: ShownPresentation.Kind.custom, phase: presented.transitionPhase, detent: String?.none,
      progress: Double?.none, dim: 0.0
    )
    if let sheet = controller as? UISheetPresentationController, let snapshot = sheet.sheetSnapshot
    {
      shown = (.sheet, snapshot.phase, snapshot.detent, place, Double(snapshot.dim))
    } else if let owner = controller as? any SheetShowing, let session = owner.shownSheet {
      shown = (
        .context, session.phaseName, session.detentName(from: owner), session.place.progress,
        owner.shownDimming
      )
    } else if let alert = presented as? UIAlertController {
      shown.kind = alert.preferredStyle == .actionSheet ? .actionSheet : .alert
    } else if controller is UIPopoverPresentationController {
      shown.kind = .popover
    } else if presented.modalPresentationStyle != .custom {
      shown.kind = .full
    }
    let overlap = frame.maxY - (size.height - keyboardHeight)
    return ShownPresentation(
      kind: shown.kind, phase: shown.phase, frame: frame, detent: shown.detent,
      progress: shown.progress, dim: shown.dim,
      keyboardOverlap: keyboardHeight > 0 ? max(0, min(overlap, frame.height)) : 0,
      controller: presented, view: controller.presentedView)
  }
}

extension UIViewController {
  fileprivate var transitionPhase: String {
    if isBeingPresented { return "presenting" }
    return isBeingDismissed ? "dismissing" : "resting"
  }
}

extension UIView {
  /// The frame on the screen in this frame, with the animations that move the view or a superview.
  fileprivate var shownFrame: CGRect {
    (layer.presentation() ?? layer).convert(layer.presented.bounds, to: nil)
  }
}

extension SheetSession {
  fileprivate var phaseName: String {
    switch machine.phase {
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: machine.isPresenting ? "presenting" : "settling"
    case .dismissing, .dismissed: "dismissing"
    }
  }

  fileprivate func detentName(from owner: any SheetShowing) -> String? {
    owner.detentName(of: detent(at: currentStop))
  }
}
