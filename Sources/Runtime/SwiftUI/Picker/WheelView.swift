/// A wheel of rows that spins under a finger and stops at one of them.
final class WheelView: UIView, UIScrollViewDelegate {
  /// The number of rows.
  private(set) var count = 0
  /// The row in the middle.
  private(set) var selected = 0
  /// The wheel stopped at a row that the user turned it to.
  var didSelect: ((Int) -> Void)?
  private var title: (Int) -> String = { _ in "" }
  private let scroll = UIScrollView(frame: .zero)
  private let rim = UIView(frame: .zero)
  private var labels: [Int: UILabel] = [:]
  private var spare: [UILabel] = []
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

  /// Shows rows; the wheel jumps where it has to.
  func show(count: Int, selected: Int, title: @escaping (Int) -> String) {
    self.title = title
    let isMoved = selected != self.selected && !isMoving
    if count != self.count || isMoved {
      self.count = count
      self.selected = min(max(selected, 0), max(0, count - 1))
      resize()
    }
    for (row, label) in labels { label.text = title(row) }
    placeRows()
  }

  private var isMoving: Bool { scroll.isDragging || scroll.isDecelerating || isTurning }
  private var isTurning = false

  private func resize() {
    let size = CGSize(
      width: bounds.width, height: bounds.height + CGFloat(max(0, count - 1)) * WheelMetrics.row)
    if scroll.contentSize != size { scroll.contentSize = size }
    let offset = CGPoint(x: 0, y: CGFloat(selected) * WheelMetrics.row)
    if !isMoving, scroll.contentOffset != offset { scroll.contentOffset = offset }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    rim.frame = bounds
    resize()
    placeRows()
  }

  /// Rows lie on a drum: those further from the middle turn away.
  private func placeRows() {
    let offset = scroll.contentOffset.y
    let middle = offset / WheelMetrics.row
    let reach = WheelMetrics.radius * .pi / 2 / WheelMetrics.row
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(count - 1, Int((middle + reach).rounded(.down)))
    for (row, label) in labels where row < first || row > last {
      labels[row] = nil
      label.removeFromSuperview()
      spare.append(label)
    }
    guard first <= last else { return }
    for row in first...last {
      let label = labels[row] ?? makeLabel(for: row)
      let way = CGFloat(row) * WheelMetrics.row - offset
      let angle = way / WheelMetrics.radius
      label.textAlignment = alignment
      label.bounds.size = CGSize(
        width: max(0, bounds.width - 2 * WheelMetrics.side), height: WheelMetrics.row)
      label.center = CGPoint(x: bounds.midX, y: bounds.midY + WheelMetrics.radius * sin(angle))
      label.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
      let isNear = abs(way) < WheelMetrics.row / 2
      label.textColor = isNear ? .label : .secondaryLabel
      label.alpha = isNear ? 1 : max(0, cos(angle)) * WheelMetrics.paleness
    }
  }

  private func makeLabel(for row: Int) -> UILabel {
    let label = spare.popLast() ?? UILabel(frame: .zero)
    label.font = .systemFont(ofSize: WheelMetrics.text)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.text = title(row)
    label.isAccessibilityElement = false
    labels[row] = label
    rim.addSubview(label)
    return label
  }

  private func turn(toRowAt y: CGFloat) {
    let share = min(max((y - bounds.midY) / WheelMetrics.radius, -1), 1)
    let way = asin(share) * WheelMetrics.radius
    turn(to: selected + Int((way / WheelMetrics.row).rounded()))
  }

  private func turn(to row: Int) {
    let wanted = min(max(row, 0), max(0, count - 1))
    guard wanted != selected else { return }
    isTurning = true
    scroll.setContentOffset(
      CGPoint(x: 0, y: CGFloat(wanted) * WheelMetrics.row), animated: window != nil)
  }

  private func stopped() {
    isTurning = false
    let row = Int((scroll.contentOffset.y / WheelMetrics.row).rounded())
    let stop = min(max(row, 0), max(0, count - 1))
    let place = CGFloat(stop) * WheelMetrics.row
    if abs(scroll.contentOffset.y - place) > 0.5 {
      // Let go between two rows: it goes on to the nearest.
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
    let row = (targetContentOffset.pointee.y / WheelMetrics.row).rounded()
    let stop = min(max(row, 0), CGFloat(max(0, count - 1)))
    targetContentOffset.pointee.y = stop * WheelMetrics.row
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { stopped() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stopped() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stopped() }
}

/// The sizes of wheels, in points.
enum WheelMetrics {
  /// Documented heights of a picker and its rows on iOS.
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  /// The radius of the drum. Grade: tunable.
  static let radius: CGFloat = 108
  /// The size of titles. Grade: tunable.
  static let text: CGFloat = 21
  /// Beside titles. Grade: tunable.
  static let side: CGFloat = 6
  /// The opacity of rows beside the chosen one. Grade: tunable.
  static let paleness: CGFloat = 0.85
  /// The mark behind the chosen row: its height, its distance from the sides, its corners. Grade:
  /// tunable.
  static let band: CGFloat = 34
  static let bandSide: CGFloat = 9
}
