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

  /// A pop-up button has one action chosen; without any it is the first.
  func showSelectionOfMenu() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction || menu != nil else { return }
    let actions = actionsOfMenu
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    select(chosen)
  }

  /// Makes one action of a pop-up button the chosen one, and its title the button's.
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
