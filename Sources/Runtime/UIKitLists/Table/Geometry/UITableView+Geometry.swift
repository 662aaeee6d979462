extension UITableView {
  /// The insets of the sections: the table's margins in inset groups, zero in other styles.
  var cardInset: UIEdgeInsets {
    style == .insetGrouped
      ? UIEdgeInsets(top: 0, left: sideMargin.left, bottom: 0, right: sideMargin.right) : .zero
  }

  /// The table's margins at the sides: those of a client, or the system's for the width (B7), plus
  /// the safe area.
  var sideMargin: UIEdgeInsets {
    let safe = insetsContentViewsToSafeArea ? safeAreaStorage : .zero
    var margin: UIEdgeInsets
    if marginStorage != nil || systemMinimumMargins != nil {
      margin = layoutMargins
      if !insetsContentViewsToSafeArea { margin = margin - safeAreaStorage }
    } else {
      let side: CGFloat = layer.bounds.width >= 390 ? 20 : 16
      margin = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) + safe
    }
    if cellLayoutMarginsFollowReadableWidth {
      let spare = max(0, layer.bounds.width - Self.readableWidth) / 2
      margin.left = max(margin.left, spare)
      margin.right = max(margin.right, spare)
    }
    return margin
  }

  /// B13, measured.
  private static let readableWidth: CGFloat = 920

  var contentWidth: CGFloat {
    let inset = cardInset
    return max(0, layer.bounds.width - inset.left - inset.right)
  }

  var tableHeaderHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }

  /// Stacks the sections vertically and sets the scroll view's content size.
  func stackSections() {
    var y = tableHeaderHeight
    for index in sections.indices {
      sections[index].top = y
      y = sections[index].bottom
    }
    let size = CGSize(
      width: layer.bounds.width, height: y + (tableFooterView?.bounds.height ?? 0))
    if size != contentSizeStorage { contentSize = size }
  }

  var sectionsBottom: CGFloat { sections.last?.bottom ?? tableHeaderHeight }

  func area(ofSection section: Int) -> CGRect {
    loadIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    let place = sections[section]
    return CGRect(x: 0, y: place.top, width: layer.bounds.width, height: place.bottom - place.top)
  }

  func headerArea(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    let place = sections[section]
    return CGRect(
      x: cardInset.left, y: place.headerTop, width: contentWidth, height: place.headerHeight)
  }

  func footerArea(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    let place = sections[section]
    return CGRect(
      x: cardInset.left, y: place.rowsBottom, width: contentWidth, height: place.footerHeight)
  }

  func area(of address: RowAddress) -> CGRect {
    loadIfNeeded()
    guard exists(address) else { return .zero }
    let section = sections[address.section]
    return CGRect(
      x: cardInset.left, y: section.rowsTop + section.rows.offset(of: address.row),
      width: contentWidth, height: section.rows.values[address.row])
  }

  func exists(_ address: RowAddress) -> Bool {
    sections.indices.contains(address.section)
      && sections[address.section].rows.values.indices.contains(address.row)
  }

  func address(at point: CGPoint) -> RowAddress? {
    loadIfNeeded()
    guard point.x >= 0, point.x < layer.bounds.width, let section = section(at: point.y) else {
      return nil
    }
    let place = sections[section]
    guard point.y >= place.rowsTop, point.y < place.rowsBottom else { return nil }
    return RowAddress(section, place.rows.row(at: point.y - place.rowsTop))
  }

  /// The section at a vertical position in the table; `nil` outside all sections.
  private func section(at y: CGFloat) -> Int? {
    let index = firstSection(endingBelow: y)
    return sections.indices.contains(index) && sections[index].top <= y ? index : nil
  }

  func firstSection(endingBelow y: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The addresses of the rows that intersect a vertical range of the table.
  func addresses(from top: CGFloat, to bottom: CGFloat) -> [RowAddress] {
    var found: [RowAddress] = []
    var index = firstSection(endingBelow: top)
    while index < sections.count, sections[index].top < bottom {
      let section = sections[index]
      if section.rows.count > 0, section.rowsBottom > top, section.rowsTop < bottom {
        var row = section.rows.row(at: top - section.rowsTop)
        var y = section.rowsTop + section.rows.offset(of: row)
        while row < section.rows.count, y < bottom {
          found.append(RowAddress(index, row))
          y += section.rows.values[row]
          row += 1
        }
      }
      index += 1
    }
    return found
  }
}
