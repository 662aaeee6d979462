/// How a bar looks. Bars keep copies: change an appearance, then set it again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The appearance of bars by default.
  public override init() {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// The appearance of bars by default on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// An appearance with what another one says of backgrounds.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    adopt(barAppearance)
  }

  /// The kind of device it is for.
  public let idiom: UIUserInterfaceIdiom

  /// The background of bars by default: none, and content fades out under the bar.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = nil
    backgroundImage = nil
    shadowImage = nil
    ground = .fade
  }

  /// A background in the system's colour, with a line under it.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
    backgroundImage = nil
    shadowImage = nil
    ground = .plain
  }

  /// No background, no line, and content that does not fade.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
    backgroundImage = nil
    shadowImage = nil
    ground = .plain
  }

  /// The colour behind the bar. The default is `nil`.
  open var backgroundColor: UIColor?
  /// An image in front of that colour, filling it. The default is `nil`.
  open var backgroundImage: UIImage?
  /// How the image fills the background. The default is `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the line at the bar's edge. The default is `nil`: no line.
  open var shadowColor: UIColor?
  /// An image in place of that line, as a template in its colour. The default is `nil`.
  open var shadowImage: UIImage?

  /// A copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Appearances are made, changed and copied on the main thread.
    nonisolated(unsafe) let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.duplicate() }
    return made
  }

  enum Ground { case fade, plain }
  /// What is behind the bar apart from colour and image.
  private(set) var ground = Ground.fade

  /// Whether something shows behind the bar.
  var isVisible: Bool { backgroundColor != nil || backgroundImage != nil || shadowColor != nil }

  /// Whether content fades out under the bar.
  var letsContentFade: Bool { ground == .fade && !isVisible }

  /// A copy of the same class.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  private func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    ground = other.ground
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of navigation bars by default.
  public override init() {
    super.init()
  }

  /// The appearance of navigation bars by default on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// An appearance with what another one says, of titles only if it is a navigation bar's.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }

  /// The attributes of the inline title, over the bar's own font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, over the bar's own font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the inline title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of toolbars by default.
  public override init() {
    super.init()
  }

  /// The appearance of toolbars by default on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// An appearance with what another one says.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
