import CoreGraphics
import Foundation

extension UIImage {
  /// Indicates whether the image is a template, drawn in the tint colour of its view.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  /// Returns the pixels to show: `tint` colours a template, `displayScale` is the scale for which a
  /// symbol is drawn. The caller handles orientation, caps and layout direction.
  package func pixels(tint: UIColor?, displayScale: CGFloat) -> CGImage? {
    let color = isTemplate ? (tint ?? properties.tint) : properties.tint
    switch content {
    case .empty: return nil
    case .symbol(let symbol):
      return symbol.image(color: color ?? .black, scale: displayScale > 0 ? displayScale : scale)
    case .bitmap(let image):
      guard let color, isTemplate || properties.tint != nil else { return image }
      return image.tinted(with: color.cgColor)
    }
  }

  /// Draws the image in the current context with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with a blend mode and alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to fill `rect`; a resizable image keeps its
  /// caps.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image with a blend mode and alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContextStack.require("UIImage.draw(in:)") else { return }
    guard rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if case .symbol(let symbol) = content {
      // The size in the context determines the number of pixels of the symbol.
      let enlarged = size.height > 0 ? rect.height / size.height : 1
      let pixels = max(GraphicsContextStack.scale, scale) * enlarged
      guard let image = symbol.image(color: properties.tint ?? .black, scale: pixels) else {
        return
      }
      context.drawUpright(image, in: rect)
    } else if let image = pixels(tint: nil, displayScale: scale) {
      draw(image, in: rect, context: context)
    }
  }

  /// Draws pixels of this image with its orientation and caps.
  package func draw(_ image: CGImage, in rect: CGRect, context: CGContext) {
    if let caps = properties.caps, imageOrientation == .up {
      NinePart(caps: caps, mode: resizingMode, scale: scale).draw(image, in: rect, context: context)
      return
    }
    guard imageOrientation != .up else {
      context.drawUpright(image, in: rect)
      return
    }
    context.saveGState()
    context.concatenate(imageOrientation.transform(into: rect))
    let isSideways = imageOrientation.isSideways
    context.drawUpright(
      image,
      in: CGRect(
        x: 0, y: 0, width: isSideways ? rect.height : rect.width,
        height: isSideways ? rect.width : rect.height))
    context.restoreGState()
  }
}

extension UIImage.Orientation {
  /// Returns the transform from the image without its orientation, at the origin, to `rect`.
  fileprivate func transform(into rect: CGRect) -> CGAffineTransform {
    let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    return switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: x + width, ty: y + height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: x, ty: y + height)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: x + width, ty: y)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x + width, ty: y)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y + height)
    case .leftMirrored:
      CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: x + width, ty: y + height)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: x, ty: y)
    }
  }
}

extension CGImage {
  /// Returns the image's alpha in one colour.
  package func tinted(with color: CGColor) -> CGImage? {
    let size = CGSize(width: width, height: height)
    guard let canvas = ImageCanvas(size: size, scale: 1, isOpaque: false) else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    canvas.context.drawUpright(self, in: rect)
    canvas.context.setBlendMode(.sourceIn)
    canvas.context.setFillColor(color)
    canvas.context.fill(rect)
    return canvas.finish()
  }
}
