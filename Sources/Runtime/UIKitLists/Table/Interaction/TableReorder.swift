/// The state of a drag that moves a row to another position.
@MainActor
final class TableReorder {
  /// Weak: the table can go while the row moves to its place.
  private weak var table: UITableView?
  let cell: UITableViewCell
  let origin: RowAddress
  /// The address at which the row would be dropped now.
  private(set) var target: RowAddress
  /// The addresses of all rows in order, the moved one at its original position.
  private let rows: [RowAddress]
  private let height: CGFloat
  /// The distance from the touch to the vertical centre of the row, in points.
  private let grip: CGFloat
  private var finger: CGFloat
  private var link: CADisplayLink?
  /// The vertical centre of the row in the table's coordinates, in points.
  private var middle: CGFloat

  init(_ table: UITableView, _ row: MountedRow, finger: CGFloat) {
    self.table = table
    cell = row.cell
    origin = row.address
    target = row.address
    rows = table.sections.indices.flatMap { section in
      (0..<table.sections[section].rows.count).map { RowAddress(section, $0) }
    }
    let area = table.area(of: row.address)
    height = area.height
    middle = area.midY
    grip = area.midY - finger
    self.finger = finger - table.bounds.minY
    table.bringSubviewToFront(cell)
    lift(true)
    let link = CADisplayLink { [weak self] _ in self?.scroll() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Follows a touch that moved to a vertical position in the table, in points.
  func follow(_ place: CGFloat) {
    guard let table else { return }
    finger = place - table.bounds.minY
    middle = place + grip
    cell.center.y = middle
    aim()
  }

  /// Ends the drag when the touch ended or was cancelled.
  func end(moves: Bool) {
    link?.invalidate()
    link = nil
    guard let table else { return }
    let destination = moves ? target : origin
    let place = displaced(table.area(of: origin), origin, landing: destination)
    UIView.animate(withDuration: ReorderLaw.duration) {
      self.target = destination
      self.placeOthers()
      self.cell.frame = place
      self.lift(false)
    } completion: { [self] _ in
      self.table?.finishReordering(self, at: destination)
    }
  }

  /// The frame of a row while another one is dragged.
  func displaced(_ frame: CGRect, _ address: RowAddress) -> CGRect {
    if address == origin { return frame.offsetBy(dx: 0, dy: middle - frame.midY) }
    return frame.offsetBy(dx: 0, dy: shift(of: address, landing: target))
  }

  /// The distance of a row from its original position.
  private func shift(of address: RowAddress, landing: RowAddress) -> CGFloat {
    guard let start = index(origin), let own = index(address) else { return 0 }
    let end = landingIndex(landing)
    if own > start, own <= end { return -height }
    if own < start, own >= end { return height }
    return 0
  }

  /// The frame of the dragged row at its target.
  private func displaced(
    _ frame: CGRect, _ address: RowAddress, landing: RowAddress
  ) -> CGRect {
    guard let start = index(origin) else { return frame }
    let end = landingIndex(landing)
    guard end != start else { return frame }
    guard let other = table?.area(of: rows[end]) else { return frame }
    return frame.offsetBy(
      dx: 0, dy: end > start ? other.maxY - frame.maxY : other.minY - frame.minY)
  }

  private func index(_ address: RowAddress) -> Int? { rows.firstIndex(of: address) }

  /// The index at which the dragged row is dropped, among the rows in their original order.
  private func landingIndex(_ landing: RowAddress) -> Int {
    guard let start = index(origin) else { return 0 }
    guard landing.section != origin.section, landing > origin else {
      return index(landing) ?? start
    }
    // In a later section the dropped row precedes the row that has its number now.
    if landing.row == 0 {
      return (rows.firstIndex { $0.section == landing.section } ?? rows.count) - 1
    }
    return index(RowAddress(landing.section, landing.row - 1)) ?? start
  }

  /// Updates the target: the row passes every row whose centre its edge has passed.
  private func aim() {
    guard let table, let start = index(origin) else { return }
    let top = middle - height / 2
    let bottom = middle + height / 2
    var end = start
    for index in rows.indices {
      let other = table.area(of: rows[index]).midY
      if index > start, bottom > other { end = index }
      if index < start, top < other {
        end = index
        break
      }
    }
    let row = rows[end]
    var proposed = row
    if end > start, row.section != origin.section {
      proposed = RowAddress(row.section, row.row + 1)
    }
    let path =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: origin.path, toProposedIndexPath: proposed.path)
      ?? proposed.path
    let wanted = RowAddress(path)
    guard wanted != target, isPlace(wanted) else { return }
    UIView.animate(
      withDuration: ReorderLaw.duration, delay: 0, options: .allowUserInteraction
    ) {
      self.target = wanted
      self.placeOthers()
    }
  }

  private func isPlace(_ address: RowAddress) -> Bool {
    guard let table, table.sections.indices.contains(address.section) else { return false }
    let count = table.sections[address.section].rows.count
    return address.row >= 0
      && address.row < (address.section == origin.section ? count : count + 1)
  }

  private func placeOthers() {
    guard let table else { return }
    for row in table.mounted where row.cell !== cell {
      row.cell.frame = displaced(table.area(of: row.address), row.address)
    }
  }

  private func lift(_ isLifted: Bool) {
    let layer = cell.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = ReorderLaw.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: ReorderLaw.shadowOffset)
    layer.shadowOpacity = isLifted ? ReorderLaw.shadowOpacity : 0
  }

