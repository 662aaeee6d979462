@_spi(Core) import SwiftUICore

/// The separators of a row.
struct RowLines: Equatable {
  /// Indicates whether the separator that the table draws below the row is hidden.
  var hidesNext = false
  /// Indicate whether the cell draws a separator above and below the row, where the table draws
  /// none.
  var isAbove = false
  var isBelow = false
}

/// A table view cell that shows a row of a list.
final class ListCell: UITableViewCell {
  static let identifier = "row"

  private(set) var row: ListRowItem?
  var insets: EdgeInsets?
  /// The number of disclosure groups that contain the row. The cell keeps it because the table may
  /// lay the cell out once more after the row has left the list.
  var depth = 0 {
    didSet { if depth != oldValue { setNeedsLayout() } }
  }
  var ground: LayoutItem?
  /// The separators of the row.
  var lines = RowLines() {
    didSet {
      guard lines != oldValue else { return }
      if lines.hidesNext != oldValue.hidesNext {
        separatorInset = UIEdgeInsets(
          top: 0, left: lines.hidesNext ? .greatestFiniteMagnitude : sides.leading, bottom: 0,
          right: sides.trailing)
      }
      setNeedsLayout()
    }
  }
  private var lineAbove: UIView?
  private var lineBelow: UIView?

  /// Replaces the row that the cell shows.
  func show(_ new: ListRowItem?) {
    guard new !== row else { return }
    if let row, row.holder.superview === contentView { row.holder.removeFromSuperview() }
    row = new
    if let new { contentView.addSubview(new.holder) }
    setNeedsLayout()
  }

  private var sides: (leading: CGFloat, trailing: CGFloat) {
    var sides: (leading: CGFloat, trailing: CGFloat)
    if let insets {
      sides = (insets.leading, insets.trailing)
    } else {
      let margins = contentView.directionalLayoutMargins
      sides = (margins.leading, margins.trailing)
    }
    sides.leading += CGFloat(depth) * ListRowMetrics.disclosureIndent
    return sides
  }

  private var ends: (top: CGFloat, bottom: CGFloat) {
    if let insets { return (insets.top, insets.bottom) }
    return (ListRowMetrics.rowPadding, ListRowMetrics.rowPadding)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let row, row.isMounted else {
      return CGSize(width: targetSize.width, height: ListRowMetrics.rowHeight)
    }
    if bounds.width != targetSize.width {
      frame.size.width = targetSize.width
      layoutIfNeeded()
    }
    let width = contentView.bounds.width - sides.leading - sides.trailing
    let height = row.size(ProposedViewSize(width: max(0, width), height: nil)).height
    let environment = row.node.context.environment.values
    return CGSize(
      width: targetSize.width,
      height: max(environment.defaultMinListRowHeight, height + ends.top + ends.bottom))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row, row.isMounted else { return }
    let size = contentView.bounds.size
    let isMirrored = row.node.isRightToLeft
    let sides = sides
    let width = max(0, size.width - sides.leading - sides.trailing)
    let frame = CGRect(
      x: isMirrored ? sides.trailing : sides.leading, y: ends.top, width: width,
      height: max(0, size.height - ends.top - ends.bottom))
    row.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    ground?.place(at: .zero, proposal: ProposedViewSize(bounds.size))
    let thickness = 1 / max(1, traitCollection.displayScale)
    show(&lineAbove, lines.isAbove, at: 0, thickness)
    show(&lineBelow, lines.isBelow, at: bounds.height - thickness, thickness)
  }

  /// Shows a separator that the table does not draw.
  private func show(
    _ line: inout UIView?, _ isShown: Bool, at y: CGFloat, _ thickness: CGFloat
  ) {
    guard isShown else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView(frame: .zero)
    view.backgroundColor = separatorTint ?? .separator
    if line == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
      line = view
    }
    let isMirrored = row?.node.isRightToLeft == true
    view.frame = CGRect(
      x: isMirrored ? 0 : sides.leading, y: y, width: max(0, bounds.width - sides.leading),
      height: thickness)
  }

  /// The control that covers the whole row, if there is one.
  private var control: ButtonControl? { row?.trait(RowControlTrait.self).control }

  /// The row handles the touches of its button if the button is all of its content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let control, hit === control { return self }
    return hit
  }
}

/// The header or footer of a section in a table.
final class ListEndView: UIView {
  let rows: [ListRowItem]
  private let isHeader: Bool
  private let isPlain: Bool
  let isFirst: Bool

  init(_ rows: [ListRowItem], isHeader: Bool, isPlain: Bool, isFirst: Bool) {
    self.rows = rows
    self.isHeader = isHeader
    self.isPlain = isPlain
    self.isFirst = isFirst
    super.init(frame: .zero)
    for row in rows { addSubview(row.holder) }
    if isHeader, isPlain { backgroundColor = .systemBackground }
  }

  required init?(coder: NSCoder) { nil }

  private var padding: (top: CGFloat, bottom: CGFloat) {
    if !isHeader { return (ListRowMetrics.footerTop, ListRowMetrics.footerBottom) }
    if isPlain { return (ListRowMetrics.plainHeaderPadding, ListRowMetrics.plainHeaderPadding) }
    let extra = isFirst ? ListRowMetrics.firstHeaderExtra : 0
    return (ListRowMetrics.headerTop + extra, ListRowMetrics.headerBottom)
  }

  private var side: CGFloat { ListRowMetrics.rowInset }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = max(0, targetSize.width - 2 * side)
    let height = rows.reduce(0) {
      $0 + $1.size(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(width: targetSize.width, height: height + padding.top + padding.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * side)
    var y = padding.top
    for row in rows {
      let size = row.size(ProposedViewSize(width: width, height: nil))
      let x = row.node.isRightToLeft ? bounds.width - side - size.width : side
      row.place(
        at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: size.height))
      y += size.height
    }
  }
}
