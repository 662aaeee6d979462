import CoreGraphics
import Foundation

/// An immutable image: a bitmap or a symbol, with the properties for showing it.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  package let content: ImageContent
  package let properties: ImageProperties

  package init(content: ImageContent, properties: ImageProperties) {
    self.content = content
    self.properties = properties
    super.init()
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(content: .empty, properties: ImageProperties())
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image; `scale` is the number of pixels per point, 0 or less means 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var properties = ImageProperties()
    properties.scale = scale > 0 ? scale : 1
    properties.orientation = orientation
    self.init(content: .bitmap(cgImage), properties: properties)
  }

  /// Creates an image from the data of a PNG or WebP file; `nil` when it is neither.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the data of a PNG or WebP file, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap.decode(data) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
  }

  /// Creates an image from a PNG or WebP file; "@2x" or "@3x" at the end of its name is the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFiles.scale(ofFile: path))
  }

  /// Creates an image from a PNG or WebP file in the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a PNG or WebP file in a bundle; `nil` means the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates an image from a PNG or WebP file in a bundle, in the scale that suits the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard
      let path = ImageFiles.path(named: name, in: bundle, traits: traits)
    else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Creates a symbol; `nil` when there is none with that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard Symbol.exists(name) else { return nil }
    let traits = configuration?.traitCollection
    var properties = ImageProperties()
    properties.symbolValues = (configuration as? UIImage.SymbolConfiguration)?.values
    properties.scale = ImageCanvas.usable(scale: traits?.displayScale ?? 0)
    let values = (properties.symbolValues ?? SymbolValues()).resolved(with: traits)
    self.init(content: .symbol(Symbol(name: name, values: values)), properties: properties)
  }

  /// Creates a symbol for the given traits; `nil` means the current ones.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// The size, in points.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let symbol): return symbol.size(scale: scale)
    case .bitmap(let image):
      let size = CGSize(
        width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return imageOrientation.isSideways
        ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The number of pixels per point.
  open var scale: CGFloat { properties.scale }

  /// The orientation in which the pixels are shown.
  open var imageOrientation: Orientation { properties.orientation }

  /// The pixels; a symbol's are drawn in its tint colour, or black. `nil` for an empty image.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .bitmap(let image): image
    case .symbol(let symbol): symbol.image(color: properties.tint ?? .black, scale: scale)
    }
  }

  /// The mode that determines whether the image is drawn in its own colours.
  open var renderingMode: RenderingMode { properties.renderingMode }

  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The configuration with which the image was created; `nil` for images that are not symbols.
  open var configuration: UIImage.Configuration? { symbolConfiguration }

  /// The configuration of the symbol; `nil` for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard case .symbol = content else { return nil }
    return SymbolConfiguration(values: properties.symbolValues ?? SymbolValues())
  }

  /// The cap insets: the parts at the edges that are not resized, in points.
  open var capInsets: UIEdgeInsets { properties.caps ?? .zero }

  /// The mode in which the parts between the caps are drawn.
  open var resizingMode: ResizingMode { properties.resizingMode }

  /// The insets of the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentInsets }

  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }

  /// The distance from the bottom to the baseline of text beside the image, in points; `nil` when
  /// the image has no baseline.
  open var baselineOffsetFromBottom: CGFloat? {
    if let baseline = properties.baseline { return baseline.offset }
    guard case .symbol(let symbol) = content else { return nil }
    return symbol.baselineOffsetFromBottom(scale: scale)
  }

  /// Returns the image itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other image shows the same pixels or symbol with the same properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content == other.content && properties == other.properties)
  }

  /// A hash value of the content.
  open override var hash: Int { content.hashValue }

  /// The size and kind of image.
  open override var description: String {
    let kind =
      switch content {
      case .empty: "empty"
      case .bitmap: "anonymous"
      case .symbol(let symbol): "symbol(system: \(symbol.name))"
      }
    return "<UIImage: \(kind) {\(size.width), \(size.height)} scale \(scale)>"
  }
}
