/// The text attributes of an environment.
final class TextAppearance: DerivedValue {
  private struct Values: Equatable {
    var font: Font
    var weight: Font.Weight?
    var isItalic: Bool
    var design: Font.Design?
    var hasMonospacedDigits: Bool
    var traits: UITraitCollection
    var color: UIColor
    var linkColor: UIColor
    var lineSpacing: CGFloat
    var alignment: TextAlignment
    var isRightToLeft: Bool
    var kerning: CGFloat?
    var underline: TextLine
    var strikethrough: TextLine
    var textCase: Text.Case?
    var locale: Locale
    var timeZone: TimeZone
    var lineLimit: Int
    var reservedLines: Int
    var minimumScale: CGFloat
    var truncationMode: Text.TruncationMode
    var displayScale: CGFloat
    var showsPlaceholders: Bool
    var canBeCopied: Bool
    var imageScale: Image.Scale
    var symbolVariants: SymbolVariants
    var symbolColoring: SymbolColoring?
  }

  private let values: Values
  let environment: EnvironmentValues
  /// The font of the environment, without further attributes.
  let baseFont: UIFont
  /// The font of text without attributes of its own.
  let plainFont: UIFont
  /// Indicates whether text without attributes of its own needs only a font and a colour.
  let isPlain: Bool
  let textAlignment: NSTextAlignment
  /// The fill of the text, if it is not a colour.
  let paint: (@MainActor () -> UIView)?

  init(_ environment: EnvironmentValues) {
    var environment = environment
    environment.reader = nil
    environment.keptReader = nil
    self.environment = environment
    let values = Values(
      font: environment.font ?? .body, weight: environment.fontWeight,
      isItalic: environment.isItalic, design: environment.fontDesign,
      hasMonospacedDigits: environment.hasMonospacedDigits, traits: environment.traits,
      color: environment.foregroundUIColor, linkColor: (environment.tint ?? .accentColor).uiColor,
      lineSpacing: environment.lineSpacing, alignment: environment.multilineTextAlignment,
      isRightToLeft: environment.layoutDirection == .rightToLeft, kerning: environment.kerning,
      underline: environment.underline, strikethrough: environment.strikethrough,
      textCase: environment.textCase, locale: environment.locale, timeZone: environment.timeZone,
      lineLimit: max(0, environment.lineLimit ?? 0), reservedLines: environment.reservedLines ?? 0,
      minimumScale: environment.minimumScaleFactor, truncationMode: environment.truncationMode,
      displayScale: environment.displayScale, showsPlaceholders: environment.showsPlaceholders,
      canBeCopied: environment.allowsTextSelection, imageScale: environment.imageScale,
      symbolVariants: environment.symbolVariants,
      symbolColoring: environment.symbolColoring(nil))
    self.values = values
    paint = values.showsPlaceholders ? nil : environment.foregroundPaint
    baseFont = values.font.resolve(in: environment)
    isPlain =
      values.lineSpacing == 0 && values.kerning == nil && !values.underline.isActive
      && !values.strikethrough.isActive
    textAlignment =
      switch values.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: values.isRightToLeft ? .left : .right
      }
    plainFont = Self.font(of: Text.Run(string: ""), values, environment)
  }

  func isSame(as other: TextAppearance) -> Bool {
    // Fills cannot be compared.
    values == other.values && paint == nil && other.paint == nil
  }

  /// Indicates whether a long press offers to copy the text.
  var canBeCopied: Bool { values.canBeCopied }
  var lineLimit: Int { values.lineLimit }
  /// The colour of the placeholder bars; `nil` if the text is visible.
  var placeholderColor: UIColor? { values.showsPlaceholders ? values.color : nil }
  var reservedLines: Int { values.reservedLines }
  var minimumScale: CGFloat { values.minimumScale }
  var displayScale: CGFloat { values.displayScale }
  var lineBreakMode: NSLineBreakMode { values.truncationMode.uiMode }

  /// Returns the characters of a run.
  func string(of run: Text.Run) -> String {
    string(run.date?.string(values.locale, values.timeZone) ?? run.string)
  }

  /// Returns characters in the text case of the environment.
  func string(_ string: String) -> String {
    switch values.textCase {
    case .uppercase: return string.uppercased(with: values.locale)
    case .lowercase: return string.lowercased(with: values.locale)
    case nil: return string
    }
  }

  /// Returns whether a run has a single font and colour, without lines and the like.
  func isPlain(_ run: Text.Run) -> Bool { isPlain && run.hasPlainLook }

  func font(of run: Text.Run) -> UIFont {
    run.hasFontOfItsOwn ? Self.font(of: run, values, environment) : plainFont
  }

  private static func font(
    of run: Text.Run, _ values: Values, _ environment: EnvironmentValues
  ) -> UIFont {
    var font = run.font ?? values.font
    if let weight = run.weight ?? values.weight { font = font.weight(weight) }
    if run.isItalic || values.isItalic { font = font.italic() }
    if run.isMonospaced { font = font.monospaced() }
    if run.hasMonospacedDigits || values.hasMonospacedDigits { font = font.monospacedDigit() }
    if let design = values.design, !run.isMonospaced { font = font.design(design) }
    return font.resolve(in: environment)
  }

  /// The colour of text without attributes of its own.
  var plainColor: UIColor { values.color }

  func color(of run: Text.Run) -> UIColor {
    if run.color == nil, run.link == nil, let level = run.level,
      case .color(let color) = HierarchicalShapeStyle(level: level)._paint(in: environment).kind
    {
      return color
    }
    return run.color?.uiColor ?? (run.link == nil ? values.color : values.linkColor)
  }

  private var paragraph: NSParagraphStyle? {
    guard values.lineSpacing != 0 else { return nil }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = values.lineSpacing
    style.alignment = textAlignment
    return style
  }

  func attributes(of run: Text.Run) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(of: run), .foregroundColor: color(of: run),
    ]
    if let paragraph { attributes[.paragraphStyle] = paragraph }
    if let kerning = run.kerning ?? values.kerning {
      attributes[.kern] = NSNumber(value: Double(kerning))
    }
    if let offset = run.baselineOffset {
      attributes[.baselineOffset] = NSNumber(value: Double(offset))
    }
    if let attachment = attachment(of: run) { attributes[.attachment] = attachment }
    if let link = run.link { attributes[.link] = link as NSURL }
    if run.isUnderlined || values.underline.isActive {
      let pattern = run.isUnderlined ? run.underlinePattern : values.underline.pattern
      attributes[.underlineStyle] = NSNumber(value: pattern.underlineStyle.rawValue)
      attributes[.underlineColor] = (run.underlineColor ?? values.underline.color)?.uiColor
    }
    if run.isStruckThrough || values.strikethrough.isActive {
      let pattern = run.isStruckThrough ? run.strikethroughPattern : values.strikethrough.pattern
      attributes[.strikethroughStyle] = NSNumber(value: pattern.underlineStyle.rawValue)
      attributes[.strikethroughColor] =
        (run.strikethroughColor ?? values.strikethrough.color)?.uiColor
    }
    return attributes
  }
}

extension Text.Run {
  fileprivate var hasPlainLook: Bool {
    link == nil && image == nil && kerning == nil && baselineOffset == nil && !isUnderlined
      && !isStruckThrough
  }

  fileprivate var hasFontOfItsOwn: Bool {
    font != nil || weight != nil || isItalic || isMonospaced || hasMonospacedDigits
  }
}
