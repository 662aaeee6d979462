/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view with the size of its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// Creates an image view with the size of `image`, and another image for ``isHighlighted``.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  /// Creates an empty image view with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    imageDidChange()
  }

  /// The image. The default is `nil`: nothing is shown.
  open var image: UIImage? {
    didSet { if oldValue != image { imageDidChange() } }
  }

  /// The image shown while ``isHighlighted``. The default is `nil`: ``image``.
  open var highlightedImage: UIImage? {
    didSet { if oldValue != highlightedImage { imageDidChange() } }
  }

  /// A Boolean value that indicates whether ``highlightedImage`` is shown. The default is `false`.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { imageDidChange() } }
  }

  /// The symbol configuration of the view; values that a symbol specifies itself take precedence.
  /// The default is `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolvedImage = nil
    setNeedsDisplay()
  }

  /// Sets the layer's contents to the image's pixels.
  open override func display(_ layer: CALayer) {
    guard !layer.defersDrawing() else { return }
    guard let image = shownImage else {
      layer.contents = nil
      return
    }
    traitCollection.performAsCurrent { show(image, in: layer) }
  }

  /// The picture of an animation, shown instead of ``image``.
  package final var animationFrame: UIImage? {
    didSet {
      resolvedImage = nil
      setNeedsDisplay()
    }
  }

  private var resolvedImage: UIImage?

  private func imageDidChange() {
    resolvedImage = nil
    animatedImageDidChange()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The image that was set for the current state.
  var stillImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image for the current state, a symbol in the preferred configuration and the current
  /// traits.
  private var shownImage: UIImage? {
    if let resolvedImage { return resolvedImage }
    guard var image = animationFrame ?? stillImage else { return nil }
    if image.isSymbolImage {
      let own = image.symbolConfiguration ?? .unspecified
      let configuration = (preferredSymbolConfiguration ?? .unspecified).applying(own)
      let traits = UIImage.Configuration(traitCollection: traitCollection)
      image = traitCollection.asCurrent {
        image.applyingSymbolConfiguration(configuration.applying(traits)) ?? image
      }
    }
    resolvedImage = image
    return image
  }

  private func show(_ image: UIImage, in layer: CALayer) {
    let needsDrawing =
      image.imageOrientation != .up || image.capInsets != .zero
      || (image.flipsForRightToLeftLayoutDirection
        && effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if needsDrawing {
      showDrawing(of: image, in: layer)
      return
    }
    let scale = image.isSymbolImage ? symbolScale(of: image) : image.scale
    layer.contentsScale = scale
    layer.contents = image.pixels(tint: tintColor, displayScale: scale)
  }

  /// Returns the number of pixels per point for which a symbol is drawn: enough for its size in the
  /// view.
  private func symbolScale(of image: UIImage) -> CGFloat {
    let display = traitCollection.displayScale > 0 ? traitCollection.displayScale : image.scale
    let size = image.size
    guard size.width > 0, size.height > 0 else { return display }
    let ratio = (bounds.width / size.width, bounds.height / size.height)
    let enlarged: CGFloat =
      switch contentMode {
      case .scaleAspectFit: min(ratio.0, ratio.1)
      case .scaleToFill, .redraw, .scaleAspectFill: max(ratio.0, ratio.1)
      default: 1
      }
    return display * min(max(enlarged, 1), 16)
  }

  /// Draws images whose pixels cannot be shown directly: rotated, mirrored or with caps.
  private func showDrawing(of image: UIImage, in layer: CALayer) {
    let isFlipped =
      image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let upright = isFlipped ? image.withHorizontallyFlippedOrientation() : image
    let stretches = contentMode == .scaleToFill || contentMode == .redraw
    let size = image.capInsets != .zero && stretches ? bounds.size : upright.size
    guard size.width > 0, size.height > 0 else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : image.scale
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      upright.draw(in: CGRect(origin: .zero, size: size))
    }
    layer.contentsScale = drawn.scale
    layer.contents =
      upright.isTemplate
      ? drawn.withRenderingMode(.alwaysTemplate).pixels(tint: tintColor, displayScale: drawn.scale)
      : drawn.cgImage
  }

  open override var bounds: CGRect {
    didSet { if oldValue.size != bounds.size { sizeDidChange() } }
  }

  open override var frame: CGRect {
    didSet { if oldValue.size != frame.size { sizeDidChange() } }
  }

  open override var contentMode: UIView.ContentMode {
    didSet { sizeDidChange() }
  }

  private func sizeDidChange() {
    guard let image = resolvedImage, image.isSymbolImage || image.capInsets != .zero else { return }
    setNeedsDisplay()
  }

  /// The accessibility label: the one that was set, else the name of the image's symbol if the view
  /// is an accessibility element.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAccessibilityElement ? image?.spokenName : nil) }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits: those of an image, unless others were set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

}
