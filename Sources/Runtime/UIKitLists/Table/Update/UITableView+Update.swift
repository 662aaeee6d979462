extension UITableView {
  /// Animates to the rows that the data source has now; `mapping` relates them to the rows shown
  /// before.
  func apply(
    _ mapping: ListMapping, _ look: TableUpdateLook, completion: @escaping (Bool) -> Void
  ) {
    closeSwipe(animated: false)
    releaseTouchedRow()
    let oldSections = sections
    let before = shownFrames()
    let oldOffset = layer.bounds.minY
    let oldMounted = mounted
    let corners = Dictionary(
      uniqueKeysWithValues: mounted.map { (ObjectIdentifier($0.cell), UpdateCorners(of: $0.cell)) })
    var gone: [(row: MountedRow, animation: RowAnimation)] = []
    UIView.performWithoutAnimation {
      rebuildSections(mapping, oldSections, look)
      for row in oldMounted where mapping.newRow(of: row.address) == nil {
        gone.append((row, look.deleted(row.address)))
      }
      remapMounted(mapping, look, &gone)
      isUpdating = true
      needsPlacing = true
      stableOffsets = nil
      stackSections()
      layoutTable()
      isUpdating = false
    }
    let shift = layer.bounds.minY - oldOffset
    var movers = moversOfShown(mapping, look, before, oldSections, shift)
    for (row, animation) in gone {
      movers.append(departing(row.cell, before[ObjectIdentifier(row.cell)], animation, shift))
    }
    for row in retiredInUpdate {
      let start = before[ObjectIdentifier(row.cell)] ?? row.cell.frame
      movers.append(
        UpdateMover(
          view: row.cell, start: start.offsetBy(dx: 0, dy: shift), end: area(of: row.address)))
    }
    for index in movers.indices {
      movers[index].corners = corners[ObjectIdentifier(movers[index].view)]
    }
    let departed = gone.map(\.row) + retiredInUpdate
    retiredInUpdate = []
    let cards = look.isAnimated ? makeCards(mapping, oldSections, shift) : UpdateCards()
    run(
      movers, cards: cards, departed: departed, isAnimated: look.isAnimated, completion: completion)
  }

  private func run(
    _ movers: [UpdateMover], cards: UpdateCards, departed: [MountedRow], isAnimated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    for row in departed {
      leaving.append(row.cell)
      row.cell.isUserInteractionEnabled = false
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.address.path)
    }
    let animation = UpdateAnimation(movers: movers, cards: cards)
    animation.run(in: self, isAnimated: isAnimated, completion: completion) { [weak self] in
      guard let self else { return }
      for row in departed {
        leaving.removeAll { $0 === row.cell }
        row.cell.alpha = 1
        row.cell.isUserInteractionEnabled = true
        recycle(row.cell)
      }
      for row in mounted { row.cell.groundDidChange() }
    }
  }

  /// Background views for the cards that exist before and after the update.
  private func makeCards(
    _ mapping: ListMapping, _ old: [TableSection], _ shift: CGFloat
  ) -> UpdateCards {
    var cards = UpdateCards()
    guard style == .insetGrouped, window != nil, UIView.areAnimationsEnabled else { return cards }
    let inset = cardInset
    func card(_ section: TableSection) -> CGRect {
      CGRect(
        x: inset.left, y: section.rowsTop, width: contentWidth, height: section.rows.total)
    }
    UIView.performWithoutAnimation {
      for (index, origin) in mapping.oldSections.enumerated() {
        guard let origin else { continue }
        let start = card(old[origin]).offsetBy(dx: 0, dy: shift)
        let end = card(sections[index])
        let bounds = layer.bounds
        guard start.intersects(bounds) || end.intersects(bounds) else { continue }
        cards.add(to: self, above: backgroundView, from: start, to: end)
      }
    }
    return cards
  }

  /// The frames of all visible views, by view.
  private func shownFrames() -> [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for row in mounted { frames[ObjectIdentifier(row.cell)] = row.cell.frame }
    for view in headers.values { frames[ObjectIdentifier(view)] = view.frame }
    for view in footers.values { frames[ObjectIdentifier(view)] = view.frame }
    if let tableFooterView { frames[ObjectIdentifier(tableFooterView)] = tableFooterView.frame }
    return frames
  }

  private func rebuildSections(
    _ mapping: ListMapping, _ old: [TableSection], _ look: TableUpdateLook
  ) {
    var new: [TableSection] = []
    new.reserveCapacity(mapping.oldRows.count)
    let stale = Set(look.reloaded.keys).union(look.reconfigured)
    for (index, rows) in mapping.oldRows.enumerated() {
      var section = TableSection()
      var heights: [CGFloat] = []
      var exact: [Bool] = []
      var known: [Bool] = []
      for (row, origin) in rows.enumerated() {
        if let origin, !old[origin.section].known[origin.row] {
          heights.append(old[origin.section].rows.values[origin.row])
          exact.append(old[origin.section].rows.isExact[origin.row] && !stale.contains(origin))
          known.append(false)
        } else {
          let (height, isKnown) = startHeight(RowAddress(index, row))
          heights.append(height)
          exact.append(isKnown)
          known.append(isKnown)
        }
      }
      section.rows = RowHeights(heights, isExact: exact)
      section.known = known
      loadEnds(of: &section, index, of: mapping.oldRows.count)
      new.append(section)
    }
    sections = new
    selection = selection.compactMap { mapping.newRow(of: $0) }.sorted()
  }

  private func remapMounted(
    _ mapping: ListMapping, _ look: TableUpdateLook,
    _ gone: inout [(row: MountedRow, animation: RowAnimation)]
  ) {
    var staying: [MountedRow] = []
    var refilled: [MountedRow] = []
    for row in mounted {
      guard let address = mapping.newRow(of: row.address) else { continue }
      let moved = MountedRow(address: address, cell: row.cell)
      if let animation = look.reloaded[row.address] {
        gone.append((row, animation == .none ? .none : .fade))
        continue
      }
      if look.reconfigured.contains(row.address) { refilled.append(moved) }
      staying.append(moved)
    }
    mounted = staying.sorted { $0.address < $1.address }
    if let row = held {
      if let address = mapping.newRow(of: row.address), look.reloaded[row.address] == nil {
        let moved = MountedRow(address: address, cell: row.cell)
        held = moved
        if look.reconfigured.contains(row.address) { refilled.append(moved) }
      } else {
        dropHeld()
      }
    }
    for row in refilled { refill(row) }
    let (oldHeaders, oldFooters) = (headers, footers)
    dropTitles(except: mapping)
    headers = [:]
    footers = [:]
    for (section, view) in oldHeaders {
      if let new = mapping.newSections[section], sections[new].headerHeight > 0 {
        headers[new] = view
      }
    }
    for (section, view) in oldFooters {
      if let new = mapping.newSections[section], sections[new].footerHeight > 0 {
        footers[new] = view
      }
    }
    for (section, view) in headers { refresh(view, section, isHeader: true) }
    for (section, view) in footers { refresh(view, section, isHeader: false) }
  }

  /// Removes headers and footers of deleted sections at once.
  private func dropTitles(except mapping: ListMapping) {
    for section in headers.keys.sorted() {
      let new = mapping.newSections[section]
      if new == nil || sections[new ?? 0].headerHeight == 0 { drop(headers[section]) }
    }
    for section in footers.keys.sorted() {
      let new = mapping.newSections[section]
      if new == nil || sections[new ?? 0].footerHeight == 0 { drop(footers[section]) }
    }
  }

  private func refresh(_ view: UIView, _ section: Int, isHeader: Bool) {
    guard let view = view as? UITableViewHeaderFooterView,
      view.reuseIdentifier == TableReuse.titleIdentifier
    else {
      if isHeader { sections[section].madeHeader = nil } else { sections[section].madeFooter = nil }
      return
    }
    if case .title(let title) = isHeader ? sections[section].header : sections[section].footer {
      view.showTitle(title, isHeader: isHeader, isFirst: isHeader && section == 0)
    }
  }

  /// Reconfigures the cell of a row in place.
  private func refill(_ row: MountedRow) {
    let path = row.address.path
    reuse.reconfigured = (path, row.cell)
    _ = traitCollection.asCurrent { dataSource?.tableView(self, cellForRowAt: path) }
    reuse.reconfigured = nil
  }

  private func moversOfShown(
    _ mapping: ListMapping, _ look: TableUpdateLook, _ before: [ObjectIdentifier: CGRect],
    _ oldSections: [TableSection], _ shift: CGFloat
  ) -> [UpdateMover] {
    var movers: [UpdateMover] = []
    for row in mounted {
      let end = row.cell.frame
      if let start = before[ObjectIdentifier(row.cell)] {
        movers.append(
          UpdateMover(view: row.cell, start: start.offsetBy(dx: 0, dy: shift), end: end))
      } else if let origin = mapping.oldRow(of: row.address) {
        let section = oldSections[origin.section]
        let y = section.rowsTop + section.rows.offset(of: origin.row) + shift
        var mover = UpdateMover(
          view: row.cell, start: CGRect(x: end.minX, y: y, width: end.width, height: end.height),
          end: end)
        if let animation = look.reloaded[origin] { mover.startAlpha = animation == .none ? 1 : 0 }
        movers.append(mover)
      } else {
        movers.append(arriving(row.cell, end, look.inserted(row.address)))
      }
    }
    var ends: [UIView] = headers.keys.sorted().compactMap { headers[$0] }
    ends += footers.keys.sorted().compactMap { footers[$0] }
    if let tableFooterView { ends.append(tableFooterView) }
    for view in ends {
      if let start = before[ObjectIdentifier(view)] {
        movers.append(
          UpdateMover(view: view, start: start.offsetBy(dx: 0, dy: shift), end: view.frame))
      } else {
        movers.append(UpdateMover(view: view, start: view.frame, startAlpha: 0, end: view.frame))
      }
    }
    return movers
  }

  private func arriving(_ cell: UITableViewCell, _ end: CGRect, _ animation: RowAnimation)
    -> UpdateMover
  {
    let away = Self.away(end, animation)
    return UpdateMover(view: cell, start: away.frame, startAlpha: away.alpha, end: end)
  }

  private func departing(
    _ cell: UITableViewCell, _ frame: CGRect?, _ animation: RowAnimation, _ shift: CGFloat
  ) -> UpdateMover {
    sendSubviewToBack(cell)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    let start = (frame ?? cell.frame).offsetBy(dx: 0, dy: shift)
    let away = Self.away(start, animation)
    return UpdateMover(
      view: cell, start: start, end: away.frame, endAlpha: animation == .none ? 0 : away.alpha)
  }

  /// The frame and opacity of a row before its insertion or after its deletion.
  private static func away(
    _ frame: CGRect, _ animation: RowAnimation
  ) -> (frame: CGRect, alpha: CGFloat) {
    switch animation {
    case .fade, .automatic: (frame, 0)
    case .none: (frame, 1)
    case .left: (frame.offsetBy(dx: -frame.maxX, dy: 0), 1)
    case .right: (frame.offsetBy(dx: frame.maxX, dy: 0), 1)
    case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
    case .middle: (frame.insetBy(dx: 0, dy: frame.height / 2), 0)
    }
  }
}
