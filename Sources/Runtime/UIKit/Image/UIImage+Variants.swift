import CoreGraphics
import Foundation

extension UIImage {
  private func with(_ change: (inout ImageProperties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(content: content, properties: properties)
  }

  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in a colour: the tint still replaces it where the image is a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that are not resized; the parts between them are repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that are not resized.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.caps = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with another rectangle that layout aligns.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// The image with a baseline, in points from its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = ImageProperties.Baseline(offset: baselineOffset) }
  }

  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baseline = ImageProperties.Baseline(offset: nil) }
  }

  /// The image mirrored where the layout direction is right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      switch $0.orientation {
      case .up: $0.orientation = .upMirrored
      case .upMirrored: $0.orientation = .up
      case .down: $0.orientation = .downMirrored
      case .downMirrored: $0.orientation = .down
      case .left: $0.orientation = .rightMirrored
      case .rightMirrored: $0.orientation = .left
      case .right: $0.orientation = .leftMirrored
      case .leftMirrored: $0.orientation = .right
      }
    }
  }

  /// The symbol in the size and weight of another configuration; other images do not change.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard case .symbol(let symbol) = content else { return self }
    let symbolic = configuration as? SymbolConfiguration
    var properties = properties
    properties.symbolValues = symbolic?.values ?? properties.symbolValues
    if let scale = configuration.traitCollection?.displayScale, scale > 0 {
      properties.scale = scale
    }
    let values = (properties.symbolValues ?? SymbolValues()).resolved(
      with: configuration.traitCollection)
    return UIImage(
      content: .symbol(Symbol(name: symbol.name, values: values)), properties: properties)
  }

  /// The symbol with what the configuration specifies changed; other images do not change.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolConfiguration else { return self }
    return withConfiguration(own.applying(configuration))
  }

  /// The image bytes as PNG, turned upright; nil for an empty image.
  public func pngData() -> Data? {
    try? upright()?.bitmap.pngData()
  }

  /// The image in another size, in pixels; nil for a size without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let canvas = ImageCanvas(size: size, scale: 1, isOpaque: false) else { return nil }
    GraphicsContextStack.with(canvas.context, scale: 1) {
      draw(in: CGRect(origin: .zero, size: size))
    }
    return UIImage(cgImage: canvas.finish(), scale: 1, orientation: .up)
  }

  /// The pixels as they are shown, without orientation.
  private func upright() -> CGImage? {
    guard imageOrientation != .up else { return cgImage }
    guard let canvas = ImageCanvas(size: size, scale: scale, isOpaque: false) else { return nil }
    GraphicsContextStack.with(canvas.context, scale: scale) {
      draw(at: .zero)
    }
    return canvas.finish()
  }
}
