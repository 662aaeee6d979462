import UIKit

/// A place in a list: its symbol, name, kind and distance.
final class PlaceRow: UIControl {
  private let badge: SymbolBadge
  private let name: UILabel
  private let subtitle: UILabel
  private let distance: UILabel
  private let separator = UIView()

  private static let badgeSide: CGFloat = 38
  private static let gap: CGFloat = 12
  private static let verticalSpace: CGFloat = 10

  init(_ place: Place) {
    badge = SymbolBadge(symbol: place.symbol, color: place.color, pointSize: 17)
    name = UILabel(place.name, style: .body, weight: .medium, lines: 1)
    subtitle = UILabel(place.subtitle, style: .subheadline, color: .secondaryLabel, lines: 1)
    distance = UILabel(place.distance, style: .subheadline, color: .secondaryLabel, lines: 1)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = place.name
    accessibilityTraits = .button
    separator.backgroundColor = .separator
    for view in [badge, name, subtitle, distance, separator] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a line parts the row from the next.
  var showsSeparator: Bool {
    get { !separator.isHidden }
    set { separator.isHidden = !newValue }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .clear }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = name.fitting(size.width).height + 2 + subtitle.fitting(size.width).height
    let height = max(Self.badgeSide, text) + 2 * Self.verticalSpace
    return CGSize(width: size.width, height: ceil(height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = PageView.margin(width: bounds.width)
    let side = Self.badgeSide
    badge.frame = CGRect(x: margin, y: (bounds.height - side) / 2, width: side, height: side)
    let left = badge.frame.maxX + Self.gap
    let far = distance.fitting(bounds.width)
    distance.frame = CGRect(
      x: bounds.width - margin - far.width, y: (bounds.height - far.height) / 2, width: far.width,
      height: far.height)
    let width = distance.frame.minX - Self.gap - left
    let upper = name.fitting(width).height
    let lower = subtitle.fitting(width).height
    let top = (bounds.height - upper - 2 - lower) / 2
    name.frame = CGRect(x: left, y: top, width: width, height: upper)
    subtitle.frame = CGRect(x: left, y: top + upper + 2, width: width, height: lower)
    let line = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(
      x: left, y: bounds.height - line, width: bounds.width - left, height: line)
  }
}
