extension UITableViewCell: AccessibilityCombining {
  var combinesElements: Bool { true }

  /// A row that leads somewhere is a button; a mark says that it is chosen, as a selection does.
  var combinedTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    let shown = isEditingStorage ? editingAccessoryType : accessoryType
    let hasType = (isEditingStorage ? editingAccessoryView : accessoryView) == nil
    if hasType, shown == .disclosureIndicator || shown == .detailDisclosureButton {
      traits.insert(.button)
    }
    if isSelectedStorage || (hasType && shown == .checkmark) { traits.insert(.selected) }
    return traits
  }

  /// A switch at the row's end stands for the row.
  var combinedControl: UIView? {
    let view = isEditingStorage ? editingAccessoryView : accessoryView
    return (view as? UISwitch).flatMap { $0.isAccessibilityElement ? $0 : nil }
  }

  /// The actions that a swipe shows, by name; a technology offers them without the swipe.
  var swipeActionsByName: [UIAccessibilityCustomAction]? {
    guard let table = superview as? UITableView, !table.isEditing, let delegate = table.delegate,
      let path = table.indexPath(for: self)
    else { return nil }
    let configurations = [
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
    ]
    let actions = configurations.compactMap { $0 }.flatMap(\.actions)
    guard !actions.isEmpty else { return nil }
    return actions.compactMap { action in
      action.title.map { title in
        UIAccessibilityCustomAction(name: title) { [weak self] _ in
          guard let self else { return false }
          action.handler(action, self) { _ in }
          return true
        }
      }
    }
  }
}

extension UITableViewHeaderFooterView: AccessibilityCombining {
  var combinesElements: Bool { true }
  var combinedTraits: UIAccessibilityTraits { isFooter ? .staticText : .header }
  var combinedControl: UIView? { nil }
}
