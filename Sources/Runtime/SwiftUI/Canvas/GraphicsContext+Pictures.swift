extension GraphicsContext {
  /// Text that is ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    let storage: GraphicsStorage
    /// What characters without a colour of their own are drawn with.
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

    /// The size of the text where there is so much room.
    public func measure(in size: CGSize) -> CGSize {
      layout(size).size(scale: storage.environment.displayScale)
    }

    /// How far below its top the text's first baseline is.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }

    /// How far below its top the text's last baseline is.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }

    func draw(in rect: CGRect, _ context: CGContext) {
      layout(rect.size).draw(in: context, at: rect.origin)
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let picture: UIImage
    /// The size of the picture in points.
    public var size: CGSize { picture.size }
    /// How far above its bottom the picture's baseline is.
    public let baseline: CGFloat
    /// What a symbol or template is drawn with; `nil` is the foreground style.
    public var shading: Shading?
  }

  /// Prepares text with the fonts and colours of the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, storage: storage, shading: .foreground)
  }

  /// Prepares a picture; a symbol has the size of the environment's font.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.picture(in: environment) ?? UIImage()
    return ResolvedImage(
      picture: picture, baseline: picture.baselineOffsetFromBottom ?? 0, shading: nil)
  }

  /// Draws text as large as it is with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let free = CGSize(width: CGFloat.infinity, height: .infinity)
    draw(text, in: Self.rect(text.measure(in: free), point, anchor))
  }

  /// Draws text inside a rectangle, from its top on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    withState { context in
      context.concatenate(transform)
      environment.traits.performAsCurrent { text.draw(in: rect, context) }
    }
  }

  /// Draws text as large as it is with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text inside a rectangle, from its top on.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture as large as it is with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, point, anchor))
  }

  /// Draws a picture as large as a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    let tint =
      image.shading.map { UIColor(cgColor: storage.color(of: $0)) }
      ?? environment.foregroundUIColor.resolvedColor(with: environment.traits)
    // A symbol is drawn with the pixels it will have on the screen.
    let natural = image.size.height > 0 ? rect.height / image.size.height : 1
    let scale = environment.displayScale * max(natural, 0.01) * transform.enlargement
    guard let pixels = image.picture.pixels(tint: tint, displayScale: scale) else { return }
    withState { context in
      context.concatenate(transform)
      context.drawUpright(pixels, in: rect)
    }
  }

  /// Draws a picture as large as it is with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture as large as a rectangle.
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
  /// How much larger areas become, as a factor of lengths.
  var enlargement: CGFloat { abs(a * d - b * c).squareRoot() }
}
