import Foundation

extension UIImage {
  /// What an image is chosen by: traits, and for symbols a size and weight. Immutable.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; nil when the configuration has none.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration of traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The configuration with what `otherConfiguration` specifies, which wins.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      self
    }

    /// The configuration itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size, weight and scale of a symbol. Immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let values: SymbolValues

    package init(values: SymbolValues, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(values: SymbolValues())

    /// A configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale))
    }

    /// A configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(values: SymbolValues(pointSize: pointSize))
    }

    /// A configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(values: SymbolValues(weight: weight))
    }

    /// A configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// A configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A configuration of a text style; its size follows the current traits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: SymbolValues(textStyle: textStyle))
    }

    /// A configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale, textStyle: textStyle))
    }

    /// A configuration of a font's size and weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// A configuration of a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        values: SymbolValues(
          pointSize: font.pointSize, weight: font.face.weight.symbolWeight, scale: scale,
          textStyle: font.face.textStyle))
    }

    /// A configuration that shows a symbol's layers in paler levels of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(coloring: .hierarchical(hierarchicalColor)))
    }

    /// A configuration that shows each of a symbol's layers in a colour of its own, the first layer
    /// in the first; the last colour serves for all further layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolValues(coloring: .palette(paletteColors)))
    }

    /// A configuration that shows symbols in one colour.
    public static func preferringMonochrome() -> Self {
      let result = SymbolConfiguration(values: SymbolValues(coloring: .monochrome))
      return unsafeDowncast(result, to: Self.self)
    }

    /// A configuration that shows the symbols that have colours of their own in these.
    public static func preferringMulticolor() -> Self {
      let result = SymbolConfiguration(values: SymbolValues(coloring: .multicolor))
      return unsafeDowncast(result, to: Self.self)
    }

    /// The configuration with what the other specifies, which wins.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let merged = (other as? SymbolConfiguration).map { values.applying($0.values) } ?? values
      let result = SymbolConfiguration(
        values: merged, traitCollection: other.traitCollection ?? traitCollection)
      return unsafeDowncast(result, to: Self.self)
    }

    /// The configuration without a size, weight and text style.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(values: SymbolValues(scale: values.scale, coloring: values.coloring))
    }

    /// Whether the two configurations specify the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash of what is specified.
    public override var hash: Int { values.hashValue }
  }
}

/// What a symbol configuration specifies.
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

  /// Whether nothing says how large the symbol is.
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

  /// Size, weight and scale, with what nobody specified filled in: 17 points, regular, medium.
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
