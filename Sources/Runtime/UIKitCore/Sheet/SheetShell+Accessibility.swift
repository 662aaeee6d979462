import SheetEngine

extension SheetShell {
  /// Connects the views that assistive technologies use to move and dismiss the sheet.
  func attachAccessibility() {
    wrapper.grabber.shell = self
    dimming.dismissal = { [weak self] in self?.dismissByDimming() ?? false }
    dimming.isDismissing = { [weak self] in
      guard let machine = self?.session.machine else { return false }
      return !machine.isBackgroundInteractive && !machine.layout.configuration.isModal
    }
  }

  /// Dismisses the sheet after a two-finger scrub, unless the controller or its delegate refuses.
  func escape() -> Bool {
    let mayDismiss = asksShouldDismiss()
    send(.escaped(mayDismiss: mayDismiss))
    return mayDismiss
  }

  /// Notifies assistive technologies of a layout change. With the focus on the grabber they read its
  /// new value, the size in words, and stay there.
  func announceSize() {
    let assistance = container?.window?.host?.assistance
    let grabber = wrapper.grabber
    assistance?.post(
      .layoutChanged, assistance?.focus === grabber && !grabber.isHidden ? grabber : nil)
  }

  func grabberTapped() {
    let isOnly = session.machine.layout.stops.count == 1
    send(.grabberTapped(mayDismiss: isOnly && asksShouldDismiss()))
  }

  /// The accessibility hint of the grabber.
  var grabberTapInWords: String {
    let stopCount = session.machine.layout.stops.count
    if stopCount == 1 { return "Double-tap to dismiss the sheet" }
    return session.currentStop == stopCount - 1
      ? "Double-tap to collapse the sheet" : "Double-tap to expand the sheet"
  }

  private func dismissByDimming() -> Bool {
    send(.dimmingTapped(mayDismiss: asksShouldDismiss()))
    return true
  }

  /// The accessibility value of the grabber. The words for medium and large are UIKit's (widely
  /// reported); those of other heights are tunable: the percentage of the largest height.
  var sizeInWords: String {
    let layout = session.machine.layout
    let stop = layout.stops.all[session.currentStop]
    if stop.isLarge { return "Full screen" }
    if stop.id == .medium { return "Half screen" }
    let largest = layout.placement.maximumValue
    return largest > 0 ? "\(Int((stop.value / largest * 100).rounded()))%" : ""
  }
}
