import CoreGraphics
import Foundation

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The drawing bounds in points, set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public override init() {
    super.init()
  }

  /// Returns a copy of the format.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.bounds = bounds
    return copy
  }
}

/// The scale and opacity of the images of a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point; 0 means the scale of the current traits.
  open var scale: CGFloat
  /// A Boolean value that indicates whether the image is opaque; such images start black.
  open var opaque = false

  /// Creates a format with the scale of the current traits.
  public override init() {
    scale = ImageCanvas.usable(scale: 0)
    super.init()
  }

  /// Creates a format for the scale of the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format for the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns a format for the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns a copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    return copy
  }
}

/// The context that a renderer passes to its drawing actions.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  private let canvas: ImageCanvas

  init(canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    self.format = format
    cgContext = canvas.context
    super.init()
  }

  /// The image drawn so far.
  open var currentImage: UIImage { canvas.snapshot() ?? UIImage() }

  /// Fills a rectangle with the fill colour, replacing the pixels.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .copy)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame of one point inside a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .copy)
  }

  /// Draws a frame of one point inside a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// A renderer that creates images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, at the scale of the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of an area in points, at the scale of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = format.copy() as? UIGraphicsImageRendererFormat ?? format
    own.bounds = bounds
    own.scale = ImageCanvas.usable(scale: format.scale)
    self.format = own
    super.init()
  }

  /// A Boolean value that indicates whether images can be created; always `true`.
  open var allowsImageOutput: Bool { true }

  /// Returns an image drawn by a closure; an area without pixels gives an empty image.
  open func image(actions: DrawingActions) -> UIImage {
    guard let image = render(actions) else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Returns an image drawn by a closure, encoded as PNG; an area without pixels gives no data.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private func render(_ actions: DrawingActions) -> CGImage? {
    let bounds = format.bounds
    guard
      let canvas = ImageCanvas(
        size: bounds.size, scale: format.scale, isOpaque: format.opaque, origin: bounds.origin)
    else {
      Misuse.report(DrawingMisuse.imageSize(bounds.size, by: "UIGraphicsImageRenderer"))
      return nil
    }
    GraphicsContextStack.with(canvas.context, scale: format.scale) {
      actions(UIGraphicsImageRendererContext(canvas: canvas, format: format))
    }
    return canvas.finish()
  }
}
