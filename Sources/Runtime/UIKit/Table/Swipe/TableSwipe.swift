/// The swipe over a row that shows its actions.
@MainActor
final class TableSwipe {
  let pan = UIPanGestureRecognizer()
  private unowned let table: UITableView
  /// The row whose actions show, or are being pulled out.
  private var row: (cell: UITableViewCell, address: RowAddress)?
  private var actions: SwipeActionsView?
  private var start: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    pan.addAction { [weak self] _ in self?.panChanged() }
  }

  var isOpen: Bool { row != nil }

  /// Whether a pan pulls a row's actions out: it goes sideways over a row that has any there.
  var mayBegin: Bool {
    let movement = pan.movement
    guard abs(movement.x) > abs(movement.y), !table.isEditing else { return false }
    let place = pan.location(in: table)
    guard let found = table.mounted.first(where: { $0.cell.frame.contains(place) }) else {
      return false
    }
    if let row { return row.cell === found.cell }
    let isTrailing = (movement.x < 0) != isMirrored
    let path = found.address.path
    let configuration =
      isTrailing
      ? table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      : table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    open(found, configuration, isRight: isTrailing != isMirrored)
    return true
  }

  private var isMirrored: Bool {
    table.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Uncovers actions at a row's end without a swipe.
  func reveal(_ found: MountedRow, _ configuration: UISwipeActionsConfiguration) {
    close(animated: true)
    open(found, configuration, isRight: !isMirrored)
    animate { self.show(self.actions?.width ?? 0) }
  }

  private func open(
    _ found: MountedRow, _ configuration: UISwipeActionsConfiguration, isRight: Bool
  ) {
    table.releaseTouchedRow()
    let view = SwipeActionsView(configuration, isRight: isRight) { [weak self] action, button in
      self?.perform(action, from: button)
    }
    row = (found.cell, found.address)
    actions = view
    found.cell.isSwipedOpen = true
    found.cell.clipsToBounds = true
    found.cell.addSubview(view)
    show(0)
  }

  private func panChanged() {
    guard let actions else { return }
    switch pan.state {
    case .began:
      start = actions.revealed
      fallthrough
    case .changed:
      let shift = pan.translation(in: table).x
      show(start + (actions.isRight ? -shift : shift))
    case .ended:
      let velocity = pan.velocity(in: table).x * (actions.isRight ? -1 : 1)
      settle(velocity)
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func settle(_ velocity: CGFloat) {
    guard let actions, let row else { return }
    if actions.isFull(in: row.cell.bounds.width), let first = actions.configuration.actions.first {
      animate { self.show(row.cell.bounds.width) }
      perform(first, from: actions)
      return
    }
    let isOpening =
      velocity > SwipeLaw.speed
      || (velocity > -SwipeLaw.speed && actions.revealed > actions.width / 2)
    if isOpening { animate { self.show(actions.width) } } else { close(animated: true) }
  }

  /// Shows so many points of the actions; past their width the row follows less and less, unless a
  /// long swipe performs the first one.
  private func show(_ wish: CGFloat) {
    guard let actions, let row else { return }
    var length = max(0, wish)
    if length > actions.width, !actions.configuration.performsFirstActionWithFullSwipe {
      length = actions.width + (length - actions.width) * SwipeLaw.resistance
    }
    length = min(length, row.cell.bounds.width)
    actions.revealed = length
    row.cell.swipeShift = actions.isRight ? -length : length
    actions.frame = CGRect(
      x: actions.isRight ? row.cell.bounds.width - length : 0, y: 0, width: length,
      height: row.cell.bounds.height)
    actions.layoutActions(cellWidth: row.cell.bounds.width)
    row.cell.layoutContent()
    row.cell.setNeedsLayout()
    row.cell.layoutIfNeeded()
  }

  private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let animation = ViewAnimation(
      timing: UITableView.updateSpring, duration: UITableView.updateDuration, delay: 0,
      options: [.allowUserInteraction]
    ) { _ in completion?() }
    animation.run(changes)
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
  }

  func close(animated: Bool) {
    guard let row, let view = actions else { return }
    let finish = {
      view.removeFromSuperview()
      row.cell.clipsToBounds = false
    }
    if animated, table.window != nil {
      animate({ self.show(0) }, completion: finish)
    } else {
      show(0)
      finish()
    }
    row.cell.isSwipedOpen = false
    self.row = nil
    actions = nil
  }

  /// The cell is used for another row.
  func forget(_ cell: UITableViewCell) {
    if row?.cell === cell { close(animated: false) }
  }
}

extension UITableView {
  func closeSwipe(animated: Bool) { swipe?.close(animated: animated) }
}

/// The numbers of swipe actions (tunable).
enum SwipeLaw {
  /// The width of an action, points.
  static let actionWidth: CGFloat = 74
  static let gap: CGFloat = 4
  /// Points a second from which a swipe's direction decides.
  static let speed: CGFloat = 200
  static let resistance: CGFloat = 0.3
  /// The share of the row's width from which a swipe performs the first action.
  static let full: CGFloat = 0.6
}
