extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  private func flows(_ view: UICollectionView) -> (any UICollectionViewDelegateFlowLayout)? {
    view._scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Swaps the axes of a horizontal layout, so that x is always along a line and y along the
  /// scrolling axis.
  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    isVertical
      ? inset
      : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }

  func prepareLines() {
    sections = []
    content = .zero
    guard let view = collectionView else { return }
    let inset = view.adjustedInsetStorage
    let bounds = view.layer.bounds.size
    let room = turned(
      CGSize(
        width: bounds.width - inset.left - inset.right,
        height: bounds.height - inset.top - inset.bottom))
    var y: CGFloat = 0
    for (index, count) in view.counts.enumerated() {
      let section = makeSection(index, count, from: y, room: room.width, view)
      sections.append(section)
      y = section.end
    }
    content = turned(CGSize(width: room.width, height: y))
    checkLengths(room: room.width, view)
  }

  private func makeSection(
    _ index: Int, _ count: Int, from start: CGFloat, room: CGFloat, _ view: UICollectionView
  ) -> FlowSection {
    let delegate = flows(view)
    let inset = turned(
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset)
    let gap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let header = turned(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        ?? headerReferenceSize)
    let footer = turned(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        ?? footerReferenceSize)
    var section = FlowSection()
    section.start = start
    section.insets = inset.left + inset.right
    var y = start
    if header.height > 0 {
      section.header = turned(CGRect(x: 0, y: y, width: room, height: header.height))
      y += header.height
    }
    y += inset.top
    let sizes = (0..<count).map { turned(size(of: RowAddress(index, $0), delegate, view)) }
    y = fill(
      &section, sizes, from: y, left: inset.left, room - inset.left - inset.right, gap, lineGap)
    y += inset.bottom
    if footer.height > 0 {
      section.footer = turned(CGRect(x: 0, y: y, width: room, height: footer.height))
      y += footer.height
    }
    section.end = y
    return section
  }

  /// Reports the first item that is longer than its line, once until all fit again.
  private func checkLengths(room: CGFloat, _ view: UICollectionView) {
    // A view without a size has no lines yet, and items that size themselves are cut.
    guard estimatedItemSize == .zero, view.window != nil, room > 0 else { return }
    for (index, section) in sections.enumerated() {
      let room = max(0, room - section.insets)
      // Lines can be longer than their room only if they have one item.
      let item = section.lines.lazy.filter { $0.items.count == 1 }.map(\.items.lowerBound).first {
        self.turned(section.frames[$0]).width > room + 0.01
      }
      guard let item else { continue }
      guard !hasReportedLength else { return }
      hasReportedLength = true
      return Misuse.report(
        CollectionMisuse.itemTooLong(
          self, IndexPath(item: item, section: index), edge: isVertical ? "width" : "height",
          length: turned(section.frames[item]).width, room: room))
    }
    hasReportedLength = false
  }

  private func size(
    of address: RowAddress, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    if estimatedItemSize != .zero {
      if let size = chosen[address] { return size }
      if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
      return itemSize
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: address.path) ?? itemSize
  }

  /// Fills lines with items from a height on; returns the height after the last line. Items of full
  /// lines are spread over the width, those of the last line keep the spacing of the others.
  private func fill(
    _ section: inout FlowSection, _ sizes: [CGSize], from top: CGFloat, left: CGFloat,
    _ room: CGFloat, _ gap: CGFloat, _ lineGap: CGFloat
  ) -> CGFloat {
    section.frames.reserveCapacity(sizes.count)
    var y = top
    var first = 0
    var lastGap = gap
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    while first < sizes.count {
      var end = first
      var width: CGFloat = 0
      var height: CGFloat = 0
      while end < sizes.count {
        let next = width + (end > first ? gap : 0) + sizes[end].width
        if end > first, next > room + 0.01 { break }
        width = next
        height = max(height, sizes[end].height)
        end += 1
      }
      let isLast = end == sizes.count
      let count = end - first
      var space = gap
      if count > 1, !isLast { space += max(0, room - width) / CGFloat(count - 1) }
      if isLast, isUniform, first > 0 { space = lastGap }
      lastGap = space
      var x = left
      if count == 1, !isLast || first > 0, !isUniform || sizes[first].width * 2 + gap > room {
        x += max(0, room - sizes[first].width) / 2
      }
      for item in first..<end {
        let size = sizes[item]
        section.frames.append(
          turned(
            CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        )
        x += size.width + space
      }
      section.lines.append((first..<end, y, y + height))
      y += height
      first = end
      if first < sizes.count { y += lineGap }
    }
    return y
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    let stretch = turned(rect)
    for (index, section) in sections.enumerated() {
      guard section.end >= stretch.minY, section.start <= stretch.maxY else { continue }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let attributes = supplementary(kind, index), attributes.frame.intersects(rect) {
          found.append(attributes)
        }
      }
      var line = firstLine(section, endingBelow: stretch.minY)
      while line < section.lines.count, section.lines[line].start <= stretch.maxY {
        for item in section.lines[line].items where section.frames[item].intersects(rect) {
          found.append(itemAttributes(index, item))
        }
        line += 1
      }
    }
    return found
  }

  private func firstLine(_ section: FlowSection, endingBelow y: CGFloat) -> Int {
    var low = 0
    var high = section.lines.count
    while low < high {
      let middle = (low + high) / 2
      if section.lines[middle].end < y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func itemAttributes(_ section: Int, _ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section))
    attributes.frame = sections[section].frames[item]
    if estimatedItemSize != .zero { attributes.sizesItself = .both }
    return attributes
  }

  func supplementary(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? sections[section].header : sections[section].footer
    guard !frame.isNull else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    if isHeader, sectionHeadersPinToVisibleBounds, isVertical, let view = collectionView {
      let top = view.layer.bounds.minY + view.adjustedInsetStorage.top
      let last = sections[section].end - frame.height
      if frame.minY < top {
        frame.origin.y = max(frame.minY, min(top, last))
        attributes.zIndex = 1
      }
    }
    attributes.frame = frame
    return attributes
  }
}
