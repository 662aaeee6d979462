/// A font that depends on the environment: text styles follow the user's text size.
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case fixed(UIFont)
    /// A font by name, which scales with a text style if there is one.
    case custom(String, size: CGFloat, TextStyle?)
  }

  var source: Source
  var weight: Weight?
  var isItalic = false
  var design: Design?
  var hasMonospacedDigits = false

  init(_ source: Source) {
    self.source = source
  }

  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) {
    source = .fixed(font)
  }

  /// The purpose of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles from large titles to captions.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    /// The second caption style.
    case caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let value: UIFont.Weight
    /// An ultra light weight.
    public static let ultraLight = Weight(value: .ultraLight)
    /// A thin weight.
    public static let thin = Weight(value: .thin)
    /// A light weight.
    public static let light = Weight(value: .light)
    /// A regular weight.
    public static let regular = Weight(value: .regular)
    /// A medium weight.
    public static let medium = Weight(value: .medium)
    /// A semibold weight.
    public static let semibold = Weight(value: .semibold)
    /// A bold weight.
    public static let bold = Weight(value: .bold)
    /// A heavy weight.
    public static let heavy = Weight(value: .heavy)
    /// A black weight.
    public static let black = Weight(value: .black)
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// The default, serif, rounded or monospaced design.
    case `default`, serif, rounded, monospaced
  }

  /// The font of the large title style.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The font of the title style.
  public static let title = Font(.style(.title, nil, nil))
  /// The font of the title 2 style.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The font of the title 3 style.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The font of the headline style.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The font of the subheadline style.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of the body style.
  public static let body = Font(.style(.body, nil, nil))
  /// The font of the callout style.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The font of the footnote style.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The font of the caption style.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The font of the caption 2 style.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// Returns the system font at a size in points, which does not scale with the user's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// Returns a font by name, at a size in points that scales with body text. An unknown name is
  /// replaced by the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, .body))
  }

  /// Returns a font by name, at a size in points that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, textStyle))
  }

  /// Returns a font by name, at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, nil))
  }

  /// Returns the bold version of the font.
  public func bold() -> Font { weight(.bold) }

  /// Returns the italic version of the font.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the monospaced version of the font.
  public func monospaced() -> Font { design(.monospaced) }

  /// Returns the version of the font with monospaced digits.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  func design(_ design: Design) -> Font {
    var font = self
    font.design = design
    return font
  }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}

extension Font.TextStyle {
  package var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

extension Font {
  /// Resolves the UIKit font in the traits of an environment.
  package func resolve(in environment: EnvironmentValues) -> UIFont {
    let traits = environment.traits
    var font: UIFont
    var ownWeight = weight
    var ownDesign = design
    switch source {
    case .style(let style, let design, let weight):
      font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      ownWeight = ownWeight ?? weight
      ownDesign = ownDesign ?? design
    case .system(let size, let weight, let design):
      font = UIFont.systemFont(ofSize: size, weight: (ownWeight ?? weight ?? .regular).value)
      ownWeight = nil
      ownDesign = ownDesign ?? design
    case .fixed(let fixed):
      font = fixed
    case .custom(let name, let size, let style):
      // As on iOS, an unknown name is replaced by the system font.
      font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      if let style {
        font = UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(
          for: font, compatibleWith: traits)
      }
    }
    if hasMonospacedDigits, ownDesign == nil {
      if font.face.named != nil {
        var face = font.face
        face.hasMonospacedDigits = true
        font = UIFont(face: face)
      } else {
        font = UIFont.monospacedDigitSystemFont(
          ofSize: font.pointSize, weight: ownWeight?.value ?? font.face.weight)
        ownWeight = nil
      }
    }
    if let ownWeight {
      // A font with a name has the weights of its family only.
      font =
        font.face.named == nil
        ? UIFont.systemFont(ofSize: font.pointSize, weight: ownWeight.value)
        : UIFont(face: font.face.styled(weight: ownWeight.value, isItalic: font.face.isItalic))
    }
    if let ownDesign, ownDesign != .default,
      let descriptor = font.fontDescriptor.withDesign(ownDesign.uiDesign)
    {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    return font
  }
}

extension Font.Design {
  fileprivate var uiDesign: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

package enum FontKey: EnvironmentKey {
  package static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of text that has none of its own; `nil` for the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text in this view that has none of its own.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }
}
