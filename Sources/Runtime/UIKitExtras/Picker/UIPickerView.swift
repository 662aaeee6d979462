/// A view with one or more spinning wheels, each of which selects one of its rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Creates a picker with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The object that provides the numbers of wheels and rows. Not retained; the default is `nil`.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadAllComponents() } }
  }
  /// The object that provides the content of rows and is notified of selections. Not retained; the
  /// default is `nil`.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if oldValue !== delegate { reloadAllComponents() } }
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return counts.count
  }
  /// Returns the number of rows of a wheel; 0 for a wheel that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(component) ? counts[component] : 0
  }
  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(
      width: max(0, group.width(of: component) - 2 * WheelMetrics.side),
      height: columns[component].rowHeight)
  }
  /// Returns the view that the delegate made for a row, if it is visible; `nil` for titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    layoutIfNeeded()
    return group.rowView(row, in: component)
  }

  /// Reloads all wheels from the data source and the delegate.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }
  /// Reloads the rows of a wheel.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Selects a row of a wheel. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard counts.indices.contains(component), row >= 0, row < counts[component] else {
      return Misuse.report(PickerMisuse.unknownRow(row, component: component))
    }
    selected[component] = row
    group.turn(component, to: row, animated: animated)
  }
  /// Returns the selected row of a wheel; -1 for a wheel that does not exist.
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

/// The constants of picker views.
@MainActor
enum PickerMetrics {
  /// Points; documented.
  static let width: CGFloat = 320
  /// A placeholder for a row without a custom view.
  static let none = UIView(frame: .zero)
}

/// The methods that provide the numbers of wheels and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that provide the content of a picker's rows and notify of selections. Every
/// requirement has a default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row. The default is `nil`: none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the styled title of a row. The default is `nil`: the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, instead of its title; `view` is one that can be reused. By default
  /// rows have no views.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Returns the height of a wheel's rows, in points. The default is 0: the system's height.
  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat
  /// Returns the width of a wheel, in points. The default is 0: an equal share of the available
  /// width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Notifies the delegate that the user selected a row of a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns `nil`: no title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`: the plain title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a placeholder: rows show titles.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PickerMetrics.none }
  /// Returns 0: the system's height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// Returns 0: an equal share of the available width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
