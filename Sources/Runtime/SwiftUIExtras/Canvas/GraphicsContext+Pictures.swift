extension GraphicsContext {
  /// Text that is ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    let storage: GraphicsStorage
    /// The shading of characters without a colour of their own.
    public var shading: Shading

    private func layout(_ size: CGSize) -> TextLayout {
      var environment = storage.environment
      environment.foreground = _Paint(.color(UIColor(cgColor: storage.color(of: shading))))
      let source = TextSource(
        text.attributed(in: environment),
        font: (environment.font ?? .body).resolve(in: environment))
      return TextLayout.cached(
        source, options: TextLayout.Options(width: size.width, height: size.height))
    }

    /// Returns the size of the text within a proposed size.
    public func measure(in size: CGSize) -> CGSize {
      layout(size).size(scale: storage.environment.displayScale)
    }

    /// Returns the distance from the top of the text to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }

    /// Returns the distance from the top of the text to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }

    func draw(in rect: CGRect, _ context: CGContext) {
      layout(rect.size).draw(in: context, at: rect.origin)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let picture: UIImage
    /// The size of the image in points.
    public var size: CGSize { picture.size }
    /// The distance from the bottom of the image to its baseline.
    public let baseline: CGFloat
    /// The shading of a symbol or template image; `nil` for the foreground style.
    public var shading: Shading?
  }

  /// Resolves text with the fonts and colours of the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, storage: storage, shading: .foreground)
  }

  /// Resolves an image; a symbol takes the size of the environment's font.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.picture(in: environment) ?? UIImage()
    return ResolvedImage(
      picture: picture, baseline: picture.baselineOffsetFromBottom ?? 0, shading: nil)
  }

  /// Draws text at its natural size, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let free = CGSize(width: CGFloat.infinity, height: .infinity)
    draw(text, in: Self.rect(text.measure(in: free), point, anchor))
  }

  /// Draws text inside a rectangle, from the top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    withState { context in
      context.concatenate(transform)
      environment.traits.performAsCurrent { text.draw(in: rect, context) }
    }
  }

  /// Draws text at its natural size, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text inside a rectangle, from the top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image at its natural size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, point, anchor))
  }

  /// Draws an image in a rectangle, scaled to its size.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    let tint =
      image.shading.map { UIColor(cgColor: storage.color(of: $0)) }
      ?? environment.foregroundUIColor.resolvedColor(with: environment.traits)
    // A symbol is drawn at the pixel size that it will have on the screen.
    let natural = image.size.height > 0 ? rect.height / image.size.height : 1
    let scale = environment.displayScale * max(natural, 0.01) * transform.enlargement
    guard let pixels = image.picture.pixels(tint: tint, displayScale: scale) else { return }
    withState { context in
      context.concatenate(transform)
      context.drawUpright(pixels, in: rect)
    }
  }

  /// Draws an image at its natural size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle, scaled to its size.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  private static func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension CGAffineTransform {
  /// The factor by which the transform scales lengths, on average over both axes.
  var enlargement: CGFloat { abs(a * d - b * c).squareRoot() }
}
