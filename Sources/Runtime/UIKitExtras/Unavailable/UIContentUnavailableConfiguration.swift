/// A content configuration that explains why content is unavailable and what can be done, with an
/// image, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Constants that indicate the vertical alignment of the content.
  public enum Alignment: Sendable {
    /// Centred.
    case center
    /// Aligned with the top.
    case natural
  }

  /// Properties of the appearance of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The truncation or wrapping of text that does not fit. The default is `.byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; the default 0 sets no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text that is too wide is drawn smaller. The default
    /// is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font for that, 0…1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// Properties of the appearance of the image.
  public struct ImageProperties {
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and template images; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The radius of the image's corners in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 sets no limit along its axis. The default is
    /// zero.
    public var maximumSize = CGSize.zero
  }

  /// Properties of the behaviour of a button.
  public struct ButtonProperties {
    /// The action that a tap performs. The default is `nil`: the button is hidden.
    public var primaryAction: UIAction?
    /// The menu that a tap opens. The default is `nil`.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled. The default is `true`.
    public var isEnabled = true
  }

  /// Creates a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(kind: .empty)
  }

  /// Creates a configuration for content that is loading: an activity indicator above the texts.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .loading)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return configuration
  }

  /// Creates a configuration for a search without results; it shows the search text.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// The image. The default is `nil`: none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties: ImageProperties
  /// The text. The default is `nil`: none.
  public var text: String?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text. The default is `nil`: none.
  public var secondaryText: String?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The configuration of the button; a button with neither title nor image is hidden.
  public var button = UIButton.Configuration.borderless()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the secondary button; a button with neither title nor image is hidden.
  public var secondaryButton = UIButton.Configuration.borderless()
  /// The properties of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content. The default is `.center`.
  public var alignment = Alignment.center
  /// The minimum distance from the edges and the safe area, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: ContentUnavailableMetrics.margin, leading: ContentUnavailableMetrics.margin,
    bottom: ContentUnavailableMetrics.margin, trailing: ContentUnavailableMetrics.margin)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding = ContentUnavailableMetrics.imageGap
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding = ContentUnavailableMetrics.textGap
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding = ContentUnavailableMetrics.buttonGap
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding = ContentUnavailableMetrics.secondButtonGap
  /// The configuration of the background. The default shows nothing.
  public var background = UIBackgroundConfiguration.clear()

  enum Kind {
    case empty, loading, search
  }

  let kind: Kind
  /// Indicates whether the text was generated from a search text.
  private var isNamed = false

  init(kind: Kind) {
    self.kind = kind
    imageProperties = ImageProperties(
      preferredSymbolConfiguration: UIImage.SymbolConfiguration(
        pointSize: ContentUnavailableMetrics.symbol),
      tintColor: .secondaryLabel)
    textProperties = TextProperties(
      font: .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold),
      color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration updated for a state: that of a search shows the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, let state = state as? UIContentUnavailableConfigurationState,
      text == "No Results" || isNamed
    else { return self }
    var configuration = self
    let searched = state.searchText ?? ""
    configuration.isNamed = !searched.isEmpty
    configuration.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    return configuration
  }
}

/// The metrics of a content-unavailable view, in points. Grade: tunable, after iOS 17.
enum ContentUnavailableMetrics {
  static let symbol: CGFloat = 48
  static let margin: CGFloat = 24
  static let imageGap: CGFloat = 16
  static let textGap: CGFloat = 6
  static let buttonGap: CGFloat = 20
  static let secondButtonGap: CGFloat = 8
}
