/// A view that explains why content is unavailable.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates an empty view for a decoder.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  /// The configuration that the view shows; one that is no ``UIContentUnavailableConfiguration`` is
  /// reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return Misuse.report(ContentMisuse.unavailableConfiguration(newValue))
      }
      shown = new
      show()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    return CGSize(
      width: size.width, height: heights(for: width).total + margins.top + margins.bottom)
  }

  /// Touches outside the buttons pass through the view.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  private var shown: UIContentUnavailableConfiguration
  private let image = UIImageView(frame: .zero)
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let text = UILabel(frame: .zero)
  private let secondaryText = UILabel(frame: .zero)
  private let button = UIButton(configuration: .borderless())
  private let secondaryButton = UIButton(configuration: .borderless())
}

extension UIContentUnavailableView {
  private func setUp() {
    image.contentMode = .scaleAspectFit
    for view in [image, indicator, text, secondaryText, button, secondaryButton] as [UIView] {
      addSubview(view)
    }
    show()
  }

  private func show() {
    image.image = shown.image
    image.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    image.tintColor = shown.imageProperties.tintColor ?? tintColor
    image.layer.cornerRadius = shown.imageProperties.cornerRadius
    image.clipsToBounds = shown.imageProperties.cornerRadius > 0
    image.isHidden = shown.image == nil
    indicator.isHidden = shown.kind != .loading
    if shown.kind == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(shown.text, shown.textProperties, in: text)
    show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryText)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    backgroundColor = shown.background.resolvedGround
    setNeedsLayout()
  }

  private func show(
    _ string: String?, _ look: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = string
    label.isHidden = string?.isEmpty != false
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = .center
  }

  private func show(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.configuration = look
    button.isHidden = look.title == nil && look.attributedTitle == nil && look.image == nil
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil
    button.enumerateEventHandlers { action, _, event, _ in
      if let action { button.removeAction(action, for: event) }
    }
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
  }

  /// The visible parts from top to bottom, each with its distance from the one before.
  private var parts: [(view: UIView, gap: CGFloat)] {
    var parts: [(UIView, CGFloat)] = []
    func add(_ view: UIView, _ gap: CGFloat) {
      if !view.isHidden { parts.append((view, parts.isEmpty ? 0 : gap)) }
    }
    add(indicator, 0)
    add(image, 0)
    add(text, shown.imageToTextPadding)
    add(secondaryText, shown.textToSecondaryTextPadding)
    add(button, shown.textToButtonPadding)
    add(secondaryButton, shown.buttonToSecondaryButtonPadding)
    return parts
  }

  private func heights(for width: CGFloat) -> (each: [CGSize], total: CGFloat) {
    var sizes: [CGSize] = []
    var total: CGFloat = 0
    for (view, gap) in parts {
      var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if view === image {
        let most = shown.imageProperties.maximumSize
        var scale: CGFloat = 1
        if most.width > 0, size.width > most.width { scale = most.width / size.width }
        if most.height > 0 { scale = min(scale, most.height / max(size.height, 1)) }
        size = CGSize(width: size.width * min(1, scale), height: size.height * min(1, scale))
      }
      sizes.append(CGSize(width: min(size.width, width), height: size.height))
      total += gap + size.height
    }
    return (sizes, total)
  }

  private func arrange() {
    let margins = shown.directionalLayoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // In a scroll view the view is inset by the bars, as the scroll view's content is.
    var covered = (superview as? UIScrollView)?.adjustedContentInset ?? safeAreaInsets
    // Reading the keyboard's layout guide requests another layout whenever the keyboard moves.
    covered.bottom = max(covered.bottom, bounds.maxY - keyboardLayoutGuide.layoutFrame.minY)
    let area = bounds.inset(by: covered).inset(
      by: UIEdgeInsets(
        top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing))
    let (sizes, total) = heights(for: max(0, area.width))
    var y = shown.alignment == .center ? max(area.minY, area.midY - total / 2) : area.minY
    for (part, size) in zip(parts, sizes) {
      y += part.gap
      let isText = part.view is UILabel
      part.view.frame = CGRect(
        x: isText ? area.minX : area.midX - size.width / 2, y: y,
        width: isText ? max(0, area.width) : size.width, height: size.height)
      y += size.height
    }
  }
}
