/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates the default appearance of navigation bars.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of navigation bars for a device idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a copy of another appearance, including titles only if it is a navigation bar's.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttons = other.buttons.copied()
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  /// The attributes of the inline title, which override the bar's font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, which override the bar's font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the inline title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The appearance of plain buttons. Setting it copies the value.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.duplicate() }
  }
  /// The appearance of buttons of the style `.done`. Setting it copies the value.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.duplicate() }
  }
  /// The appearance of the back button, whose title is not shown. Setting it copies the value.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.back }
    set { buttons.back = newValue.duplicate() }
  }

  /// Sets the image of the back button; `nil` restores the chevron. Nothing slides below the button
  /// here, so the mask is not used. Without one of the two images the system's are shown.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = isComplete ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = isComplete ? backIndicatorTransitionMaskImage : nil
  }
  /// The image of the back button; `nil`, the default, for the chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of content that slides below the back button. The default is `nil`.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  private(set) var buttons = BarButtonLooks()

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates the default appearance of toolbars.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of toolbars for a device idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { buttons = other.buttons.copied() }
  }

  /// The appearance of plain buttons. Setting it copies the value.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.duplicate() }
  }
  /// The appearance of buttons of the style `.done`. Setting it copies the value.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.duplicate() }
  }

  private(set) var buttons = BarButtonLooks()

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
