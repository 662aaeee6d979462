import CoreGraphics
import Foundation
import QuartzCore

/// Constants that indicate the alignment of a ``CATextLayer``'s lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an alignment from its name; an unknown one behaves as `natural`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment of the text's own direction. The default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the centre.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides; the last line is at the left.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Constants that indicate the part of a ``CATextLayer``'s text that is left out if it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name; an unknown one behaves as `none`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text is clipped. The default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis replaces the start of a line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis replaces the end of a line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis replaces the middle of a line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// A reference to an object of Core Foundation, as ``CATextLayer/font`` has it.
public typealias CFTypeRef = AnyObject

/// A layer that draws a plain or attributed text from the top of its bounds.
///
/// As for every layer, the text is drawn at `contentsScale` pixels for each point. Changes of the
/// text's properties are not animated.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; anything else counts as none. Default `nil`.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }

  /// The font of a plain text, a ``UIFont``, whose size is not used; anything else counts as the
  /// default, the system font. Default `nil`.
  open var font: CFTypeRef? {
    didSet { setNeedsDisplay() }
  }

  /// The font size of a plain text, in points. Default 36.
  open var fontSize: CGFloat = 36 {
    didSet { if fontSize != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a plain text. Default opaque white.
  open var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  /// Indicates whether lines are wrapped to the bounds. Default false.
  open var isWrapped = false {
    didSet { if isWrapped != oldValue { setNeedsDisplay() } }
  }

  /// The alignment of the lines. Default `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
  }

  /// The part of the text that is left out if it does not fit. Default `none`.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { if truncationMode != oldValue { setNeedsDisplay() } }
  }

  /// Indicates whether glyphs stand at fractions of pixels only where the font allows it. Stored
  /// without effect.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without a text.
  public required init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of another layer's properties, for presentation layers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }

  /// Returns a copy of the layer in its current visible state; `nil` for a layer that is not on a
  /// screen.
  open override func presentation() -> CATextLayer? {
    makePresentation { CATextLayer(layer: self) }
  }

  /// Returns the size of the text in points, wrapped to the width of the bounds if `isWrapped`.
  open override func preferredFrameSize() -> CGSize {
    guard let source else { return .zero }
    let width = isWrapped && bounds.width > 0 ? bounds.width : .infinity
    return TextLayout.cached(source, options: TextLayout.Options(width: width)).size
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    guard let source, !bounds.isEmpty else { return }
    let layout = TextLayout.cached(
      source,
      options: TextLayout.Options(
        width: bounds.width, height: truncates ? bounds.height : .infinity))
    layout.draw(in: ctx, at: bounds.origin)
  }

  private var truncates: Bool { truncationMode.lineBreakMode != .byClipping }

  private var source: TextSource? {
    let uiFont = font as? UIFont
    let base = (uiFont ?? .systemFont(ofSize: fontSize)).withSize(fontSize)
    if let text = string as? NSAttributedString { return TextSource(text, font: base) }
    guard let text = string as? String else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode =
      isWrapped && !truncates ? .byWordWrapping : truncationMode.lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.font: base, .paragraphStyle: paragraph]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return TextSource(text, attributes: attributes, font: base)
  }
}
