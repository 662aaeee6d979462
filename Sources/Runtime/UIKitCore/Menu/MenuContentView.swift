/// The view with the rows of a menu.
@MainActor
final class MenuContentView: UIView {
  var onChoose: ((UIMenuElement) -> Void)?
  var onBack: (() -> Void)?
  private var views: [(view: UIView, height: CGFloat, columns: [MenuItemView])] = []

  func show(_ sections: [MenuSection], header: String?) {
    for entry in views {
      entry.view.removeFromSuperview()
      for column in entry.columns { column.removeFromSuperview() }
    }
    views = []
    let hasImages = sections.contains { section in
      section.rows.contains { $0.size == .large && $0.elements.contains { $0.image != nil } }
    }
    let hasSigns = sections.contains { section in
      section.rows.contains { row in
        row.elements.contains { $0.shownState != .off }
      }
    }
    if let header { add(headerRow(header, hasImages: hasImages, hasSigns: hasSigns)) }
    for (index, section) in sections.enumerated() {
      if index > 0 || header != nil { addLine() }
      if !section.title.isEmpty, header == nil || index > 0 { addTitle(section.title) }
      for row in section.rows {
        let items = row.elements.map { element in
          item(element, size: row.size, hasImages: hasImages, hasSigns: hasSigns)
        }
        add(items, height: items.map(\.naturalHeight).max() ?? MenuMetrics.rowHeight)
      }
    }
    setNeedsLayout()
  }

  private func item(
    _ element: UIMenuElement, size: UIMenu.ElementSize, hasImages: Bool, hasSigns: Bool
  ) -> MenuItemView {
    let view = MenuItemView(element, size: size, hasImages: hasImages, hasSigns: hasSigns)
    view.addAction(
      UIAction { [weak self] _ in self?.onChoose?(element) }, for: .touchUpInside)
    return view
  }

  private func headerRow(_ title: String, hasImages: Bool, hasSigns: Bool) -> MenuItemView {
    let view = MenuItemView(
      UIMenu(title: title), size: .large, hasImages: hasImages, hasSigns: hasSigns)
    view.isHeader = true
    view.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    return view
  }

  private func add(_ view: MenuItemView) {
    add([view], height: view.naturalHeight)
  }

  private func add(_ items: [MenuItemView], height: CGFloat) {
    let row = UIView()
    row.isUserInteractionEnabled = false
    addSubview(row)
    for item in items { addSubview(item) }
    views.append((row, height, items))
  }

  private func addLine() {
    let line = UIView()
    let inner = UIView()
    inner.backgroundColor = .separator
    line.addSubview(inner)
    addSubview(line)
    views.append((line, MenuMetrics.lineSpace, []))
  }

  private func addTitle(_ title: String) {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: MenuMetrics.subtitleSize)
    label.textColor = .secondaryLabel
    label.accessibilityTraits = .header
    addSubview(label)
    views.append((label, MenuMetrics.sectionTitleHeight, []))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: MenuMetrics.width,
      height: views.reduce(2 * MenuMetrics.padding) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = MenuMetrics.padding
    let hairline = 1 / max(1, traitCollection.displayScale)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for entry in views {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: entry.height)
      if let label = entry.view as? UILabel {
        label.frame = frame.insetBy(dx: MenuMetrics.plainTitleStart, dy: 0)
      } else {
        entry.view.frame = frame
        if entry.columns.isEmpty {
          entry.view.subviews.first?.frame = CGRect(
            x: MenuMetrics.plainTitleStart, y: (entry.height - hairline) / 2,
            width: bounds.width - 2 * MenuMetrics.plainTitleStart, height: hairline)
        }
      }
      let width = bounds.width / CGFloat(max(1, entry.columns.count))
      for (index, item) in entry.columns.enumerated() {
        let place = isRightToLeft ? entry.columns.count - 1 - index : index
        item.frame = CGRect(x: CGFloat(place) * width, y: y, width: width, height: entry.height)
      }
      y += entry.height
    }
  }

  private var items: [MenuItemView] { views.flatMap(\.columns) }

  /// Highlights the element under a touch that began outside.
  func highlight(at point: CGPoint) {
    for item in items { item.isHighlighted = item.isEnabled && item.frame.contains(point) }
  }

  /// Chooses the element under that touch.
  func chooseHighlighted(at point: CGPoint) -> Bool {
    let found = items.first { $0.isEnabled && $0.frame.contains(point) }
    for item in items { item.isHighlighted = false }
    guard let found else { return false }
    found.isHeader ? onBack?() : onChoose?(found.element)
    return true
  }
}
