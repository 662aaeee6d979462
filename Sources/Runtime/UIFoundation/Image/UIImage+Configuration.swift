import Foundation

extension UIImage {
  /// An immutable configuration of an image: traits, and for symbols a size and weight.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; `nil` when the configuration has none.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration merged with `otherConfiguration`, whose values take precedence.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      self
    }

    /// Returns the configuration itself, as it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// An immutable configuration of a symbol: its size, weight and scale.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let values: SymbolValues

    package init(values: SymbolValues, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(values: SymbolValues())

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale))
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(values: SymbolValues(pointSize: pointSize))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(values: SymbolValues(weight: weight))
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a text style; its size follows the current traits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: SymbolValues(textStyle: textStyle))
    }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale, textStyle: textStyle))
    }

    /// Creates a configuration with a font's size and weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        values: SymbolValues(
          pointSize: font.pointSize, weight: font.face.weight.symbolWeight, scale: scale,
          textStyle: font.face.textStyle))
    }

    /// Creates a configuration that shows a symbol's layers in different opacities of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration that shows each of a symbol's layers in its own colour, in order;
    /// the last colour is used for all further layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolValues(coloring: .palette(paletteColors)))
    }

    /// Returns a configuration that shows symbols in one colour.
    public static func preferringMonochrome() -> Self {
      let result = SymbolConfiguration(values: SymbolValues(coloring: .monochrome))
      return unsafeDowncast(result, to: Self.self)
    }

    /// Returns a configuration that shows multicolour symbols in their own colours.
    public static func preferringMulticolor() -> Self {
      let result = SymbolConfiguration(values: SymbolValues(coloring: .multicolor))
      return unsafeDowncast(result, to: Self.self)
    }

    /// Returns the configuration merged with the other one, whose values take precedence.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let merged = (other as? SymbolConfiguration).map { values.applying($0.values) } ?? values
      let result = SymbolConfiguration(
        values: merged, traitCollection: other.traitCollection ?? traitCollection)
      return unsafeDowncast(result, to: Self.self)
    }

    /// Returns the configuration without a size, weight and text style.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(values: SymbolValues(scale: values.scale, coloring: values.coloring))
    }

    /// Returns whether the two configurations specify the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash value of the specified values.
    public override var hash: Int { values.hashValue }
  }
}

/// The values that a symbol configuration specifies.
package struct SymbolValues: Hashable, Sendable {
  package var pointSize: CGFloat = 0
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  package var textStyle: UIFont.TextStyle?
  package var coloring: SymbolColoring?

  package init(
    pointSize: CGFloat = 0, weight: UIImage.SymbolWeight = .unspecified,
    scale: UIImage.SymbolScale = .unspecified, textStyle: UIFont.TextStyle? = nil,
    coloring: SymbolColoring? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.textStyle = textStyle
    self.coloring = coloring
  }

  /// Indicates whether neither a point size nor a text style is specified.
  var isSizeless: Bool { pointSize <= 0 && textStyle == nil }

  package func applying(_ other: SymbolValues) -> SymbolValues {
    var result = self
    if other.pointSize > 0 {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    } else if let style = other.textStyle {
      result.textStyle = style
      result.pointSize = 0
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    result.coloring = other.coloring ?? coloring
    return result
  }

  /// Returns the size, weight and scale with defaults for those not specified: 17 points, regular,
  /// medium.
  package func resolved(with traits: UITraitCollection?) -> SymbolValues {
    var result = self
    if result.pointSize <= 0 {
      let style = textStyle ?? .body
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      result.pointSize = textStyle == nil ? 17 : font.pointSize
      if result.weight == .unspecified, textStyle != nil {
        result.weight = font.face.weight.symbolWeight
      }
    }
    result.textStyle = nil
    if result.weight == .unspecified { result.weight = .regular }
    if result.scale == .unspecified || result.scale == .default { result.scale = .medium }
    return result
  }
}
