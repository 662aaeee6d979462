import UIKit

/// A row of a form: a title, and at its end a value, a switch or another accessory.
final class CardRow: UIView {
  /// The accessory at a row's end.
  enum Accessory {
    /// A text.
    case value(String)
    /// A text and a disclosure indicator.
    case link(String)
    /// A text field.
    case field(UITextField)
    /// A control of its natural width.
    case control(UIView)
    /// A control as wide as the row, below the title.
    case wide(UIView)
  }

  private let badge: SymbolBadge?
  private let title: UILabel
  private let value: UILabel?
  private let arrow: UIImageView?
  private let control: UIView?
  private let isWide: Bool
  private let isField: Bool

  private static let side: CGFloat = 16
  private static let gap: CGFloat = 12
  /// The least height of a row, points.
  private static let least: CGFloat = 52

  init(_ text: String, symbol: (name: String, color: UIColor)? = nil, accessory: Accessory) {
    badge = symbol.map { SymbolBadge(symbol: $0.name, color: $0.color, pointSize: 15, corner: 7) }
    title = UILabel(text, style: .body)
    var value: UILabel?
    var arrow: UIImageView?
    var control: UIView?
    var isWide = false
    var isField = false
    switch accessory {
    case .value(let text): value = UILabel(text, style: .body, color: .secondaryLabel, lines: 1)
    case .link(let text):
      value = UILabel(text, style: .body, color: .secondaryLabel, lines: 1)
      let image = UIImageView(
        image: UIImage(
          systemName: "chevron.forward",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
      image.tintColor = .tertiaryLabel
      image.contentMode = .center
      arrow = image
    case .field(let field):
      control = field
      isField = true
    case .control(let view): control = view
    case .wide(let view):
      control = view
      isWide = true
    }
    (self.value, self.arrow, self.control) = (value, arrow, control)
    self.isWide = isWide
    self.isField = isField
    super.init(frame: .zero)
    control?.accessibilityLabel = text
    for view in [badge, title, value, arrow, control] as [UIView?] {
      if let view { addSubview(view) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The start of the separator below the row.
  var separatorStart: CGFloat { badge == nil ? Self.side : Self.side + 30 + Self.gap }

  /// The start of the title.
  private var titleStart: CGFloat { separatorStart }

  /// The distance from the start of titles to fields, so that fields are aligned in a column,
  /// points.
  private var fieldStart: CGFloat { UIFontMetrics.default.scaledValue(for: 76) }

  /// Returns the width of the accessory, with the gap before it.
  private func endWidth(in width: CGFloat) -> CGFloat {
    let any = CGSize(width: width, height: 1_000)
    if isWide { return 0 }
    // A field is as wide as the rest of the row; half the row is enough for the title.
    if isField { return (width - titleStart - Self.side) / 2 }
    if let control { return control.sizeThatFits(any).width + Self.gap }
    let text = value?.fitting(10_000).width ?? 0
    return text + (arrow.map { $0.sizeThatFits(any).width + 8 } ?? 0) + Self.gap
  }

  /// Indicates whether the value is below the title, as both do not fit side by side.
  private func isStacked(in width: CGFloat) -> Bool {
    guard value?.text?.isEmpty == false else { return false }
    return title.fitting(10_000).width + endWidth(in: width) > width - titleStart - Self.side
  }

  private func titleSize(in width: CGFloat) -> CGSize {
    let end = isStacked(in: width) ? 0 : endWidth(in: width)
    return title.fitting(max(60, width - titleStart - Self.side - end))
  }

  /// Returns the room for an accessory below the title.
  private func inner(_ width: CGFloat) -> CGSize {
    CGSize(width: max(0, width - 2 * Self.side), height: .greatestFiniteMagnitude)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height = titleSize(in: size.width).height + 26
    if isWide, let control { height += 10 + control.sizeThatFits(inner(size.width)).height }
    if isStacked(in: size.width), let value { height += 2 + value.fitting(size.width).height }
    return CGSize(width: size.width, height: ceil(max(Self.least, height)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - Self.side
    let text = titleSize(in: bounds.width)
    let isStacked = isStacked(in: bounds.width)
    let line = isWide ? text.height + 26 : bounds.height
    badge?.frame = CGRect(x: Self.side, y: (line - 30) / 2, width: 30, height: 30)
    title.frame = CGRect(
      x: titleStart, y: isStacked ? 13 : (line - text.height) / 2, width: text.width,
      height: text.height)
    if isWide, let control {
      let height = control.sizeThatFits(inner(bounds.width)).height
      control.frame = CGRect(
        x: Self.side, y: bounds.height - 13 - height, width: bounds.width - 2 * Self.side,
        height: height)
    } else if isField, let control {
      let start = titleStart + max(text.width, fieldStart) + Self.gap
      control.frame = CGRect(
        x: start, y: 0, width: max(0, right - start), height: bounds.height)
    } else if let control {
      let size = control.sizeThatFits(bounds.size)
      control.frame = CGRect(
        x: right - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    layoutValue(to: right, isStacked: isStacked)
    mirrorSubviews()
  }

  private func layoutValue(to right: CGFloat, isStacked: Bool) {
    guard let value else { return }
    var end = right
    if let arrow {
      let size = arrow.sizeThatFits(bounds.size)
      arrow.frame = CGRect(
        x: right - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      end = arrow.frame.minX - 8
    }
    let left = isStacked ? titleStart : title.frame.maxX + Self.gap
    let height = value.fitting(max(0, end - left)).height
    value.textAlignment =
      isStacked == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
      ? .right : .left
    value.frame = CGRect(
      x: left, y: isStacked ? title.frame.maxY + 2 : (bounds.height - height) / 2,
      width: max(0, end - left), height: height)
  }
}
