import Foundation

/// The system font in one size and weight. Immutable.
///
/// The system font is drawn with Inter; sizes, weights and line heights are those of iOS. Fonts that the app brings are
/// drawn from their files.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let face: FontFace
  /// The cached attributes of the last text in the font. Text work is on the main thread.
  @exclusivity(unchecked) nonisolated(unsafe) final var lastAttributes: TextAttributes?

  package init(face: FontFace) {
    self.face = face
    super.init()
  }

  /// Creates the font with a PostScript name, such as "Lato-Bold", a full name, or the name of a family; `nil`
  /// when there is no such font.
  ///
  /// The fonts are those of files that the app registered, in `UIAppFonts` or by Core Text, and those that iOS
  /// brings with it, which are drawn with the system font. A size of 0 or less means 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontLibrary.face(named: fontName, size: UIFont.usable(fontSize)) else {
      return nil
    }
    self.init(face: face)
  }

  /// Creates a font from a descriptor; a size of 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize != 0 { face = face.resized(to: UIFont.usable(pointSize)) }
    self.init(face: face)
  }

  /// Returns the system font in regular weight; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(size: usable(fontSize), weight: weight))
  }

  /// Returns the system font in bold; the size is in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system font in italic; the size is in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(size: usable(fontSize), weight: .regular)
    face.isItalic = true
    return UIFont(face: face)
  }

  /// Returns the system font with digits of equal width; the size is in points.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace(size: usable(fontSize), weight: weight)
    face.hasMonospacedDigits = true
    return UIFont(face: face)
  }

  /// Returns the font of a text style for the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the given traits; `nil` means the current ones.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let weight = DynamicTypeTable.weight(of: style)
    let size = DynamicTypeTable.size(of: style, for: traits.preferredContentSizeCategory)
    var face = FontFace(
      size: size, weight: traits.legibilityWeight == .bold ? weight.heavier : weight)
    face.textStyle = style
    return UIFont(face: face)
  }

  /// The size of labels, in points: 17.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of button titles, in points: 18.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points: 12.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The default size, in points: 14.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face.resized(to: UIFont.usable(fontSize)))
  }

  /// The size, in points.
  open var pointSize: CGFloat { face.size }
  /// The height of the tallest letters above the baseline, in points.
  open var ascender: CGFloat { face.size * face.metrics.ascender }
  /// The depth of the lowest letters below the baseline, in points; negative.
  open var descender: CGFloat { face.size * face.metrics.descender }
  /// The height of a line, in points.
  open var lineHeight: CGFloat {
    guard let metrics = face.named?.file?.metrics else { return face.size * FontMetrics.lineHeight }
    return face.size * (metrics.ascender - metrics.descender + metrics.leading)
  }
  /// The space between lines, in points; 0 for the system font.
  open var leading: CGFloat { face.size * face.metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { face.size * face.metrics.capHeight }
  /// The height of lowercase letters, in points.
  open var xHeight: CGFloat { face.size * face.metrics.xHeight }

  /// The name of the family.
  open var familyName: String {
    if let named = face.named { return named.familyName }
    return face.size < FontLibrary.displaySize ? FontLibrary.textFamily : FontLibrary.displayFamily
  }

  /// The names of the families that can be asked for by name: those that the app registered and those of iOS.
  open class var familyNames: [String] { FontRegistry.familyNames }

  /// Returns the names of a family's fonts; empty for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontRegistry.names(of: familyName)
  }

  /// The name of the face.
  open var fontName: String { FontLibrary.name(of: face) }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  /// Returns the font itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other font has the same face and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face
  }

  /// A hash value of the face and size.
  open override var hash: Int { face.hashValue }

  /// The name and size.
  open override var description: String {
    "<UIFont: \(fontName) \(face.size) pt; lineHeight = \(lineHeight)>"
  }

  /// Returns the size, or 12 points for an invalid one.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : 12
  }
}
