/// How a bar is drawn. Navigation bars and toolbars keep copies: change an appearance, then set it
/// again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Creates the system's look.
  public override init() {
    super.init()
  }

  /// Creates the system's look for a kind of device; it is the same for all here.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates a copy of another bar's look.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    kind = barAppearance.kind
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// The kind of device the look is for.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  /// The colour over the bar's own background. The default is `nil`.
  open var backgroundColor: UIColor? {
    didSet { didChange?() }
  }

  /// An image in front of that colour. The default is `nil`. Tab bars show none.
  open var backgroundImage: UIImage? {
    didSet { didChange?() }
  }

  /// How the image fills the background. The default is `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { didChange?() }
  }

  /// An image in place of the line, as a template in its colour. The default is `nil`. Tab bars show
  /// none.
  open var shadowImage: UIImage? {
    didSet { didChange?() }
  }

  /// The colour of the line between the bar and the content. `nil` shows none.
  open var shadowColor: UIColor? = .separator {
    didSet { didChange?() }
  }

  /// Takes the system's look: a background that lets content shine through.
  open func configureWithDefaultBackground() {
    become(.standard, background: nil, shadow: .separator)
  }

  /// Takes an opaque background in the system's colour.
  open func configureWithOpaqueBackground() {
    become(.opaque, background: .systemBackground, shadow: .separator)
  }

  /// Takes no background and no line.
  open func configureWithTransparentBackground() {
    become(.transparent, background: nil, shadow: nil)
  }

  /// A copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Appearances are made, changed and copied on the main thread.
    let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.duplicate() }
    return made
  }

  /// A copy of the same class.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Whether nothing is drawn behind a navigation bar, under which content fades out instead.
  var letsContentFade: Bool {
    kind == .standard && backgroundColor == nil && backgroundImage == nil
  }

  enum Kind {
    case standard, opaque, transparent
  }

  private(set) var kind = Kind.standard
  var didChange: (() -> Void)?

  private func become(_ kind: Kind, background: UIColor?, shadow: UIColor?) {
    self.kind = kind
    backgroundColor = background
    shadowColor = shadow
  }
}

/// How a tab bar is drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How items with their title below the image are drawn.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { didChange?() }
  }

  /// How items with their title beside the image are drawn.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { didChange?() }
  }

  /// The same in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { didChange?() }
  }
}

/// How the items of a tab bar are drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Creates the system's look.
  public override init() {
    super.init()
  }

  /// Of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// Of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// Of items that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
}

/// How an item of a tab bar is drawn in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title: its font and colour count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image. The default is `nil`: the tint or a grey.
  open var iconColor: UIColor?
  /// The colour of the badge. The default is `nil`: red.
  open var badgeBackgroundColor: UIColor?

  override init() {
    super.init()
  }
}
