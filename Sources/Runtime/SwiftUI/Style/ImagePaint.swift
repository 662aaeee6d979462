/// A picture, side by side with itself.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it that is shown, in shares of its width and height.
  public var sourceRect: CGRect
  /// How much larger it is shown.
  public var scale: CGFloat

  /// A picture or a part of it, in shares of its width and height, side by side with itself.
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
  /// A picture or a part of it, in shares of its width and height, side by side with itself.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// Draws a picture side by side with itself, from the top left on.
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
    // Tiles below a tenth of a point are no picture.
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
