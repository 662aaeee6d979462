/// The background of a bar: the appearance over scrolled content in front of the appearance at the
/// content's edge.
@MainActor
final class BarBackgroundView: UIView {
  private let atEdge = BarFillView(frame: .zero)
  private let overContent = BarFillView(frame: .zero)
  /// Indicates whether the shadow line is at the top, as for bars at the bottom.
  var isAtBottom = false {
    didSet {
      atEdge.isAtBottom = isAtBottom
      overContent.isAtBottom = isAtBottom
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(atEdge)
    addSubview(overContent)
    overContent.alpha = 0
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows two appearances with the opacity of the second one, 0 to 1.
  func show(atEdge edge: UIBarAppearance?, overContent content: UIBarAppearance, share: CGFloat) {
    atEdge.show(edge)
    overContent.show(content)
    if overContent.alpha != share { overContent.alpha = share }
    // The appearance below an opaque one must not be visible while both fade.
    let under: CGFloat = overContent.isFilled && share >= 1 ? 0 : 1
    if atEdge.alpha != under { atEdge.alpha = under }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    atEdge.frame = bounds
    overContent.frame = bounds
  }
}

/// The background of one appearance.
@MainActor
final class BarFillView: UIView {
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  var isAtBottom = false
  /// Indicates whether the background is opaque.
  private(set) var isFilled = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.clipsToBounds = true
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(_ wanted: UIBarAppearance?) {
    let appearance = wanted?.letsContentFade == true ? nil : wanted
    isFilled = appearance?.backgroundColor != nil
    if backgroundColor != appearance?.backgroundColor {
      backgroundColor = appearance?.backgroundColor
    }
    if picture.image !== appearance?.backgroundImage { picture.image = appearance?.backgroundImage }
    picture.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
    line.image = appearance?.shadowImage
    line.tintColor = appearance?.shadowColor
    let color = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
    if line.backgroundColor != color { line.backgroundColor = color }
    line.isHidden = appearance?.shadowColor == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}
