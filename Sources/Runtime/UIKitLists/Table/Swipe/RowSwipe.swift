/// A row whose content is moved by a swipe.
@MainActor
protocol SwipeableRow: UIView {
  /// The horizontal offset of the content, in points; positive to the right.
  var swipeShift: CGFloat { get set }
  /// Indicates whether the row's actions are visible.
  var isSwipedOpen: Bool { get set }
  func layoutContent()
}

/// A container of rows with swipe actions: a table or a collection.
@MainActor
protocol RowSwipeHost: UIScrollView {
  /// Indicates whether rows can be swiped now.
  var maySwipeRows: Bool { get }
  /// Returns the row at a point of the host.
  func swipeableRow(at place: CGPoint) -> (any SwipeableRow)?
  /// Returns the swipe actions of a row for one of its edges; `nil` for none.
  func swipeActions(
    of row: any SwipeableRow, isTrailing: Bool
  ) -> UISwipeActionsConfiguration?
  /// Notifies the host that the touch on a row was recognized as a swipe.
  func rowTouchBecameSwipe()
}

/// The swipe gesture of a container, and the row whose actions it shows.
@MainActor
final class RowSwipe {
  let pan = UIPanGestureRecognizer()
  private weak var host: (any RowSwipeHost)?
  /// The row whose actions are visible or are being revealed.
  private var row: (any SwipeableRow)?
  private var actions: SwipeActionsView?
  private var start: CGFloat = 0

  init(_ host: any RowSwipeHost) {
    self.host = host
    pan.addAction { [weak self] _ in self?.panChanged() }
  }

  var isOpen: Bool { row != nil }

  /// Indicates whether the pan may begin: it is horizontal and over a row that has actions for its
  /// direction.
  var mayBegin: Bool {
    let movement = pan.movement
    guard abs(movement.x) > abs(movement.y), let host, host.maySwipeRows,
      let found = host.swipeableRow(at: pan.location(in: host))
    else { return false }
    if let row { return row === found }
    let isTrailing = (movement.x < 0) != isMirrored
    guard let configuration = host.swipeActions(of: found, isTrailing: isTrailing),
      !configuration.actions.isEmpty
    else { return false }
    open(found, configuration, isRight: isTrailing != isMirrored)
    return true
  }

  private var isMirrored: Bool {
    host?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Reveals the actions at a row's trailing end without a swipe.
  func reveal(_ found: any SwipeableRow, _ configuration: UISwipeActionsConfiguration) {
    close(animated: true)
    open(found, configuration, isRight: !isMirrored)
    animate { self.show(self.actions?.width ?? 0) }
  }

  private func open(
    _ found: any SwipeableRow, _ configuration: UISwipeActionsConfiguration, isRight: Bool
  ) {
    host?.rowTouchBecameSwipe()
    let view = SwipeActionsView(configuration, isRight: isRight) { [weak self] action, button in
      self?.perform(action, from: button)
    }
    row = found
    actions = view
    found.isSwipedOpen = true
    found.clipsToBounds = true
    found.addSubview(view)
    show(0)
  }

  private func panChanged() {
    guard let actions else { return }
    switch pan.state {
    case .began:
      start = actions.revealed
      fallthrough
    case .changed:
      let shift = pan.translation(in: host).x
      show(start + (actions.isRight ? -shift : shift))
    case .ended:
      let velocity = pan.velocity(in: host).x * (actions.isRight ? -1 : 1)
      settle(velocity)
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func settle(_ velocity: CGFloat) {
    guard let actions, let row else { return }
    if actions.isFull(in: row.bounds.width), let first = actions.configuration.actions.first {
      animate { self.show(row.bounds.width) }
      perform(first, from: actions)
      return
    }
    let isOpening =
      velocity > SwipeLaw.speed
      || (velocity > -SwipeLaw.speed && actions.revealed > actions.width / 2)
    if isOpening { animate { self.show(actions.width) } } else { close(animated: true) }
  }

  /// Reveals a width of the actions; past their full width the row follows with growing resistance,
  /// unless a long swipe performs the first action.
  private func show(_ wish: CGFloat) {
    guard let actions, let row else { return }
    var length = max(0, wish)
    if length > actions.width, !actions.configuration.performsFirstActionWithFullSwipe {
      length = actions.width + (length - actions.width) * SwipeLaw.resistance
    }
    length = min(length, row.bounds.width)
    actions.revealed = length
    row.swipeShift = actions.isRight ? -length : length
    actions.frame = CGRect(
      x: actions.isRight ? row.bounds.width - length : 0, y: 0, width: length,
      height: row.bounds.height)
    actions.layoutActions(cellWidth: row.bounds.width)
    row.layoutContent()
    row.setNeedsLayout()
    row.layoutIfNeeded()
  }

  private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let animation = ViewAnimation(
      timing: UpdateAnimation.spring, duration: UpdateAnimation.duration, delay: 0,
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
      row.clipsToBounds = false
    }
    if animated, host?.window != nil {
      animate({ self.show(0) }, completion: finish)
    } else {
      show(0)
      finish()
    }
    row.isSwipedOpen = false
    self.row = nil
    actions = nil
  }

  /// Hides the actions of a row whose cell is reused for another row.
  func forget(_ row: any SwipeableRow) {
    if self.row === row { close(animated: false) }
  }
}

/// The constants of swipe actions (tunable).
enum SwipeLaw {
  /// The width of an action, in points.
  static let actionWidth: CGFloat = 74
  static let gap: CGFloat = 4
  /// The speed in points per second from which a swipe's direction decides.
  static let speed: CGFloat = 200
  static let resistance: CGFloat = 0.3
  /// The fraction of the row's width from which a swipe performs the first action.
  static let full: CGFloat = 0.6
}
