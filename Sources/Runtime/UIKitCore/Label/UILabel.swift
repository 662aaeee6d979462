/// A view that shows read-only text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates a label with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  /// The text, in the label's ``font`` and ``textColor``. The default is `nil`: nothing is shown.
  /// Setting it removes the attributes of ``attributedText``.
  open var text: String? {
    get { KeyValueObservers.reading(self, "text", content?.string) }
    set {
      let new: LabelContent? = if let newValue { .plain(newValue) } else { nil }
      let old = content?.string
      if content != new { content = new }
      KeyValueObservers.changed(self, "text", old: old, new: newValue)
    }
  }

  /// The attributed text. Characters without a font or colour use the label's. The default is
  /// `nil`.
  open var attributedText: NSAttributedString? {
    get { content?.attributed(font: fontStorage, color: textColorStorage) }
    set { content = newValue.map { .attributed($0) } }
  }

  /// The font. The default is the system font of 17 points, which `nil` restores.
  open var font: UIFont! {
    get { fontStorage }
    set {
      let new = newValue ?? UILabel.defaultFont
      // In most cases it is the same object, or another one with an equal face.
      guard new !== fontStorage, new.face != fontStorage.face else { return }
      fontStorage = new
      if case .attributed? = content {
        content = content?.replacing([.font: new])
      } else {
        contentDidChange()
      }
    }
  }

  /// The colour of the text. The default is `UIColor.label`, which `nil` restores.
  open var textColor: UIColor! {
    get { textColorStorage }
    set {
      textColorStorage = newValue ?? .label
      if case .attributed? = content {
        content = content?.replacing([.foregroundColor: textColorStorage])
      }
      setNeedsDisplay()
    }
  }

  /// The alignment of the text. The default is `.natural`: that of the writing direction.
  @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { setNeedsDisplay() } }
  }

  /// The line break mode for text that does not fit. The default is `.byTruncatingTail`.
  @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if oldValue != lineBreakMode { contentDidChange() } }
  }

  /// The maximum number of lines; 0 sets no limit. The default is 1.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { contentDidChange() } }
  }

  /// The colour of the text while ``isHighlighted``. The default is `nil`: ``textColor``.
  @exclusivity(unchecked) open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// The colour of the text's shadow, which has sharp edges. The default is `nil`: no shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the text's shadow, in points. The default is (0, -1).
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the label is highlighted. The default is `false`.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the label is enabled; otherwise its text is pale. The
  /// default is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the font size is reduced for text that is too wide,
  /// down to ``minimumScaleFactor``. It applies to labels with a limit of lines. The default is
  /// `false`.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { contentDidChange() } }
  }

  /// The smallest factor by which ``adjustsFontSizeToFitWidth`` reduces the font size, 0…1. The
  /// default is 0: no limit. Values outside are clamped when used.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0 {
    didSet { if oldValue != minimumScaleFactor { contentDidChange() } }
  }

  /// A Boolean value that indicates whether a font with a text style follows the user's text size.
  /// The default is `false`.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, in points. The default is 0: lines
  /// break only at line breaks in the text.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
  }

  /// Returns the rectangle that the text occupies within `bounds` with at most `numberOfLines`
  /// lines, 0 for no limit. Override it to place the text elsewhere. By default the text is centred
  /// vertically and aligned by ``textAlignment``.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let layout = layout(within: bounds.size, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = layout.size(scale: pixelScale)
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    let room = max(0, bounds.width - width)
    let x =
      switch textAlignment {
      case .center: room / 2
      case .right: room
      case .natural, .justified: isRightToLeft ? room : 0
      case .left: CGFloat.zero
      }
    let y = TextLayout.ceil(max(0, bounds.height - height) / 2, scale: pixelScale)
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
  }

  /// Draws the text within `rect`, centred vertically. Override it to inset the text.
  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    guard content?.isEmpty == false else { return }
    UIColor.withTint(tintColor) { drawText(in: bounds) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth
    return measure(width: numberOfLines == 1 || limit <= 0 ? .infinity : limit)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if showsTint { setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
  }

  /// A Boolean value that indicates whether the label is an accessibility element. The default is
  /// `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility label: the text with the names of its images, unless one was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content?.spoken }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits: those of static text, unless others were set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  @exclusivity(unchecked) var fontStorage = UILabel.defaultFont
  @exclusivity(unchecked) var textColorStorage = UIColor.label
  @exclusivity(unchecked) var content: LabelContent? {
    didSet { contentDidChange() }
  }
}
