import SheetEngine

/// What is seen of the controller behind the lowest sheet.
package struct SheetPresenterSnapshot: Equatable {
  package var transform = CGAffineTransform.identity
  package var isTintDimmed = false
}

extension DisplayHost {
  /// The sheets that are on the screen, from the lowest up.
  package var sheetSnapshots: [SheetSnapshot] {
    shownSheets.map { $0.snapshot }
  }

  /// The controller behind the lowest sheet; of the front window's root without sheets.
  package var sheetPresenterSnapshot: SheetPresenterSnapshot {
    let surface =
      shownSheets.first?.controller.presentingStorage?.presentationSurface
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
    let presenter = controller.presentingStorage?.presentationSurface
    return SheetSnapshot(
      frame: shown.frame.offsetBy(dx: origin.x, dy: origin.y), detent: shownDetent,
      phase: phaseName, dim: CGFloat(dimming.layer.presented.opacity),
      corners: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft],
      grabber: !wrapper.grabber.isHidden,
      presenterTransform: presenter?.layer.presented.transform.planar ?? .identity)
  }

  private var shownDetent: String? {
    let stops = machine.layout.stops
    let stop = machine.targetStop ?? stops.index(selecting: machine.selection)
    if let selected = machine.selection, stops.index(of: selected) == stop {
      return names.shortName(of: selected)
    }
    return names.shortName(of: stops.all[stop].id)
  }

  private var phaseName: String {
    switch machine.phase {
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: machine.isPresenting ? "presenting" : "settling"
    case .dismissing, .dismissed: "dismissing"
    }
  }
}

extension SheetDetentNames {
  /// The name in a trace: without the system's prefix.
  func shortName(of id: SheetDetentID) -> String? {
    if id == .medium { return "medium" }
    if id == .large { return "large" }
    return name(of: id)?.rawValue
  }
}
