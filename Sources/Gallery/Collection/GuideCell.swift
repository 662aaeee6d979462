import UIKit

/// A painted picture with a title below it.
final class GuideCell: UICollectionViewCell {
  private var picture: Picture?
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = .secondaryLabel
    contentView.addSubview(title)
    contentView.addSubview(subtitle)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ guide: Guide) {
    picture?.removeFromSuperview()
    let view = Picture(guide.motif)
    contentView.addSubview(view)
    picture = view
    title.text = guide.title
    subtitle.text = guide.subtitle
    accessibilityLabel = guide.title
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let text = title.font.lineHeight + subtitle.font.lineHeight + 10
    picture?.frame = CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - text))
    let top = size.height - text + 6
    title.frame = CGRect(x: 4, y: top, width: size.width - 8, height: title.font.lineHeight)
    subtitle.frame = CGRect(
      x: 4, y: title.frame.maxY, width: size.width - 8, height: subtitle.font.lineHeight)
  }
}

/// A guide to the town.
struct Guide: Hashable {
  let title: String
  let subtitle: String
  let motif: Picture.Motif

  static let all = [
    Guide(title: "Early Hours", subtitle: "6 places", motif: .morning),
    Guide(title: "In the Green", subtitle: "9 places", motif: .park),
    Guide(title: "After Sunset", subtitle: "7 places", motif: .evening),
    Guide(title: "With Children", subtitle: "8 places", motif: .park),
  ]
}
