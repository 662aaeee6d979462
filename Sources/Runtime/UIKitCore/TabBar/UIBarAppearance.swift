/// The appearance of a bar. Navigation bars and toolbars keep copies: change an appearance, then
/// set it again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Creates the system's appearance.
  public override init() {
    super.init()
  }

  /// Creates the system's appearance for a device idiom; it is the same for all here.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates a copy of another bar's appearance.
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

  /// The device idiom of the appearance.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  /// The colour in front of the bar's own background. The default is `nil`.
  open var backgroundColor: UIColor? {
    didSet { didChange?() }
  }

  /// An image in front of that colour. The default is `nil`. Tab bars show none.
  open var backgroundImage: UIImage? {
    didSet { didChange?() }
  }

  /// The scaling of the image to the background. The default is `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { didChange?() }
  }

  /// An image that replaces the shadow line, as a template in its colour. The default is `nil`. Tab
  /// bars show none.
  open var shadowImage: UIImage? {
    didSet { didChange?() }
  }

  /// The colour of the shadow line between the bar and the content. `nil` for none.
  open var shadowColor: UIColor? = .separator {
    didSet { didChange?() }
  }

  /// Configures the system's appearance with a translucent background.
  open func configureWithDefaultBackground() {
    become(.standard, background: nil, shadow: .separator)
  }

  /// Configures an opaque background in the system's colour.
  open func configureWithOpaqueBackground() {
    become(.opaque, background: .systemBackground, shadow: .separator)
  }

  /// Configures a transparent background without a shadow line.
  open func configureWithTransparentBackground() {
    become(.transparent, background: nil, shadow: nil)
  }

  /// Returns a copy of the appearance.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Appearances are created, changed and copied on the main thread.
    let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.duplicate() }
    return made
  }

  /// Returns a copy of the same class.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Indicates whether a navigation bar has no background and content fades out below it instead.
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

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { didChange?() }
  }

  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { didChange?() }
  }

  /// The appearance of items with the title beside the image in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { didChange?() }
  }
}
