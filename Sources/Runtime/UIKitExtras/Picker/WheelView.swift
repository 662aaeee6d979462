/// A scrollable wheel of rows that stops at one of them.
final class WheelView: UIView, UIScrollViewDelegate {
  /// The number of rows.
  private(set) var count = 0
  /// The selected row, in the middle.
  private(set) var selected = 0
  /// A closure that is called when the wheel stops at a row that the user selected.
  var didSelect: ((Int) -> Void)?
  /// The height of rows, in points.
  var rowHeight = WheelMetrics.row {
    didSet { if rowHeight != oldValue { resize() } }
  }
  /// The styled titles of rows.
  var styledTitle: ((Int) -> NSAttributedString?)?
  /// Creates the views of rows that show no titles.
  var view: ((Int, UIView?) -> UIView)?
  private var title: (Int) -> String = { _ in "" }
  private let scroll = UIScrollView(frame: .zero)
  private let rim = UIView(frame: .zero)
  private var rows: [Int: WheelRow] = [:]
  private var spare: [WheelRow] = []
  var alignment = NSTextAlignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    rim.isUserInteractionEnabled = false
    rim.clipsToBounds = true
    addSubview(rim)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      guard let self else { return }
      turn(toRowAt: recognizer.location(in: self).y)
    }
    scroll.addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var accessibilityValue: String? {
    get { count > 0 ? title(selected) : nil }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { turn(to: selected + 1) }

  override func accessibilityDecrement() { turn(to: selected - 1) }

  /// Shows rows and selects one without animation.
  func show(count: Int, selected: Int, title: ((Int) -> String)? = nil) {
    if let title { self.title = title }
    let isMoved = selected != self.selected && !isMoving
    if count != self.count || isMoved {
      self.count = count
      self.selected = min(max(selected, 0), max(0, count - 1))
      resize()
    }
    for (number, row) in rows { fill(row, number) }
    placeRows()
  }

  private var isMoving: Bool { scroll.isDragging || scroll.isDecelerating || isTurning }
  private var isTurning = false

  private func resize() {
    let size = CGSize(
      width: bounds.width, height: bounds.height + CGFloat(max(0, count - 1)) * rowHeight)
    if scroll.contentSize != size { scroll.contentSize = size }
    let offset = CGPoint(x: 0, y: CGFloat(selected) * rowHeight)
    if !isMoving, scroll.contentOffset != offset { scroll.contentOffset = offset }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    rim.frame = bounds
    resize()
    placeRows()
  }

  /// Lays out the rows on a drum: rows far from the middle are rotated away.
  private func placeRows() {
    let offset = scroll.contentOffset.y
    let middle = offset / rowHeight
    let reach = WheelMetrics.radius * .pi / 2 / rowHeight
    let first = max(0, Int(clamping: (middle - reach).rounded(.up)))
    let last = min(count - 1, Int(clamping: (middle + reach).rounded(.down)))
    for (number, row) in rows where number < first || number > last {
      rows[number] = nil
      row.removeFromSuperview()
      spare.append(row)
    }
    guard first <= last else { return }
    for number in first...last {
      let row = rows[number] ?? makeRow(number)
      let way = CGFloat(number) * rowHeight - offset
      let angle = way / WheelMetrics.radius
      row.label.textAlignment = alignment
      row.bounds.size = CGSize(
        width: max(0, bounds.width - 2 * WheelMetrics.side), height: rowHeight)
      row.center = CGPoint(x: bounds.midX, y: bounds.midY + WheelMetrics.radius * sin(angle))
      row.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
      let isNear = abs(way) < rowHeight / 2
      row.isNear = isNear
      row.alpha = isNear ? 1 : max(0, cos(angle)) * WheelMetrics.paleness
    }
  }

  private func makeRow(_ number: Int) -> WheelRow {
    let row = spare.popLast() ?? WheelRow(frame: .zero)
    rows[number] = row
    fill(row, number)
    rim.addSubview(row)
    return row
  }

  private func fill(_ row: WheelRow, _ number: Int) {
    if let view {
      row.show(view(number, row.own))
    } else {
      row.show(title(number), styled: styledTitle?(number))
    }
  }

  func rowView(_ number: Int) -> UIView? { rows[number]?.own }

  private func turn(toRowAt y: CGFloat) {
    let share = min(max((y - bounds.midY) / WheelMetrics.radius, -1), 1)
    let way = asin(share) * WheelMetrics.radius
    turn(to: selected + Int(Int32(clamping: (way / rowHeight).rounded())))
  }

  /// Scrolls to a row, and calls ``didSelect`` at its end if the user selected it.
  func turn(to row: Int, tells: Bool = true) {
    let wanted = min(max(row, 0), max(0, count - 1))
    guard wanted != selected else { return }
    if !tells {
      selected = wanted
    }
    isTurning = window != nil
    scroll.setContentOffset(
      CGPoint(x: 0, y: CGFloat(wanted) * rowHeight), animated: window != nil)
  }

  private func stopped() {
    isTurning = false
    let row = Int(clamping: (scroll.contentOffset.y / rowHeight).rounded())
    let stop = min(max(row, 0), max(0, count - 1))
    let place = CGFloat(stop) * rowHeight
    if abs(scroll.contentOffset.y - place) > 0.5 {
      // Released between two rows, the wheel continues to the nearest one.
      isTurning = true
      scroll.setContentOffset(CGPoint(x: 0, y: place), animated: true)
      return
    }
    guard stop != selected else { return }
    selected = stop
    didSelect?(stop)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / rowHeight).rounded()
    let stop = min(max(row, 0), CGFloat(max(0, count - 1)))
    targetContentOffset.pointee.y = stop * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { stopped() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stopped() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stopped() }
}

/// One row of a wheel: a title, or a client's view.
final class WheelRow: UIView {
  let label = UILabel(frame: .zero)
  private(set) var own: UIView?
  private var isStyled = false
  /// Indicates whether the row is the one in the middle.
  var isNear = false {
    didSet { showColor() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: WheelMetrics.text)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, styled: NSAttributedString?) {
    own?.removeFromSuperview()
    own = nil
    isStyled = styled != nil
    if let styled {
      label.attributedText = styled
    } else {
      label.text = title
    }
    showColor()
  }

  func show(_ view: UIView) {
    label.text = nil
    guard view !== own || view.superview !== self else { return }
    own?.removeFromSuperview()
    own = view
    addSubview(view)
    setNeedsLayout()
  }

  private func showColor() {
    if !isStyled { label.textColor = isNear ? .label : .secondaryLabel }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    own?.frame = bounds
  }
}

/// The metrics of wheels, in points.
package enum WheelMetrics {
  /// Documented heights of a picker and its rows on iOS.
  package static let height: CGFloat = 216
  package static let row: CGFloat = 32
  /// The radius of the drum. Grade: tunable.
  static let radius: CGFloat = 108
  /// The font size of titles. Grade: tunable.
  static let text: CGFloat = 21
  /// The padding beside titles. Grade: tunable.
  static let side: CGFloat = 6
  /// The opacity of rows that are not selected. Grade: tunable.
  static let paleness: CGFloat = 0.85
  /// The band behind the selected row: its height, its distance from the sides, its corner radius.
  /// Grade: tunable.
  static let band: CGFloat = 34
  static let bandSide: CGFloat = 9
}
