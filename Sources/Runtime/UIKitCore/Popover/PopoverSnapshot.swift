/// The visible state of a popover, for tests and traces.
package struct PopoverSnapshot {
  /// The current frame of body and arrow, in points of the screen.
  package var frame: CGRect
  /// The direction of the arrow; empty without one.
  package var direction: UIPopoverArrowDirection
  /// `presenting`, `resting` or `dismissing`.
  package var phase: String
  package var content: UIViewController?
}

/// The visible state of an alert, for tests and traces.
package struct AlertSnapshot {
  /// The current frame of the card, or of the popover that contains it, in points of the screen.
  package var frame: CGRect
  /// `presenting`, `resting` or `dismissing`.
  package var phase: String
  package var isInPopover: Bool
  package var controller: UIAlertController
  /// The visible actions, in their order on the screen.
  package var shownActions: [UIAlertAction]
}

extension DisplayHost {
  /// The popovers on the screen, from back to front; action sheets in popovers are alerts.
  package var popoverSnapshots: [PopoverSnapshot] {
    shownPresentations.compactMap { presentation in
      guard let popover = presentation.controller as? UIPopoverPresentationController,
        let shell = popover.shell, !(presentation.presented is UIAlertController)
      else { return nil }
      let hasArrow = shell.placement.arrowHeight > 0
      return PopoverSnapshot(
        frame: presentation.shownFrame(of: shell.view),
        direction: hasArrow ? shell.placement.direction : [], phase: presentation.phaseName,
        content: presentation.presented)
    }
  }

  /// The alerts and action sheets on the screen, from back to front.
  package var alertSnapshots: [AlertSnapshot] {
    shownPresentations.compactMap { presentation in
      guard let alert = presentation.presented as? UIAlertController,
        let view = presentation.controller.presentedView
      else { return nil }
      return AlertSnapshot(
        frame: presentation.shownFrame(of: view), phase: presentation.phaseName,
        isInPopover: presentation.controller is UIPopoverPresentationController,
        controller: alert, shownActions: (alert.viewIfLoaded as? AlertView)?.shownActions ?? [])
    }
  }

  private var shownPresentations: [Presentation] {
    var found: [Presentation] = []
    for window in windows {
      for view in window.subviews {
        guard let container = view as? UITransitionView, !container.isHidden,
          let presentation = container.presentation
        else { continue }
        found.append(presentation)
      }
    }
    return found
  }
}

extension Presentation {
  fileprivate func shownFrame(of view: UIView) -> CGRect {
    let origin = container?.layer.presented.frame.origin ?? .zero
    return view.layer.presented.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  fileprivate var phaseName: String {
    switch phase {
    case .waiting, .presenting: "presenting"
    case .presented: "resting"
    case .leaving, .dismissing, .over: "dismissing"
    }
  }
}
