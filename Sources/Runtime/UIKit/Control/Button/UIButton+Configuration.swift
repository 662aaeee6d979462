extension UIButton {
  /// How a button looks: its style, content, and sizes. Every change of
  /// ``UIButton/configuration`` brings the button up to date.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium
      /// Smaller than usual.
      case small
      /// The smallest.
      case mini
      /// Larger than usual.
      case large
    }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the radius of the background, whatever the text size.
      case fixed = -1
      /// As the system likes: a capsule.
      case dynamic
      /// Rounded a little.
      case small
      /// Rounded as usual.
      case medium
      /// Rounded much.
      case large
      /// As round as the height allows.
      case capsule
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// By where the content stands.
      case automatic
      /// At the side where reading begins.
      case leading
      /// In the middle.
      case center
      /// At the side where reading ends.
      case trailing
    }

    /// Text or image on nothing.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On the tint, pale.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text or image on nothing, as buttons of the system.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// On grey, as buttons of the system.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// On the tint, pale, as buttons of the system.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// White on the tint, as buttons of the system.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// On glass.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// White on glass of the tint.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }

    /// The title. The default is `nil`: the button's own for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; where it has none, it looks as titles do. The default is `nil`.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title before it is drawn. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A line under the title. The default is `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The line under the title with attributes. The default is `nil`.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the line under the title before it is drawn. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image. The default is `nil`: the button's own for its state.
    public var image: UIImage?
    /// The size and weight of symbols. The default is `nil`: those of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image stands. The default is `.leading`; other than one
    /// edge means that.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and title. The default is 0.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle. The default is 1.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other. The default is `.automatic`.
    public var titleAlignment: TitleAlignment = .automatic
    /// The most lines of the title break how. The default is `.byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The colour of title and image. The default is `nil`: the one of the style.
    public var baseForegroundColor: UIColor?
    /// The colour from which the background is made. The default is `nil`: the tint.
    public var baseBackgroundColor: UIColor?
    /// How large text and insets are. The default is `.medium`.
    public var buttonSize: Size = .medium
    /// How the corners are rounded. The default is `.dynamic`.
    public var cornerStyle: CornerStyle = .dynamic
    /// The background; what it leaves open comes from the style.
    public var background = UIBackgroundConfiguration()
    /// Whether a turning wheel stands in for the image. The default is `false`.
    public var showsActivityIndicator = false

    /// Points between the content and the bounds. The default depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? buttonSize.contentInsets }
      set { insets = newValue }
    }

    /// Takes the content insets of the style again.
    public mutating func setDefaultContentInsets() {
      insets = nil
    }

    /// The configuration for the button's state: changes of state are drawn by the button.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      if attributedTitle == nil {
        copy.attributedTitle =
          button.currentAttributedTitle.map { AttributedString($0) }
          ?? button.currentTitle.map { AttributedString($0) }
      }
      copy.image = image ?? button.currentImage
      return copy
    }

    enum Style: Hashable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass
    }

    var style: Style
    private var insets: NSDirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
    }
  }
}

extension UIButton.Configuration.Size {
  /// Heights come to 28, 34⅓ and 50⅓ points with the default fonts. Grade: widely observed on
  /// iOS 15 to 18, no record known; tunable.
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

extension UIButton.Configuration.Style {
  /// Whether title and image are white on a strong colour.
  var isProminent: Bool {
    switch self {
    case .filled, .borderedProminent, .prominentGlass: true
    default: false
    }
  }

  var isGlass: Bool { self == .glass || self == .prominentGlass }

  var hasBackground: Bool { self != .plain && self != .borderless }
}
