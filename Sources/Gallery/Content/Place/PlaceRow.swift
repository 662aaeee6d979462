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
    name = UILabel(place.name, style: .body, weight: .medium)
    subtitle = UILabel(place.subtitle, style: .subheadline, color: .secondaryLabel)
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

  /// Indicates whether a separator is below the row.
  var showsSeparator: Bool {
    get { !separator.isHidden }
    set { separator.isHidden = !newValue }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .clear }
  }

  /// Indicates whether the text is so large that lines wrap, and the distance is below them.
  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Returns the positions of the texts in a row of a width, from its top, and the height that they
  /// need.
  private func arrangement(
    _ width: CGFloat
  ) -> (name: CGRect, subtitle: CGRect, distance: CGRect, height: CGFloat) {
    let margin = PageView.margin(width: width)
    let left = margin + Self.badgeSide + Self.gap
    let lines = isLarge ? 0 : 1
    name.numberOfLines = lines
    subtitle.numberOfLines = lines
    let far = distance.fitting(width)
    let room = width - margin - left - (isLarge ? 0 : far.width + Self.gap)
    let upper = name.fitting(room).height
    let lower = subtitle.fitting(room).height
    var text = upper + 2 + lower
    if isLarge { text += 2 + far.height }
    let height = ceil(max(Self.badgeSide, text) + 2 * Self.verticalSpace)
    let top = (height - text) / 2
    return (
      CGRect(x: left, y: top, width: room, height: upper),
      CGRect(x: left, y: top + upper + 2, width: room, height: lower),
      CGRect(
        x: isLarge ? left : width - margin - far.width,
        y: isLarge ? top + text - far.height : (height - far.height) / 2, width: far.width,
        height: far.height), height
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let texts = arrangement(bounds.width)
    let side = Self.badgeSide
    badge.frame = CGRect(
      x: PageView.margin(width: bounds.width), y: (bounds.height - side) / 2, width: side,
      height: side)
    name.frame = texts.name
    subtitle.frame = texts.subtitle
    distance.frame = texts.distance
    let line = 1 / max(1, traitCollection.displayScale)
    let left = texts.name.minX
    separator.frame = CGRect(
      x: left, y: bounds.height - line, width: bounds.width - left, height: line)
    mirrorSubviews()
  }
}
