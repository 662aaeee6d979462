import SheetEngine

extension SheetShell {
  /// Lets assistive technology move and dismiss the sheet.
  func attachAccessibility() {
    wrapper.grabber.shell = self
    dimming.dismissal = { [weak self] in self?.dismissByDimming() ?? false }
    dimming.isDismissing = { [weak self] in
      guard let machine = self?.machine else { return false }
      return !machine.isBackgroundInteractive && !machine.layout.configuration.isModal
    }
  }

  /// What a two-finger scrub does: it dismisses, unless the controller or its delegate refuses.
  func escape() -> Bool {
    let mayDismiss = asksShouldDismiss()
    send(.escaped(mayDismiss: mayDismiss))
    return mayDismiss
  }

  /// What is on the screen moved: assistive technology that is at the grabber reads its new value,
  /// the size in words, and stays there; otherwise it looks for its element again.
  func announceSize() {
    let assistance = container?.window?.host?.assistance
    let grabber = wrapper.grabber
    assistance?.post(
      .layoutChanged, assistance?.focus === grabber && !grabber.isHidden ? grabber : nil)
  }

  func grabberTapped() {
    let isOnly = machine.layout.stops.count == 1
    send(.grabberTapped(mayDismiss: isOnly && asksShouldDismiss()))
  }

  /// What a tap on the grabber does, as a hint.
  var grabberTapInWords: String {
    let stops = machine.layout.stops
    if stops.count == 1 { return "Double-tap to dismiss the sheet" }
    let index = machine.targetStop ?? stops.index(selecting: machine.selection)
    return index == stops.count - 1
      ? "Double-tap to collapse the sheet" : "Double-tap to expand the sheet"
  }

  private func dismissByDimming() -> Bool {
    send(.dimmingTapped(mayDismiss: asksShouldDismiss()))
    return true
  }

  /// How large the sheet is, in words. The words for medium and large are UIKit's (widely reported);
  /// those of other heights are tunable: the share of the largest height.
  var sizeInWords: String {
    let stops = machine.layout.stops
    let index = machine.targetStop ?? stops.index(selecting: machine.selection)
    let stop = stops.all[index]
    if stop.isLarge { return "Full screen" }
    if stop.id == .medium { return "Half screen" }
    let largest = machine.layout.placement.maximumValue
    return largest > 0 ? "\(Int((stop.value / largest * 100).rounded()))%" : ""
  }
}
