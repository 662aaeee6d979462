/// The header of a share sheet: a preview of the shared items, and a button that closes the sheet.
final class ActivityHeaderView: UIView {
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let close = UIButton(type: .system)
  private let line = UIView(frame: .zero)
  var onClose: (() -> Void)?

  /// The side of the preview image, in points. Grade: tunable, by how iOS's sheet looks.
  private static let side: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let button: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .center
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemFill
    picture.tintColor = .secondaryLabel
    picture.layer.cornerRadius = 10
    picture.layer.cornerCurve = .continuous
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.textColor = .secondaryLabel
    close.setImage(
      UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24).applying(
          UIImage.SymbolConfiguration(hierarchicalColor: .secondaryLabel))),
      for: .normal)
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    line.backgroundColor = .separator
    for view in [picture, title, subtitle, close, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(title: String, subtitle: String?, image: UIImage?, isLink: Bool) {
    self.title.text = title
    self.subtitle.text = subtitle
    picture.image =
      image
      ?? UIImage(
        systemName: isLink ? "link" : "doc.text",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    picture.contentMode = image?.isSymbolImage == false ? .scaleAspectFill : .center
  }

  private var textWidth: CGFloat {
    max(0, bounds.width - Self.margin * 3 - Self.side - Self.button)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - Self.margin * 3 - Self.side - Self.button)
    let room = CGSize(width: width, height: .infinity)
    let texts = title.sizeThatFits(room).height + subtitle.sizeThatFits(room).height
    return CGSize(width: size.width, height: max(Self.side, texts) + Self.margin * 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    picture.frame = CGRect(
      x: Self.margin, y: middle - Self.side / 2, width: Self.side, height: Self.side)
    let room = CGSize(width: textWidth, height: .infinity)
    let heights = (title.sizeThatFits(room).height, subtitle.sizeThatFits(room).height)
    let x = picture.frame.maxX + 12
    let top = middle - (heights.0 + heights.1) / 2
    title.frame = CGRect(x: x, y: top, width: textWidth, height: heights.0)
    subtitle.frame = CGRect(x: x, y: title.frame.maxY, width: textWidth, height: heights.1)
    close.frame = CGRect(
      x: bounds.width - Self.button - 8, y: middle - Self.button / 2, width: Self.button,
      height: Self.button)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }
}
