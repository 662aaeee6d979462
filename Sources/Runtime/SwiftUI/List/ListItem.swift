/// Measures and places the rows of a grouped list, and draws what is behind them.
final class ListItem: LayoutItem {
  private struct Group {
    var header: [LayoutItem] = []
    var rows: [LayoutItem] = []
    var footer: [LayoutItem] = []
    let plate: UIView
    var lines: [UIView] = []
  }

  private var groups: [Group] = []
  private var plates: [UIView] = []

  func setItems(_ items: [LayoutItem]) {
    for group in groups { plates.append(group.plate) }
    groups = []
    var section: ObjectIdentifier??
    for item in items {
      item.superitem = self
      let role = item.trait(ListRoleTrait.self)
      if section != .some(role.section) {
        section = .some(role.section)
        groups.append(Group(plate: plates.popLast() ?? Self.makePlate()))
      }
      let last = groups.count - 1
      switch role.kind {
      case .header: groups[last].header.append(item)
      case .row: groups[last].rows.append(item)
      case .footer: groups[last].footer.append(item)
      }
    }
    for index in groups.indices {
      let count = max(0, groups[index].rows.count - 1)
      groups[index].lines = (0..<count).map { _ in Self.makeLine() }
    }
    plates = []
    invalidateLayout()
  }

  private static func makePlate() -> UIView {
    let view = UIView()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = ListMetrics.sectionRadius
    view.layer.cornerCurve = .continuous
    return view
  }

  private static func makeLine() -> UIView {
    let view = UIView()
    view.backgroundColor = .separator
    return view
  }

  private func rowHeight(_ row: LayoutItem, width: CGFloat) -> CGFloat {
    let content = row.size(ProposedViewSize(width: width - 2 * ListMetrics.rowInset, height: nil))
    return max(ListMetrics.rowHeight, content.height + 2 * ListMetrics.rowPadding)
  }

  /// Goes through the list from top to bottom; `place` is told where everything is.
  private func walk(
    width: CGFloat,
    place: (_ item: LayoutItem?, _ view: UIView?, _ frame: CGRect) -> Void
  ) -> CGFloat {
    let inner = width - 2 * ListMetrics.sectionInset
    let captionX = ListMetrics.sectionInset + ListMetrics.rowInset
    let caption = inner - 2 * ListMetrics.rowInset
    let pixel = node.environment.pixelLength
    var y: CGFloat = 0
    for (index, group) in groups.enumerated() {
      y += index == 0 ? ListMetrics.captionGap : ListMetrics.sectionGap
      for item in group.header {
        let size = item.size(ProposedViewSize(width: caption, height: nil))
        place(item, nil, CGRect(origin: CGPoint(x: captionX, y: y), size: size))
        y += size.height + ListMetrics.captionGap
      }
      let top = y
      for (number, row) in group.rows.enumerated() {
        let height = rowHeight(row, width: inner)
        place(
          row, nil, CGRect(x: captionX, y: y, width: caption, height: height))
        y += height
        if number < group.lines.count {
          place(
            nil, group.lines[number],
            CGRect(x: captionX, y: y - pixel, width: caption, height: pixel))
        }
      }
      place(
        nil, group.plate,
        CGRect(x: ListMetrics.sectionInset, y: top, width: inner, height: y - top))
      for item in group.footer {
        y += ListMetrics.captionGap
        let size = item.size(ProposedViewSize(width: caption, height: nil))
        place(item, nil, CGRect(origin: CGPoint(x: captionX, y: y), size: size))
        y += size.height
      }
    }
    return y + ListMetrics.sectionGap
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: walk(width: width, place: { _, _, _ in }))
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    _ = walk(width: frame.width) { item, view, rect in
      if let view {
        view.adopt(frame: rect.offsetBy(dx: frame.minX, dy: frame.minY), of: self)
        view.isHidden = rect.height == 0
      }
      guard let item else { return }
      let inner = ProposedViewSize(width: rect.width, height: nil)
      let size = item.size(inner)
      placeTurned(
        item, at: CGPoint(x: rect.minX, y: rect.midY - size.height / 2), proposal: inner,
        in: frame)
    }
  }

  override func appendViews(to views: inout [UIView]) {
    for group in groups {
      views.append(group.plate)
      views.append(contentsOf: group.lines)
      for item in group.header + group.rows + group.footer { item.appendViews(to: &views) }
    }
  }
}
