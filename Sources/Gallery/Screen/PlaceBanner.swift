import UIKit

/// The card at the top of the map: the town, or the selected place.
final class PlaceBanner: UIView {
  private var badge = SymbolBadge(symbol: "map.fill", color: .systemTeal, pointSize: 16)
  private let title = UILabel("Lindenstadt", style: .headline, lines: 1)
  private let subtitle = UILabel(
    "\(Place.town.count) places nearby", style: .subheadline, color: .secondaryLabel, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Black on a dark map would look like a hole.
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    for view in [badge, title, subtitle] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the banner's first line.
  var shownTitle: String? { title.text }

  /// Shows a place, or the town.
  func show(_ place: Place?) {
    badge.removeFromSuperview()
    badge = SymbolBadge(
      symbol: place?.symbol ?? "map.fill", color: place?.color ?? .systemTeal, pointSize: 16)
    addSubview(badge)
    title.text = place?.name ?? "Lindenstadt"
    subtitle.text =
      place.map { "\($0.kind) · \($0.distance)" } ?? "\(Place.town.count) places nearby"
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = title.fitting(size.width).height + subtitle.fitting(size.width).height + 2
    return CGSize(width: size.width, height: ceil(max(38, text) + 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: 14, y: (bounds.height - 38) / 2, width: 38, height: 38)
    // Where there is little room the text has priority.
    badge.isHidden = bounds.width < 200
    let left = badge.isHidden ? 16 : badge.frame.maxX + 12
    let width = bounds.width - 16 - left
    let upper = title.fitting(width).height
    let lower = subtitle.fitting(width).height
    let top = (bounds.height - upper - lower - 2) / 2
    title.frame = CGRect(x: left, y: top, width: width, height: upper)
    subtitle.frame = CGRect(x: left, y: top + upper + 2, width: width, height: lower)
    mirrorSubviews()
  }
}
