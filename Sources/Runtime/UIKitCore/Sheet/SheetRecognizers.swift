import SheetEngine

/// The gesture recognisers of a sheet.
@MainActor
final class SheetRecognizers: NSObject, UIGestureRecognizerDelegate {
  /// The name by which apps find the recogniser of taps on the background.
  static let backgroundName = "_UISheetInteractionBackgroundDismissRecognizer"

  private weak var shell: SheetShell?
  private(set) var pan: UIPanGestureRecognizer?
  private(set) var backgroundTap: UITapGestureRecognizer?

  func attach(to shell: SheetShell) {
    self.shell = shell
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("dragged(_:)", SheetRecognizers.dragged(_:)))
    pan.delegate = self
    shell.wrapper.addGestureRecognizer(pan)
    self.pan = pan

    let tap = UITapGestureRecognizer(
      target: self, action: Selector("backgroundTapped(_:)", SheetRecognizers.backgroundTapped(_:)))
    tap.name = Self.backgroundName
    tap.delegate = self
    shell.container?.addGestureRecognizer(tap)
    backgroundTap = tap

    let grabberTap = UITapGestureRecognizer(
      target: self, action: Selector("grabberTapped(_:)", SheetRecognizers.grabberTapped(_:)))
    shell.wrapper.grabber.addGestureRecognizer(grabberTap)
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    shell?.dragged(pan)
  }

  func backgroundTapped(_ tap: UITapGestureRecognizer) {
    guard let shell, !shell.session.machine.isBackgroundInteractive else { return }
    shell.send(.dimmingTapped(mayDismiss: shell.asksShouldDismiss()))
  }

  func grabberTapped(_ tap: UITapGestureRecognizer) {
    shell?.grabberTapped()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let shell else { return false }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === self.pan {
      let velocity = pan.velocity(in: shell.container)
      return shell.isDraggable && abs(velocity.y) >= abs(velocity.x)
    }
    guard gestureRecognizer === backgroundTap else { return true }
    let point = gestureRecognizer.location(in: shell.wrapper)
    return !shell.wrapper.bounds.contains(point)
  }
}
