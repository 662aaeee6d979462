import SheetEngine

/// The appearance of the controller behind the lowest sheet.
package struct SheetPresenterSnapshot: Equatable {
  package var transform = CGAffineTransform.identity
  package var isTintDimmed = false
}

extension DisplayHost {
  /// The sheets on the screen, from the lowest up.
  package var sheetSnapshots: [SheetSnapshot] {
    shownSheets.map { $0.snapshot }
  }

  /// The controller behind the lowest sheet; of the front window's root without sheets.
  package var sheetPresenterSnapshot: SheetPresenterSnapshot {
    let surface =
      shownSheets.first?.controller?.presentingStorage?.presentationSurface
      ?? (keyWindow ?? windows.last)?.rootViewController?.viewIfLoaded
    guard let surface else { return SheetPresenterSnapshot() }
    return SheetPresenterSnapshot(
      transform: surface.layer.presented.transform.planar,
      isTintDimmed: surface.tintAdjustmentMode == .dimmed)
  }

  var shownSheets: [SheetShell] {
    var found: [SheetShell] = []
    for window in windows {
      for view in window.subviews {
        guard let container = view as? UITransitionView, !container.isHidden,
          let sheet = container.presentation?.controller as? UISheetPresentationController,
          let shell = sheet.shell, shell.wrapper.superview != nil
        else { continue }
        found.append(shell)
      }
    }
    return found
  }
}

extension UISheetPresentationController: SheetReporting {
  package var sheetSnapshot: SheetSnapshot? { shell?.snapshot }
}

extension SheetShell {
  var snapshot: SheetSnapshot {
    let shown = wrapper.layer.presented
    let origin = container?.layer.presented.frame.origin ?? .zero
    let radii = shown.cornerRadii ?? .zero
    let presenter = controller?.presentingStorage?.presentationSurface
    return SheetSnapshot(
      frame: shown.frame.offsetBy(dx: origin.x, dy: origin.y), detent: shownDetent,
      phase: phaseName, dim: CGFloat(dimming.layer.presented.opacity),
      corners: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft],
      grabber: !wrapper.grabber.isHidden,
      presenterTransform: presenter?.layer.presented.transform.planar ?? .identity)
  }

  private var shownDetent: String? {
    names.shortName(of: session.detent(at: session.currentStop))
  }

  private var phaseName: String {
    let machine = session.machine
    return switch machine.phase {
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: machine.isPresenting ? "presenting" : "settling"
    case .dismissing, .dismissed: "dismissing"
    }
  }
}

extension SheetDetentNames<UISheetPresentationController.Detent.Identifier> {
  /// The name in a trace: without the system's prefix.
  func shortName(of id: SheetDetentID) -> String? {
    if id == .medium { return "medium" }
    if id == .large { return "large" }
    return name(of: id)?.rawValue
  }
}
