extension UITableView {
  func setUpTable() {
    let swipe = RowSwipe(self)
    self.swipe = swipe
    addGestureRecognizer(swipe.pan)
    menus = ItemMenus(self)
    alwaysBounceVertical = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  func setNeedsReload(keepsSelection: Bool = true) {
    needsReload = true
    if !keepsSelection { losesSelection = true }
    setNeedsPlacing()
  }

  func setNeedsPlacing() {
    needsPlacing = true
    stableOffsets = nil
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsReload, !isLoading else { return }
    load()
  }

  /// Loads the numbers of sections and rows and their heights from the data source and the
  /// delegate.
  private func load() {
    isLoading = true
    defer { isLoading = false }
    needsReload = false
    if losesSelection {
      losesSelection = false
      selection = []
    }
    dropAllRows()
    let counts = countRows()
    sections = counts.enumerated().map {
      makeSection($0.offset, rows: $0.element, of: counts.count)
    }
    selection.removeAll { !exists($0) }
    stackSections()
    needsPlacing = true
    stableOffsets = nil
  }

  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    return (0..<count).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  func makeSection(_ index: Int, rows count: Int, of sectionCount: Int) -> TableSection {
    var section = TableSection()
    var heights: [CGFloat] = []
    var known: [Bool] = []
    heights.reserveCapacity(count)
    known.reserveCapacity(count)
    // A weak reference costs more than the rest of a row.
    let delegate = delegate
    for row in 0..<count {
      let (height, isKnown) = startHeight(RowAddress(index, row), delegate)
      heights.append(height)
      known.append(isKnown)
    }
    section.rows = RowHeights(heights, isExact: known)
    section.known = known
    loadEnds(of: &section, index, of: sectionCount)
    return section
  }

  /// Returns a row's height before it is measured, and whether that height is final.
  func startHeight(_ address: RowAddress) -> (height: CGFloat, isKnown: Bool) {
    startHeight(address, delegate)
  }

  private func startHeight(
    _ address: RowAddress, _ delegate: (any UITableViewDelegate)?
  ) -> (height: CGFloat, isKnown: Bool) {
    let path = address.path
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return (height, true) }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (estimate > 0 ? estimate : ListMetrics.rowHeight, false)
  }

  // Headers and footers

  func loadEnds(of section: inout TableSection, _ index: Int, of count: Int) {
    section.header = .nothing
    section.footer = .nothing
    let givenHeader =
      delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let givenFooter =
      delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    if givenHeader != 0 {
      if let view = delegate?.tableView(self, viewForHeaderInSection: index) {
        section.header = .view
        section.madeHeader = view
      } else if let title = dataSource?.tableView(self, titleForHeaderInSection: index) {
        section.header = .title(title)
      }
    }
    if givenFooter != 0 {
      if let view = delegate?.tableView(self, viewForFooterInSection: index) {
        section.footer = .view
        section.madeFooter = view
      } else if let title = dataSource?.tableView(self, titleForFooterInSection: index) {
        section.footer = .title(title)
      }
    }
    section.headerHeight =
      givenHeader >= 0 ? givenHeader : automaticHeight(of: section, isHeader: true, index)
    section.footerHeight =
      givenFooter >= 0 ? givenFooter : automaticHeight(of: section, isHeader: false, index)
    section.padding = 0
    if style == .plain, section.headerHeight > 0 {
      section.padding =
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : ListMetrics.plainHeaderPadding
    } else if sectionHeaderTopPadding > 0, section.headerHeight > 0 {
      section.padding = sectionHeaderTopPadding
    }
  }

  private func automaticHeight(
    of section: TableSection, isHeader: Bool, _ index: Int
  ) -> CGFloat {
    switch isHeader ? section.header : section.footer {
    case .nothing:
      guard style != .plain else { return 0 }
      if !isHeader { return ListMetrics.untitledGap }
      return index == 0 ? ListMetrics.firstUntitledHeader : ListMetrics.untitledGap
    case .title(let title):
      return titleHeight(title, isHeader: isHeader, index)
    case .view:
      guard let view = isHeader ? section.madeHeader : section.madeFooter else { return 0 }
      return viewHeight(view)
    }
  }

  private func viewHeight(_ view: UIView) -> CGFloat {
    let size = CGSize(width: contentWidth, height: 0)
    if let view = view as? UITableViewHeaderFooterView {
      prepare(view)
      return view.sizeThatFits(size).height
    }
    let fitted = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? fitted.height : view.bounds.height
  }

  private func titleHeight(_ title: String, isHeader: Bool, _ index: Int) -> CGFloat {
    let view = reuse.sizer(style)
    prepare(view)
    view.showTitle(title, isHeader: isHeader, isFirst: isHeader && index == 0)
    return view.sizeThatFits(CGSize(width: contentWidth, height: 0)).height
  }

  // Table header, footer and background

  func replaceEnd(_ old: UIView?, _ new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    setNeedsPlacing()
    if !needsReload { stackSections() }
  }

  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsPlacing()
  }

  func tableTraitsDidChange(from old: UITraitCollection?) {
    guard let old,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    forgetMeasuredHeights()
  }

  /// Marks measured heights for a new measurement because the width or the text size changed.
  func forgetMeasuredHeights() {
    guard !needsReload else { return }
    for index in sections.indices {
      let known = sections[index].known
      sections[index].rows.forgetMeasured { known[$0] }
      loadEnds(of: &sections[index], index, of: sections.count)
    }
    dropHeadersAndFooters()
    stackSections()
    setNeedsPlacing()
  }
}
