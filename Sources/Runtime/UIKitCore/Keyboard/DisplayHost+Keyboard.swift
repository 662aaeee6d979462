import SheetEngine

/// The software keyboard of a device, and the part of the screen that it covers.
struct KeyboardState {
  /// The keyboard; a host without a device has none.
  weak var software: (any SoftwareKeyboard)?
  var overlap: CGFloat = 0
  var shownOverlap: CGFloat = 0
}

extension DisplayHost {
  package var keyboard: (any SoftwareKeyboard)? {
    get { keyboardState.software }
    set { keyboardState.software = newValue }
  }

  /// The height of the part of the screen that the keyboard covers, in points.
  package var keyboardOverlap: CGFloat { keyboardState.overlap }

  /// The covered height while a finger drags the keyboard down, in points.
  package var keyboardShownOverlap: CGFloat { keyboardState.shownOverlap }

  /// Called before the keyboard covers another part of the screen: sheets and layout adapt.
  ///
  /// - Parameter overlap: The covered height in points from the bottom of the screen; 0 when the
  ///   keyboard is hidden.
  package func keyboardFrameWillChange(overlap: CGFloat) {
    let overlap = max(0, overlap)
    guard keyboardOverlap != overlap || keyboardShownOverlap != overlap else { return }
    enter {
      let isOther = keyboardOverlap != overlap
      keyboardState.overlap = overlap
      keyboardState.shownOverlap = overlap
      UIView.animate(
        withDuration: KeyboardMotion.reportedDuration, delay: 0, options: .keyboardCurve
      ) {
        UIKeyboardLayoutGuide.followKeyboard(of: self, laysOut: true)
      }
      guard isOther else { return }
      // The keyboard moves with the same spring as all modal presentations (N4.20).
      let spring = configuration.sheetStyle.settle.spring
      for window in windows {
        for view in window.subviews {
          let container = view as? UITransitionView
          container?.presentation?.controller.keyboardDidChange(spring)
        }
      }
    }
  }

  /// Moves the keyboard with a finger; only layout guides are notified before the finger lifts.
  package func keyboardIsPushed(overlap: CGFloat) {
    keyboardState.shownOverlap = max(0, overlap)
    UIKeyboardLayoutGuide.followKeyboard(of: self)
  }
}

extension UIViewController {
  /// Moves the sheet that shows this controller after a presentation over it began or ended: the
  /// keyboard belongs to the sheet in front.
  func keyboardOwnerDidChange() {
    guard let own = presentedBy, own.phase == .presented || own.phase == .presenting,
      let host = own.container?.window?.host, host.keyboardOverlap > 0
    else { return }
    own.controller.keyboardDidChange(host.configuration.sheetStyle.settle.spring)
  }
}
