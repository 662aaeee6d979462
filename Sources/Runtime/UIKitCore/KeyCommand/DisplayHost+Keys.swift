extension UIViewController {
  /// The visible child of a navigation or tab bar controller.
  fileprivate var shownChild: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }
}

extension DisplayHost {
  /// Handles a key press. Key commands with the command key come first, then the first responder,
  /// then other key commands, then the key's effect in the system.
  ///
  /// - Returns: `true` if the key press was handled.
  @discardableResult
  package func press(_ stroke: KeyStroke) -> Bool { enter { receive(stroke) } }

  private func receive(_ stroke: KeyStroke) -> Bool {
    if stroke.key == .escape, closeMenu() { return true }
    if listeners.ask({ $0.press(stroke) }) { return true }
    let start = keyWindow?.firstResponder ?? controllerInFront
    if perform(stroke, from: start, onlyUrgent: !stroke.isCommand) { return true }
    if deliverPress(stroke, to: start) { return true }
    if type(stroke) { return true }
    if !stroke.isCommand, perform(stroke, from: start, onlyUrgent: false) { return true }
    return performBySystem(stroke, from: start)
  }

  /// Performs the first key command for a stroke in the responder chain.
  private func perform(_ stroke: KeyStroke, from start: UIResponder?, onlyUrgent: Bool) -> Bool {
    var responder = start
    while let current = responder {
      let found = current.keyCommands?.first {
        $0.action(for: stroke) != nil && (!onlyUrgent || $0.wantsPriorityOverSystemBehavior)
          && !$0.attributes.contains(.disabled)
      }
      if let found, let action = found.action(for: stroke) {
        // The responder that offers a command performs it, unless another target is found.
        if !found.send(action, from: start) {
          EditAction.method(of: action).perform(on: current, with: found)
        }
        return true
      }
      responder = current.next
    }
    return false
  }

  private func type(_ stroke: KeyStroke) -> Bool {
    guard let input = keyInput else { return false }
    if let owner = input as? any TextInputOwner { return owner.core.press(stroke) }
    guard !stroke.isCommand else { return false }
    switch stroke.key {
    case .character(let text): input.insertText(text)
    case .return: input.insertText("\n")
    case .tab: input.insertText("\t")
    case .delete: input.deleteBackward()
    default: return false
    }
    return true
  }

  private func performBySystem(_ stroke: KeyStroke, from start: UIResponder?) -> Bool {
    switch stroke.key {
    case .escape: return leave()
    case .return:
      guard let alert = alertInFront else { return false }
      alert.performDefaultAction()
      return true
    case .character(let text) where stroke.isCommand:
      return command(text.lowercased(), isShifted: stroke.isShifted, from: start)
    default: return false
    }
  }

  /// Performs a system-wide shortcut of the command key.
  private func command(_ letter: String, isShifted: Bool, from start: UIResponder?) -> Bool {
    let action: EditAction
    switch letter {
    case "x": action = .cut
    case "c": action = .copy
    case "v": action = .paste
    case "a": action = .selectAll
    case "z":
      guard let manager = start?.undoManager,
        isShifted ? manager.canRedo : manager.canUndo
      else { return false }
      if isShifted { manager.redo() } else { manager.undo() }
      return true
    default: return false
    }
    return UICommand(action: action.selector).send(from: start)
  }

  /// The presentations of the key window, from the root.
  private var presentations: [Presentation] {
    var all: [Presentation] = []
    var next = (keyWindow ?? windows.last)?.rootViewController?.ownPresentation
    while let current = next {
      all.append(current)
      next = current.presented.ownPresentation
    }
    return all
  }

  /// The frontmost view controller, at which key commands are searched if no responder has the
  /// focus.
  private var controllerInFront: UIViewController? {
    var controller =
      presentations.last?.presented ?? (keyWindow ?? windows.last)?.rootViewController
    while let shown = controller?.shownChild { controller = shown }
    return controller
  }

  private var alertInFront: UIAlertController? {
    let alert = presentations.last?.presented as? UIAlertController
    return alert?.preferredStyle == .alert ? alert : nil
  }

  private func closeMenu() -> Bool {
    let front = (keyWindow ?? windows.last)?.subviews.last
    guard front is MenuContainerView || front is EditMenuBar,
      front?.isUserInteractionEnabled == true
    else { return false }
    return front?.accessibilityPerformEscape() ?? false
  }

  /// Dismisses the frontmost alert, action sheet or popover, on tablets also a sheet (S1.94), for the
  /// escape key.
  private func leave() -> Bool {
    guard let front = presentations.last else { return false }
    let controller = front.controller
    if let sheet = controller as? UISheetPresentationController {
      return sheet.traitCollection.userInterfaceIdiom == .pad && sheet.shell?.escape() == true
    }
    guard controller is AlertPresentationController || controller is UIPopoverPresentationController
    else { return false }
    return front.container?.accessibilityPerformEscape() ?? false
  }
}
