extension UICollectionViewCell: AccessibilityCombining {
  /// Indicates whether the cell is one accessibility element: rows of lists are, other cells expose
  /// their content one by one.
  package var combinesElements: Bool { listCell != nil }

  package var combinedTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isSelected ? .selected : []
    guard let listCell else { return traits }
    if listCell.listRole == .header { traits.insert(.header) }
    for accessory in listCell.accessories where accessory.displayed != .whenEditing {
      switch accessory.kind {
      case .disclosure: traits.insert(.button)
      case .checkmark: traits.insert(.selected)
      case .detail, .label, .custom: break
      }
    }
    return traits
  }

  /// The switch at the row's trailing edge that acts for the whole row.
  package var combinedControl: UIView? {
    for accessory in listCell?.accessories ?? [] {
      if case .custom(let view, _) = accessory.kind, let control = view as? UIControl,
        control._accessibilityRole == .switch
      {
        return control.isAccessibilityElement ? control : nil
      }
    }
    return nil
  }

  private var listCell: UICollectionViewListCell? { self as? UICollectionViewListCell }
}
