/// The round button that deletes or inserts a row.
final class CellEditControl: UIControl {
  private let symbol: UIImageView

  init(_ style: UITableViewCell.EditingStyle) {
    let isDeletion = style == .delete
    symbol = CellAccessory.symbol(
      isDeletion ? "minus.circle.fill" : "plus.circle.fill", 20, .regular,
      isDeletion ? .systemRed : .systemGreen)
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    addSubview(symbol)
    accessibilityLabel = isDeletion ? "Delete" : "Insert"
  }

  required init?(coder: NSCoder) { nil }

  override var _primaryTouchEvents: Event { .primaryActionTriggered }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

extension UITableViewCell {
  func editingDidChange(animated: Bool) {
    if isEditingStorage, editingStyleStorage != .none {
      let control = CellEditControl(editingStyleStorage)
      control.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          table?.editControlTapped(in: self)
        }, for: .primaryActionTriggered)
      editControl?.removeFromSuperview()
      editControl = control
      addSubview(control)
      UIView.performWithoutAnimation {
        control.frame = CGRect(x: -24, y: (bounds.height - 24) / 2, width: 24, height: 24)
      }
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    updateReorderControl()
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Shows the reorder control while the row is edited and can be moved.
  func updateReorderControl() {
    let isShown = isEditingStorage && (place.canMove || showsReorderControl)
    guard isShown != (reorderControl != nil) else { return }
    reorderControl?.removeFromSuperview()
    reorderControl = nil
    setNeedsLayout()
    guard isShown else { return }
    let handle = ReorderHandle { [weak self] press in
      guard let self else { return }
      table?.reorder(self, by: press)
    }
    let title =
      (contentConfiguration as? UIListContentConfiguration)?.text ?? classicView?.content.text
    handle.accessibilityLabel = title.map { "Reorder \($0)" } ?? "Reorder"
    reorderControl = handle
    addSubview(handle)
    UIView.performWithoutAnimation { layoutReorderControl(bounds.size) }
  }
}
