/// Wheels side by side; each shows one of its rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Creates wheels with a frame in points of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates wheels for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Says how many wheels and rows there are. Not retained; the default is `nil`.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadAllComponents() } }
  }
  /// Says what rows look like, and hears of people's choices. Not retained; the default is `nil`.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if oldValue !== delegate { reloadAllComponents() } }
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return counts.count
  }
  /// How many rows a wheel has; 0 for a wheel that is not there.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(component) ? counts[component] : 0
  }
  /// The room a row of a wheel has, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(
      width: max(0, group.width(of: component) - 2 * WheelMetrics.side),
      height: columns[component].rowHeight)
  }
  /// The view that the delegate made for a row, while it shows; `nil` for titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    layoutIfNeeded()
    return group.rowView(row, in: component)
  }

  /// Asks for everything again.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }
  /// Asks for a wheel's rows again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Turns a wheel to a row. The delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard counts.indices.contains(component), row >= 0, row < counts[component] else {
      return reportMisuse(
        "The picker view has no row \(row) in component \(component); select one that its data "
          + "source counts. Nothing turns.")
    }
    selected[component] = row
    group.turn(component, to: row, animated: animated)
  }
  /// The row a wheel shows; -1 for a wheel that is not there.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return selected.indices.contains(component) ? selected[component] : -1
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: PickerMetrics.width, height: WheelMetrics.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    group.frame = bounds
  }

  private let group = WheelGroupView(frame: .zero)
  private var columns: [WheelColumn] = []
  private var counts: [Int] = []
  private var selected: [Int] = []
  private var isLoaded = false
}

extension UIPickerView {
  private func setUp() {
    addSubview(group)
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = dataSource.map { max(0, $0.numberOfComponents(in: self)) } ?? 0
    counts = (0..<count).map { component in
      dataSource.map { max(0, $0.pickerView(self, numberOfRowsInComponent: component)) } ?? 0
    }
    selected = (0..<count).map { component in
      let old = selected.indices.contains(component) ? selected[component] : 0
      return max(0, min(old, counts[component] - 1))
    }
    columns = (0..<count).map(column)
    group.show(columns, spokenTitle: accessibilityLabel)
  }

  private func column(_ component: Int) -> WheelColumn {
    var column = WheelColumn(
      count: counts[component], selected: selected[component],
      title: { [weak self] row in
        guard let self else { return "" }
        return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
      },
      select: { [weak self] in self?.didSelect($0, in: component) })
    guard let delegate else { return column }
    column.styledTitle = { [weak self] row in
      self.flatMap {
        $0.delegate?.pickerView($0, attributedTitleForRow: row, forComponent: component)
      }
    }
    if counts[component] > 0,
      delegate.pickerView(self, viewForRow: 0, forComponent: component, reusing: nil)
        !== PickerMetrics.none
    {
      column.view = { [weak self] row, old in
        guard let self, let delegate = self.delegate else { return UIView(frame: .zero) }
        return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
      }
    }
    let height = delegate.pickerView(self, rowHeightForComponent: component)
    if height > 0 { column.rowHeight = height }
    let width = delegate.pickerView(self, widthForComponent: component)
    if width > 0 { column.width = width }
    return column
  }

  private func didSelect(_ row: Int, in component: Int) {
    guard selected.indices.contains(component) else { return }
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// The numbers of picker views.
@MainActor
enum PickerMetrics {
  /// Points; documented.
  static let width: CGFloat = 320
  /// Stands for a row without a view of its own.
  static let none = UIView(frame: .zero)
}

/// Says how many wheels a picker view has, and how many rows they have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows of a picker view look like, and hears of people's choices. Every requirement has a
/// default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The title of a row. The default is `nil`: none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with a look of its own. The default is `nil`: the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, in place of its title; `view` is one to use again. By default rows have none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// How high the rows of a wheel are, in points. The default is 0: as high as the system's.
  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat
  /// How wide a wheel is, in points. The default is 0: a share of what is there.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// People turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// The plain title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// No view: rows have titles.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PickerMetrics.none }
  /// As high as the system's.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// A share of what is there.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
