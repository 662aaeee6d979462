extension UITableView {
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let cellType = type as? UITableViewCell.Type else {
      Misuse.report(TableMisuse.cellClass(type, identifier: identifier))
      return
    }
    reuse.cellClasses[identifier] = cellType
  }

  func registerHeaderFooter(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      reuse.viewClasses[identifier] = nil
      return
    }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      Misuse.report(TableMisuse.headerFooterClass(type, identifier: identifier))
      return
    }
    reuse.viewClasses[identifier] = viewType
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = reuse.cells[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    reuse.handedOut.append(cell)
    return cell
  }

  func makeCell(_ identifier: String) -> UITableViewCell? {
    guard let type = reuse.cellClasses[identifier] else { return nil }
    return type.init(_dequeuedWith: .default, reuseIdentifier: identifier)
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfigured = reuse.reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    let cell: UITableViewCell
    if let present = takeCell(identifier) ?? makeCell(identifier) {
      cell = present
    } else {
      Misuse.report(TableMisuse.unregisteredCell(identifier))
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if exists(RowAddress(path)) { cell.place = cellPlace(RowAddress(path)) }
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.takeView(identifier) { return view }
    guard let type = reuse.viewClasses[identifier] else { return nil }
    let view = type.init(_dequeuedWith: identifier)
    prepare(view)
    return view
  }

  /// Queues a cell that is no longer visible. It stays in the table, hidden: removing it and adding
  /// it again would cost more than everything else that a row does while it scrolls.
  func recycle(_ cell: UITableViewCell) {
    cell.layer.removeAllAnimations()
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    if cell.holdsFirstResponder { window?.firstResponder?.resignFirstResponder() }
    cell.isHidden = true
    reuse.cells[identifier, default: []].append(cell)
  }
}
