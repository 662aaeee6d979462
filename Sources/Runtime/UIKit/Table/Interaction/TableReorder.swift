/// A row that a finger carries to another place.
@MainActor
final class TableReorder {
  private unowned let table: UITableView
  let cell: UITableViewCell
  let origin: RowAddress
  /// Where the row would land now.
  private(set) var target: RowAddress
  /// All rows in their order, the moved one among them where it was.
  private let rows: [RowAddress]
  private let height: CGFloat
  /// From the finger to the middle of the row, in points.
  private let grip: CGFloat
  private var finger: CGFloat
  private var link: CADisplayLink?
  /// The middle of the row, in points of the table.
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

  /// The finger moved, in points of the table.
  func follow(_ place: CGFloat) {
    finger = place - table.bounds.minY
    middle = place + grip
    cell.center.y = middle
    aim()
  }

  /// The finger lifted, or was taken away.
  func end(moves: Bool) {
    link?.invalidate()
    link = nil
    let destination = moves ? target : origin
    let place = displaced(table.area(of: origin), origin, landing: destination)
    UIView.animate(withDuration: ReorderLaw.duration) {
      self.target = destination
      self.placeOthers()
      self.cell.frame = place
      self.lift(false)
    } completion: { [self] _ in
      table.finishReordering(self, at: destination)
    }
  }

  /// The frame of a row while this one is carried.
  func displaced(_ frame: CGRect, _ address: RowAddress) -> CGRect {
    if address == origin { return frame.offsetBy(dx: 0, dy: middle - frame.midY) }
    return frame.offsetBy(dx: 0, dy: shift(of: address, landing: target))
  }

  /// How far a row stands from its own place.
  private func shift(of address: RowAddress, landing: RowAddress) -> CGFloat {
    guard let start = index(origin), let own = index(address) else { return 0 }
    let end = landingIndex(landing)
    if own > start, own <= end { return -height }
    if own < start, own >= end { return height }
    return 0
  }

  /// Where the row itself comes to lie.
  private func displaced(
    _ frame: CGRect, _ address: RowAddress, landing: RowAddress
  ) -> CGRect {
    guard let start = index(origin) else { return frame }
    let end = landingIndex(landing)
    guard end != start else { return frame }
    let other = table.area(of: rows[end])
    return frame.offsetBy(
      dx: 0, dy: end > start ? other.maxY - frame.maxY : other.minY - frame.minY)
  }

  private func index(_ address: RowAddress) -> Int? { rows.firstIndex(of: address) }

  /// The row in whose place the carried one lands, among the rows as they are.
  private func landingIndex(_ landing: RowAddress) -> Int {
    guard let start = index(origin) else { return 0 }
    guard landing.section != origin.section, landing > origin else {
      return index(landing) ?? start
    }
    // In a later section the row stands before the one of its number.
    if landing.row == 0 {
      return (rows.firstIndex { $0.section == landing.section } ?? rows.count) - 1
    }
    return index(RowAddress(landing.section, landing.row - 1)) ?? start
  }

  /// Finds out where the row would land: past whatever its edge has passed the middle of.
  private func aim() {
    guard let start = index(origin) else { return }
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
    guard table.sections.indices.contains(address.section) else { return false }
    let count = table.sections[address.section].rows.count
    return address.row >= 0
      && address.row < (address.section == origin.section ? count : count + 1)
  }

  private func placeOthers() {
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

  /// Near an edge the table scrolls on.
  private func scroll() {
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

/// The numbers of moving rows; tunable.
enum ReorderLaw {
  /// Seconds in which rows make room.
  static let duration = 0.25
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 8
  static let shadowOffset: CGFloat = 2
  /// How near to an edge the table scrolls, in points, and how fast, points a second.
  static let edge: CGFloat = 44
  static let speed: CGFloat = 480
}

extension UITableView {
  /// A finger took hold of a row's handle, moved it or let it go.
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

  /// The row stands where it was carried: the data source changes its data.
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
      reportMisuse(
        error.text + " Move the row in the data in tableView(_:moveRowAt:to:). The data was loaded "
          + "again.")
      reloadData()
    }
  }
}
