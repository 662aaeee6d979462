/// Says why there is nothing to show, and what can be done: an image, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the parts stand.
  public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the top.
    case natural
  }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// What happens to text that does not fit. The default is `.byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; the default 0 sets no limit.
    public var numberOfLines = 0
    /// Whether text too wide for its lines is drawn smaller. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size for that, 0…1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the image looks.
  public struct ImageProperties {
    /// In which size symbols are shown.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; with `nil` it is the tint.
    public var tintColor: UIColor?
    /// The radius of the image's corners in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size in which the image is shown, in points; 0 sets no limit along its axis. The
    /// default is zero.
    public var maximumSize = CGSize.zero
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does. The default is `nil`: the button does not show.
    public var primaryAction: UIAction?
    /// What a tap opens. The default is `nil`.
    public var menu: UIMenu?
    /// Whether the button can be tapped. The default is `true`.
    public var isEnabled = true
  }

  /// Nothing is there.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(kind: .empty)
  }

  /// Something is on its way: an indicator turns above the texts.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .loading)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return configuration
  }

  /// A search found nothing; it names what was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// The image. The default is `nil`: none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties: ImageProperties
  /// The text. The default is `nil`: none.
  public var text: String?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The text below. The default is `nil`: none.
  public var secondaryText: String?
  /// How the text below looks.
  public var secondaryTextProperties: TextProperties
  /// How the button looks; one with neither title nor image does not show.
  public var button = UIButton.Configuration.borderless()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks; one with neither title nor image does not show.
  public var secondaryButton = UIButton.Configuration.borderless()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the parts stand. The default is `.center`.
  public var alignment = Alignment.center
  /// The least distance from the edges and the safe area, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: UnavailableMetrics.margin, leading: UnavailableMetrics.margin,
    bottom: UnavailableMetrics.margin, trailing: UnavailableMetrics.margin)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding = UnavailableMetrics.imageGap
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding = UnavailableMetrics.textGap
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding = UnavailableMetrics.buttonGap
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding = UnavailableMetrics.secondButtonGap
  /// The ground behind all of it. The default shows nothing.
  public var background = UIBackgroundConfiguration.clear()

  enum Kind {
    case empty, loading, search
  }

  let kind: Kind
  /// Whether the text is the one of a search for something.
  private var isNamed = false

  init(kind: Kind) {
    self.kind = kind
    imageProperties = ImageProperties(
      preferredSymbolConfiguration: UIImage.SymbolConfiguration(
        pointSize: UnavailableMetrics.symbol),
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

  /// The configuration as it looks in a state: that of a search names what is searched for.
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

/// The numbers of a message that there is nothing, in points. Grade: tunable, after iOS 17.
enum UnavailableMetrics {
  static let symbol: CGFloat = 48
  static let margin: CGFloat = 24
  static let imageGap: CGFloat = 16
  static let textGap: CGFloat = 6
  static let buttonGap: CGFloat = 20
  static let secondButtonGap: CGFloat = 8
}

/// The state of a controller that may have nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// Creates a state in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The controller's traits.
  public var traitCollection: UITraitCollection
  /// What people search for in the controller; `nil` while they do not. The default is `nil`.
  public var searchText: String?
}
