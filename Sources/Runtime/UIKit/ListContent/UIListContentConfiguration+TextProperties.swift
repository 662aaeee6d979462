extension UIListContentConfiguration {
  /// How a text of a list row looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// Where a text stands in its width.
    public enum TextAlignment: Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
      /// Between both edges.
      case justified
    }

    /// How a text is rewritten before it is shown.
    public enum TextTransform: Sendable {
      /// As it is.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// Words begin with a capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The colour that is shown: ``color``, or what a transformer makes of it.
    public func resolvedColor() -> UIColor { isDisabled ? .tertiaryLabel : color }
    /// Where the text stands in its width. The default is `.natural`.
    public var alignment: TextAlignment = .natural
    /// What happens to text that does not fit. The default is `.byTruncatingTail`.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines; the default 0 sets no limit.
    public var numberOfLines = 0
    /// Whether text too wide for its lines is drawn smaller. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size for that, 0…1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's text size. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// How the text is rewritten. The default is `.none`.
    public var transform: TextTransform = .none
    package var isDisabled = false

    init(style: UIFont.TextStyle, color: UIColor, weight: UIFont.Weight? = nil) {
      let preferred = UIFont.preferredFont(forTextStyle: style)
      font = weight.map { .systemFont(ofSize: preferred.pointSize, weight: $0) } ?? preferred
      self.color = color
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var label: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
