import Foundation

/// Scales fonts and lengths with Dynamic Type as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns the font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font scaled for the current traits, but not above `maximumPointSize`; 0 sets no
  /// limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the given traits; `nil` means the current ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the given traits, but not above `maximumPointSize`; 0 sets no
  /// limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style: style, size: font.pointSize, maximum: maximumPointSize)
    var face = font.face.resized(to: scaling.size(in: traitCollection))
    face.scaling = scaling
    return UIFont(face: face)
  }

  /// Returns the length scaled for the current traits, rounded to a pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the length scaled for the given traits, rounded to a pixel; `nil` means the current
  /// traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let size = DynamicTypeTable.size(of: style, for: traits.preferredContentSizeCategory)
    let scaled = value * size / DynamicTypeTable.size(of: style, for: .large)
    let current = UITraitCollection.current.displayScale
    let scale = traits.displayScale > 0 ? traits.displayScale : current
    return scale > 0 ? (scaled * scale).rounded() / scale : scaled
  }
}
