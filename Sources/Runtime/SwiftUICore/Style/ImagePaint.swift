/// A style that tiles an image.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is drawn, in fractions of its width and height.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a style that tiles an image or a part of it, in fractions of its width and height.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let picture = image.picture(in: environment)
    let tint = environment.foregroundUIColor.resolvedColor(with: environment.traits)
    let pixels = picture?.pixels(tint: tint, displayScale: environment.displayScale)
    let size = picture?.size ?? .zero
    return _Paint(
      .view { [sourceRect, scale] in
        let view = TilesView(frame: .zero)
        guard let pixels else { return view }
        let whole = CGSize(width: pixels.width, height: pixels.height)
        view.tile = pixels.cropping(
          to: CGRect(
            x: sourceRect.minX * whole.width, y: sourceRect.minY * whole.height,
            width: sourceRect.width * whole.width, height: sourceRect.height * whole.height))
        view.tileSize = CGSize(
          width: size.width * sourceRect.width * scale,
          height: size.height * sourceRect.height * scale)
        return view
      })
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that tiles an image or a part of it, in fractions of its width and height.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// Draws tiles of an image, from the top left.
private final class TilesView: UIView {
  var tile: CGImage?
  var tileSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    // Tiles below a tenth of a point are not drawn.
    guard let context = UIGraphicsGetCurrentContext(), let tile, tileSize.width > 0.1,
      tileSize.height > 0.1
    else { return }
    for y in stride(from: 0, to: bounds.height, by: tileSize.height) {
      for x in stride(from: 0, to: bounds.width, by: tileSize.width) {
        context.drawUpright(tile, in: CGRect(origin: CGPoint(x: x, y: y), size: tileSize))
      }
    }
  }
}
