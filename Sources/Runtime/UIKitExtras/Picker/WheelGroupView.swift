/// A view that shows wheels side by side.
package final class WheelGroupView: UIView {
  private let band = UIView(frame: .zero)
  private var wheels: [WheelView] = []
  private var columns: [WheelColumn] = []
  /// The number of times an endless wheel repeats its rows, half of them before the initial
  /// position.
  private static let turns = 200

  package override init(frame: CGRect) {
    super.init(frame: frame)
    band.backgroundColor = .tertiarySystemFill
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows wheels; changed selections are not animated.
  package func show(_ new: [WheelColumn], spokenTitle: String? = nil) {
    columns = new
    while wheels.count > new.count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < new.count {
      let wheel = WheelView(frame: .zero)
      let index = wheels.count
      wheel.didSelect = { [weak self] in self?.didSelect($0, in: index) }
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (wheel, column) in zip(wheels, new) {
      wheel.alignment = column.alignment
      wheel.rowHeight = column.rowHeight
      wheel.styledTitle = column.styledTitle
      wheel.view = column.view
      wheel.accessibilityLabel = spokenTitle
      let count = max(1, column.count)
      let rows = column.isEndless ? count * Self.turns : column.count
      var row = column.selected
      if column.isEndless {
        let shown = wheel.count == rows ? wheel.selected : count * (Self.turns / 2)
        row = shown - shown % count + column.selected
      }
      wheel.show(count: rows, selected: row) { column.title($0 % count) }
    }
    setNeedsLayout()
  }

  private func didSelect(_ row: Int, in index: Int) {
    guard columns.indices.contains(index) else { return }
    columns[index].select(row % max(1, columns[index].count))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: WheelMetrics.bandSide, dy: 0)
    band.frame = CGRect(
      x: inner.minX, y: bounds.midY - WheelMetrics.band / 2, width: inner.width,
      height: WheelMetrics.band)
    band.layer.cornerRadius = WheelMetrics.band / 2
    let fixed = columns.reduce(0) { $0 + ($1.width ?? 0) }
    let all = columns.reduce(0) { $0 + ($1.width == nil ? $1.weight : 0) }
    let spare = max(0, inner.width - fixed)
    var x = inner.minX + (all > 0 ? 0 : spare / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, column) in zip(wheels, columns) {
      let width = column.width ?? spare * column.weight / all
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      wheel.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x += width
    }
  }

  /// Scrolls a wheel to a row.
  func turn(_ column: Int, to row: Int, animated: Bool) {
    guard wheels.indices.contains(column), columns.indices.contains(column) else { return }
    let wheel = wheels[column]
    if animated {
      wheel.turn(to: row, tells: false)
    } else {
      wheel.show(count: wheel.count, selected: row)
    }
  }

  func width(of column: Int) -> CGFloat {
    layoutIfNeeded()
    return wheels.indices.contains(column) ? wheels[column].bounds.width : 0
  }

  /// The view of a visible row.
  func rowView(_ row: Int, in column: Int) -> UIView? {
    wheels.indices.contains(column) ? wheels[column].rowView(row) : nil
  }
}