  /// Scrolls the table while the touch is near an edge.
  private func scroll() {
    guard let table else { return }
    let inset = table.adjustedContentInset
    let top = inset.top + ReorderLaw.edge - finger
    let bottom = finger - (table.bounds.height - inset.bottom - ReorderLaw.edge)
    let depth = max(top, bottom)
    guard depth > 0 else { return }
    let speed = ReorderLaw.speed * min(1, depth / ReorderLaw.edge)
    let step = CGFloat(link?.duration ?? 1.0 / 60) * speed * (top > bottom ? -1 : 1)
    let offset = table.contentOffset
    let wanted = table.clamped(CGPoint(x: offset.x, y: offset.y + step))
    guard wanted != offset else { return }
    table.contentOffset = wanted
    follow(finger + table.bounds.minY)
  }
}

/// The constants of moving rows; tunable.
enum ReorderLaw {
  /// The duration in seconds in which other rows make room.
  static let duration = 0.25
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 8
  static let shadowOffset: CGFloat = 2
  /// The distance from an edge at which the table scrolls, in points, and its speed in points per
  /// second.
  static let edge: CGFloat = 44
  static let speed: CGFloat = 480
}

extension UITableView {
  /// Handles the states of the gesture on a row's reorder control.
  func reorder(_ cell: UITableViewCell, by press: UIGestureRecognizer) {
    let finger = press.location(in: self).y
    switch press.state {
    case .began:
      guard reordering == nil, let row = mounted.first(where: { $0.cell === cell }) else { return }
      releaseTouchedRow()
      reordering = TableReorder(self, row, finger: finger)
    case .changed: reordering?.follow(finger)
    case .ended: reordering?.end(moves: true)
    case .cancelled, .failed: reordering?.end(moves: false)
    case .possible: break
    }
  }

  /// Ends the drag when the row is at its target; the data source updates its data.
  func finishReordering(_ reorder: TableReorder, at target: RowAddress) {
    guard reordering === reorder else { return }
    reordering = nil
    guard target != reorder.origin else { return setNeedsPlacing() }
    dataSource?.tableView(self, moveRowAt: reorder.origin.path, to: target.path)
    var changes = ListChanges()
    changes.moveRow(reorder.origin.path, target.path)
    do {
      let mapping = try ListMapping(changes, from: sections.map(\.rows.count), to: countRows())
      var look = TableUpdateLook()
      look.isAnimated = false
      apply(mapping, look) { _ in }
    } catch {
      Misuse.report(TableMisuse.inconsistentMove(error.text))
      reloadData()
    }
  }
}
