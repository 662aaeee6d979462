extension UITableViewCell: AccessibilityCombining {
  package var combinesElements: Bool { true }

  /// The traits of the row: a button if it shows a disclosure indicator, selected if it shows a
  /// check mark or is selected.
  package var combinedTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    let shown = isEditingStorage ? editingAccessoryType : accessoryType
    let hasType = (isEditingStorage ? editingAccessoryView : accessoryView) == nil
    if hasType, shown == .disclosureIndicator || shown == .detailDisclosureButton {
      traits.insert(.button)
    }
    if isSelectedStorage || (hasType && shown == .checkmark) { traits.insert(.selected) }
    return traits
  }

  /// A switch in the accessory view, which represents the row to assistive technologies.
  package var combinedControl: UIView? {
    let view = isEditingStorage ? editingAccessoryView : accessoryView
    guard let control = view as? UIControl, control._accessibilityRole == .switch,
      control.isAccessibilityElement
    else { return nil }
    return control
  }

  /// The swipe actions as custom accessibility actions, which can be performed without the swipe.
  var swipeActionsByName: [UIAccessibilityCustomAction]? {
    guard let table = superview as? UITableView, !table.isEditing, let delegate = table.delegate,
      let path = table.indexPath(for: self)
    else { return nil }
    let configurations = [
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
      table.trailingActions(at: path),
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
  package var combinesElements: Bool { true }
  package var combinedTraits: UIAccessibilityTraits { isFooter ? .staticText : .header }
  package var combinedControl: UIView? { nil }
}
