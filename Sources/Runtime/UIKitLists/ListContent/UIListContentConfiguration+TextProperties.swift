extension UIListContentConfiguration {
  /// The properties of a text of a list row.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The alignment of a text in its width.
    public enum TextAlignment: Sendable {
      /// The alignment of the writing direction.
      case natural
      /// Centred.
      case center
      /// Justified between both edges.
      case justified
    }

    /// The transformation of a text before it is shown.
    public enum TextTransform: Sendable {
      /// No transformation.
      case none
      /// All letters in upper case.
      case uppercase
      /// All letters in lower case.
      case lowercase
      /// The first letter of each word in upper case.
      case capitalized
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// Returns the colour that is drawn: ``color``, or the pale one of disabled text.
    public func resolvedColor() -> UIColor { isDisabled ? .tertiaryLabel : color }
    /// The alignment of the text in its width. The default is `.natural`.
    public var alignment: TextAlignment = .natural
    /// The line break mode for text that does not fit. The default is `.byTruncatingTail`.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines; the default 0 sets no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font size is reduced for text too wide for its
    /// lines. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font size may be reduced, 0…1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the user's preferred text size. The
    /// default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of the text. The default is `.none`.
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
