/// A content view that shows an image and two texts as a list row does.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    show(from: nil)
  }

  /// Creates an empty row for a decoder.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The configuration of the view; one of another type is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        Misuse.report(CollectionMisuse.contentConfiguration(newValue))
        return
      }
      guard new != content else { return }
      let old = content
      content = new
      show(from: old)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: bounds.width > 0 ? arrangement(width: bounds.width).height : ListMetrics.rowHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arrangement(width: bounds.width)
    let shift = max(0, bounds.height - parts.height) / 2
    place(imageView, parts.image, shift)
    place(textLabel, parts.text, shift)
    place(secondaryLabel, parts.secondary, shift)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The leading edge of the text, in points from the row's leading edge; separators are aligned
  /// with it.
  var textStart: CGFloat {
    guard let image = imageSpace else { return margins.leading }
    return margins.leading + image.width + content.imageToTextPadding
  }

  private(set) var content: UIListContentConfiguration
  /// The label of the text, which classic cells return to clients, so that settings made on it are
  /// kept.
  lazy var textLabel = makeLabel()
  lazy var secondaryLabel = makeLabel()
  lazy var imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    addSubview(view)
    madeImage = true
    return view
  }()
  /// Shows the labels of a classic cell in the look of its style. Clients fill them themselves, and
  /// may change the look from then on.
  func showClassicText() {
    guard !hasText else { return }
    hasText = true
    fill(textLabel, nil, nil, content.textProperties)
  }
  func showClassicSecondary() {
    guard !hasSecondary else { return }
    hasSecondary = true
    fill(secondaryLabel, nil, nil, content.secondaryTextProperties)
  }

  private(set) var hasText = false
  private(set) var hasSecondary = false
  private var madeImage = false
  var hasImage: Bool { madeImage && imageView.image != nil }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    addSubview(label)
    return label
  }

  private func show(from old: UIListContentConfiguration?) {
    let showsText = content.text != nil || content.attributedText != nil
    let showsSecondary = content.secondaryText != nil || content.secondaryAttributedText != nil
    if showsText || hasText {
      hasText = true
      fill(textLabel, content.text, content.attributedText, content.textProperties)
    }
    if showsSecondary || hasSecondary {
      hasSecondary = true
      fill(
        secondaryLabel, content.secondaryText, content.secondaryAttributedText,
        content.secondaryTextProperties)
    }
    if content.image != nil || hasImage {
      let image = content.imageProperties
      imageView.preferredSymbolConfiguration = image.preferredSymbolConfiguration
      imageView.image = content.image
      imageView.tintColor = image.tintColor
      imageView.layer.cornerRadius = image.cornerRadius
      imageView.clipsToBounds = image.cornerRadius > 0
    }
    alpha = content.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.alignment.label
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.apply(to: $0) }
    }
  }

  private func place(_ view: @autoclosure () -> UIView, _ frame: CGRect?, _ shift: CGFloat) {
    guard let frame else { return }
    var place = frame.offsetBy(dx: 0, dy: snapped(shift))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      place.origin.x = bounds.width - place.maxX
    }
    let view = view()
    if view.frame != place { view.frame = place }
  }
}
