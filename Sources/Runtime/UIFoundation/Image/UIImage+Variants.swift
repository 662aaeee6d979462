import CoreGraphics
import Foundation

extension UIImage {
  private func with(_ change: (inout ImageProperties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(content: content, properties: properties)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a colour; a tint colour still replaces it if the image is a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a resizable image with cap insets; the parts between the caps are repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image with cap insets and a mode for the parts between the caps.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.caps = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with other insets of its alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// Returns the image with a baseline, in points from its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = ImageProperties.Baseline(offset: baselineOffset) }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baseline = ImageProperties.Baseline(offset: nil) }
  }

  /// Returns the image, mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored left to right.
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

  /// Returns the symbol with another configuration; other images do not change.
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

  /// Returns the symbol with its configuration merged with another one; other images do not change.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolConfiguration else { return self }
    return withConfiguration(own.applying(configuration))
  }

  /// Returns the image encoded as PNG, in upright orientation; `nil` for an empty image.
  public func pngData() -> Data? {
    try? upright()?.bitmap.pngData()
  }

  /// Returns the image in another size, in pixels; `nil` for a size without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let canvas = ImageCanvas(size: size, scale: 1, isOpaque: false) else { return nil }
    GraphicsContextStack.with(canvas.context, scale: 1) {
      draw(in: CGRect(origin: .zero, size: size))
    }
    return UIImage(cgImage: canvas.finish(), scale: 1, orientation: .up)
  }

  /// Returns the pixels in upright orientation.
  private func upright() -> CGImage? {
    guard imageOrientation != .up else { return cgImage }
    guard let canvas = ImageCanvas(size: size, scale: scale, isOpaque: false) else { return nil }
    GraphicsContextStack.with(canvas.context, scale: scale) {
      draw(at: .zero)
    }
    return canvas.finish()
  }
}
