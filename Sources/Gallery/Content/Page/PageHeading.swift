import UIKit

/// The title at the top of a page, with a line below it.
final class PageHeading: UIView {
  private let title: UILabel
  private let subtitle: UILabel?

  init(_ title: String, subtitle: String? = nil) {
    self.title = UILabel(title, style: .title1, weight: .bold)
    self.subtitle = subtitle.map { UILabel($0, style: .subheadline, color: .secondaryLabel) }
    super.init(frame: .zero)
    addSubview(self.title)
    if let subtitle = self.subtitle { addSubview(subtitle) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let below = subtitle.map { $0.fitting(size.width).height + 2 } ?? 0
    return CGSize(width: size.width, height: title.fitting(size.width).height + below)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = title.fitting(bounds.width).height
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    subtitle?.frame = CGRect(
      x: 0, y: height + 2, width: bounds.width, height: max(0, bounds.height - height - 2))
  }
}
