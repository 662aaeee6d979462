extension UIButton {
  private var actionsOfMenu: [UIAction] {
    guard let menu else { return [] }
    return Self.actions(of: menu)
  }

  private static func actions(of menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      return (child as? UIMenu).map(actions) ?? []
    }
  }

  /// Shows the selected action of a pop-up button; without one, the first is selected.
  func showSelectionOfMenu() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction || menu != nil else { return }
    let actions = actionsOfMenu
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    select(chosen)
  }

  /// Selects an action of a pop-up button and shows its title.
  func select(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, menu != nil else { return }
    for other in actionsOfMenu { other.state = other === action ? .on : .off }
    if configuration != nil {
      configuration?.title = action.title
    } else {
      setTitle(action.title, for: .normal)
    }
  }
}
