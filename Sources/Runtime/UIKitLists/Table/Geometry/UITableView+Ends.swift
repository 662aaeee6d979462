extension UITableView {
  /// Lays out the table's header and footer views and its background view.
  func placeEnds() {
    let bounds = layer.bounds
    if let tableHeaderView {
      let height = tableHeaderView.bounds.height
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let frame = CGRect(
        x: 0, y: sectionsBottom, width: bounds.width, height: tableFooterView.bounds.height)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }

  /// Adds the visible section headers and footers and recycles the others.
  func mountEnds() {
    let bounds = layer.bounds
    var shownHeaders: Set<Int> = []
    var shownFooters: Set<Int> = []
    var index = firstSection(endingBelow: bounds.minY)
    while index < sections.count, sections[index].top < bounds.maxY {
      let section = sections[index]
      if section.headerHeight > 0, style == .plain || section.rowsTop > bounds.minY {
        shownHeaders.insert(index)
        mountHeader(index)
      }
      if section.footerHeight > 0, section.bottom > bounds.minY, section.rowsBottom < bounds.maxY {
        shownFooters.insert(index)
        mountFooter(index)
      }
      index += 1
    }
    for index in headers.keys.sorted() where !shownHeaders.contains(index) {
      if let view = headers.removeValue(forKey: index) { recycle(end: view) }
    }
    for index in footers.keys.sorted() where !shownFooters.contains(index) {
      if let view = footers.removeValue(forKey: index) { recycle(end: view) }
    }
  }

  private func mountHeader(_ index: Int) {
    let view: UIView
    if let present = headers[index] {
      view = present
    } else {
      guard let made = makeEnd(index, isHeader: true) else { return }
      view = made
      headers[index] = view
      addEnd(view)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
    }
    put(view, headerArea(index))
  }

  private func mountFooter(_ index: Int) {
    let view: UIView
    if let present = footers[index] {
      view = present
    } else {
      guard let made = makeEnd(index, isHeader: false) else { return }
      view = made
      footers[index] = view
      addEnd(view)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
    }
    put(view, footerArea(index))
  }

  /// Adds a section header or footer in front of all rows.
  private func addEnd(_ view: UIView) {
    view.isHidden = false
    view.alpha = 1
    let front = subviews.lastIndex { $0 is UITableViewCell }
    if view.superview !== self { insertSubview(view, at: front.map { $0 + 1 } ?? subviews.count) }
  }

  private func put(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
    view.layoutIfNeeded()
  }

  private func makeEnd(_ index: Int, isHeader: Bool) -> UIView? {
    let section = sections[index]
    switch isHeader ? section.header : section.footer {
    case .nothing: return nil
    case .title(let title):
      let view = reuse.titleView()
      prepare(view)
      view.showTitle(title, isHeader: isHeader, isFirst: isHeader && index == 0)
      return view
    case .view:
      if isHeader, let view = section.madeHeader {
        sections[index].madeHeader = nil
        return prepared(view)
      }
      if !isHeader, let view = section.madeFooter {
        sections[index].madeFooter = nil
        return prepared(view)
      }
      let view =
        isHeader
        ? delegate?.tableView(self, viewForHeaderInSection: index)
        : delegate?.tableView(self, viewForFooterInSection: index)
      return view.map(prepared)
    }
  }

  private func prepared(_ view: UIView) -> UIView {
    if let view = view as? UITableViewHeaderFooterView { prepare(view) }
    return view
  }

  /// Assigns the table's style and margins to a header or footer.
  func prepare(_ view: UITableViewHeaderFooterView) {
    view.tableStyle = style
    let side = sideMargin
    view.sideMargins =
      style == .insetGrouped
      ? (ListMetrics.side, ListMetrics.side) : (leading: side.left, trailing: side.right)
  }

  func dropHeadersAndFooters() {
    for index in headers.keys.sorted() {
      if let view = headers[index] { recycle(end: view) }
    }
    for index in footers.keys.sorted() {
      if let view = footers[index] { recycle(end: view) }
    }
    headers = [:]
    footers = [:]
  }

  func drop(_ view: UIView?) {
    if let view { recycle(end: view) }
  }

  private func recycle(end view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, reuse.keep(view) {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }

  /// Lays out the views that do not scroll: the background view, and a plain table's headers while
  /// their section is visible.
  func placeStaying() {
    let bounds = layer.bounds
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard style == .plain, !headers.isEmpty else { return }
    let top = bounds.minY + adjustedInsetStorage.top
    for (index, view) in headers {
      guard sections.indices.contains(index) else { continue }
      let section = sections[index]
      var y = section.headerTop
      if y < top { y = max(y, min(top, section.rowsBottom - section.headerHeight)) }
      let isPinned = y > section.headerTop
      if view.frame.minY != y { view.frame.origin.y = y }
      (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
    }
  }
}
