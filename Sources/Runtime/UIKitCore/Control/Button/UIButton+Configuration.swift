extension UIButton {
  /// The style, content and metrics of a button. Setting ``UIButton/configuration`` updates the
  /// button.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium
      /// Smaller than the default.
      case small
      /// The smallest.
      case mini
      /// Larger than the default.
      case large
    }

    /// The corner style of a button's background.
    public enum CornerStyle: Int, Sendable {
      /// Corners with the radius of the background, whatever the text size.
      case fixed = -1
      /// The system's choice: a capsule.
      case dynamic
      /// Corners with a small radius.
      case small
      /// Corners with a medium radius.
      case medium
      /// Corners with a large radius.
      case large
      /// Corners with a radius of half the height.
      case capsule
    }

    /// The alignment of the title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment that follows the button's content alignment.
      case automatic
      /// Aligned at the leading edge.
      case leading
      /// Centred.
      case center
      /// Aligned at the trailing edge.
      case trailing
    }

    /// Returns a style without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a style with a pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a style with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a style with white content on a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a style without a background, as of system buttons.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a style with a gray background, as of system buttons.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns a style with a pale background in the tint colour, as of system buttons.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// Returns a style with white content on a background in the tint colour, as of system buttons.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// Returns a style with a glass background.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// Returns a style with white content on glass in the tint colour.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }

    /// The title. The default is `nil`: the button's title for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed title; attributes that it lacks are those of titles. The default is `nil`.
    public var attributedTitle: AttributedString?
    /// A closure that changes the attributes of the title before it is drawn. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The subtitle under the title. The default is `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed subtitle. The default is `nil`.
    public var attributedSubtitle: AttributedString?
    /// A closure that changes the attributes of the subtitle before it is drawn. The default is
    /// `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image. The default is `nil`: the button's image for its state.
    public var image: UIImage?
    /// The symbol configuration of the image. The default is `nil`: the size and weight of the
    /// title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image is placed. The default is `.leading`, which is also
    /// used for a set of several edges.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and subtitle to each other. The default is `.automatic`.
    public var titleAlignment: TitleAlignment = .automatic
    /// The line break mode of the title. The default is `.byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The colour of title and image. The default is `nil`: that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour from which the background colour is derived. The default is `nil`: the tint
    /// colour.
    public var baseBackgroundColor: UIColor?
    /// The size of the button, which determines its text size and insets. The default is `.medium`.
    public var buttonSize: Size = .medium
    /// The corner style of the background. The default is `.dynamic`.
    public var cornerStyle: CornerStyle = .dynamic
    /// The background; values that it leaves open are those of the style.
    public var background = UIBackgroundConfiguration()
    /// A Boolean value that indicates whether an activity indicator replaces the image. The default
    /// is `false`.
    public var showsActivityIndicator = false

    /// The insets between the content and the bounds, in points. The default depends on
    /// ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? buttonSize.contentInsets }
      set { insets = newValue }
    }

    /// Restores the content insets of the style.
    public mutating func setDefaultContentInsets() {
      insets = nil
    }

    /// Returns the configuration for the button's state: the button itself draws changes of state.
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
  /// The default insets; heights come to 28, 34⅓ and 50⅓ points with the default fonts. Grade:
  /// widely observed on iOS 15 to 18, no record known; tunable.
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
  /// Indicates whether title and image are white on a strong colour.
  var isProminent: Bool {
    switch self {
    case .filled, .borderedProminent, .prominentGlass: true
    default: false
    }
  }

  var isGlass: Bool { self == .glass || self == .prominentGlass }

  var hasBackground: Bool { self != .plain && self != .borderless }
}
