import Foundation

/// An immutable description of a font: size, weight, slant.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let face: FontFace

  package init(face: FontFace) {
    self.face = face
    super.init()
  }

  /// Creates a descriptor from attributes; unknown attributes are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(face: FontFace(size: 12, weight: .regular).adding(attributes))
  }

  /// Creates the descriptor of a face such as "Inter-Bold"; for unknown names that of the regular
  /// face.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      face: FontLibrary.face(named: fontName, size: size)
        ?? FontFace(size: size, weight: .regular))
  }

  /// Returns the descriptor of a text style for the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style for the given traits; `nil` means the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size, in points.
  open var pointSize: CGFloat { face.size }

  /// The name of the face.
  open var postscriptName: String { FontLibrary.name(of: face) }

  /// The symbolic traits: bold and italic.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  /// The attributes of the descriptor.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .family: UIFont(face: face).familyName,
      .name: postscriptName,
      .size: face.size,
      .traits: [
        TraitKey.weight: face.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any],
    ]
    if let style = face.textStyle { attributes[.textStyle] = style.rawValue }
    return attributes
  }

  /// Returns the value of an attribute, or `nil`.
  open func object(forKey attribute: AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  /// Returns the descriptor in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face.resized(to: newPointSize))
  }

  /// Returns the descriptor with other traits; `nil` for traits that no face has.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [.traitBold, .traitItalic, .traitUIOptimized]
    guard known.isSuperset(of: symbolicTraits) else { return nil }
    let isBold = face.weight.rawValue >= UIFont.Weight.semibold.rawValue
    var weight = face.weight
    if symbolicTraits.contains(.traitBold) != isBold {
      // The bold variant of a text style is semibold for headlines and below, bold otherwise.
      let isSmallStyle = face.size <= 17 && face.textStyle != nil
      weight = isBold ? .regular : (isSmallStyle ? .semibold : .bold)
    }
    let styled = face.styled(
      weight: weight, isItalic: symbolicTraits.contains(.traitItalic))
    return UIFontDescriptor(face: styled)
  }

  /// Returns the descriptor in another design; `nil` for the designs that no face here has.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .default ? self : nil
  }

  /// Returns the descriptor with other attributes; unknown attributes are ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face: face.adding(attributes))
  }

  /// Returns the descriptor itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other descriptor describes the same face.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  /// A hash value of the face.
  open override var hash: Int { face.hashValue }
}

extension FontFace {
  /// Returns the face with the given attributes.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
    var face = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String,
      let named = FontLibrary.face(named: name, size: face.size)
    {
      face = named
    }
    if let size = number(attributes[.size]) { face = face.resized(to: size) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      let weight =
        traits[.weight] as? UIFont.Weight
        ?? number(traits[.weight]).map { UIFont.Weight(rawValue: $0) }
      if let weight { face = face.styled(weight: weight, isItalic: face.isItalic) }
    }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
      // Number spacing is feature type 6, its selector 0 is monospaced (documented: SFNTLayoutTypes).
      for feature in features where feature[.type] == 6 {
        face.hasMonospacedDigits = feature[.selector] == 0
      }
    }
    return face
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
