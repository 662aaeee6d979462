/// A control that performs an action when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a look of its own.
    case custom = 0
    /// A button in the tint colour that fades when highlighted.
    case system = 1
    /// A detail button: an "i" in a circle.
    case detailDisclosure = 2
    /// An info button: an "i" in a circle.
    case infoLight = 3
    /// An info button: an "i" in a circle.
    case infoDark = 4
    /// A button for adding: a "+" in a circle.
    case contactAdd = 5
    /// A close button: a cross on a gray disc.
    case close = 7
  }

  /// The role of a button, which affects its look.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal
    /// The button that users choose most likely; its title is semibold.
    case primary
    /// The button cancels without a change.
    case cancel
    /// The button destroys data; it is red.
    case destructive
  }

  /// A closure that is called when a button's state or surroundings changed, to update its
  /// configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Creates a custom button with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a custom button with the title and image of an action, which it performs.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    adopt(primaryAction)
  }

  /// Creates a button for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with the title and image of an action, which it performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  /// Creates a button with a configuration and an action; the action's title and image are used if
  /// the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(.system)
    self.configuration = configuration
  }

  /// The type of the button. The default is `.custom`.
  open var buttonType: ButtonType { buttonTypeStorage }

  /// The configuration of the button; `nil`, the default, for the values set for its states.
  open var configuration: Configuration? {
    didSet { if oldValue != configuration { configurationDidChange() } }
  }

  /// A closure that is called when the button's state or surroundings changed, before layout. The
  /// default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the configuration is updated for changes of the state.
  /// The default is `true`.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLook()
  }

  /// Updates the configuration for the current state. The default calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The role of the button. The default is `.normal`.
  open var role: Role = .normal {
    didSet { if oldValue != role { setNeedsLook() } }
  }

  /// A Boolean value that indicates whether a tap toggles ``UIControl/isSelected``, or with a menu,
  /// whether the chosen action becomes the button's title. The default is `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectionOfMenu() }
  }

  /// The menu that a long press opens, or a tap if ``UIControl/showsMenuAsPrimaryAction`` is
  /// `true`. The default is `nil`.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      showSelectionOfMenu()
    }
  }

  package override var presentableMenu: UIMenu? { menu }

  package override func menuWillPerform(_ action: UIAction) { select(action) }

  /// Sets the title for a state; states without one show that of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    states.change(state) { $0.title = title }
    setNeedsLook()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    states.change(state) { $0.titleColor = color }
    setNeedsLook()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    states.change(state) { $0.image = image }
    setNeedsLook()
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    states.change(state) { $0.backgroundImage = image }
    setNeedsLook()
  }

  /// Sets the attributed title for a state; it is shown instead of the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    states.change(state) { $0.attributedTitle = title }
    setNeedsLook()
  }

  /// Sets the symbol configuration for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    states.change(state) { $0.symbolConfiguration = configuration }
    setNeedsLook()
  }

  /// Returns the title for a state, or for the normal one.
  open func title(for state: UIControl.State) -> String? { states.value(state, \.title) }
  /// Returns the title colour for a state, or for the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? { states.value(state, \.titleColor) }
  /// Returns the image for a state, or for the normal one.
  open func image(for state: UIControl.State) -> UIImage? { states.value(state, \.image) }
  /// Returns the background image for a state, or for the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    states.value(state, \.backgroundImage)
  }
  /// Returns the attributed title for a state, or for the normal one.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    states.value(state, \.attributedTitle)
  }

  /// The current title.
  open var currentTitle: String? { title(for: state) }
  /// The current title colour.
  open var currentTitleColor: UIColor { resolvedTitleColor }
  /// The current image.
  open var currentImage: UIImage? { image(for: state) }
  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The current attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The label of the title. Set its font only; the button sets its text and colour.
  open var titleLabel: UILabel? { madeTitleLabel() }
  /// The label of the configuration's subtitle.
  open var subtitleLabel: UILabel? { subtitleStorage }
  /// The view of the image.
  open var imageView: UIImageView? { madeImageView() }

  /// The insets of title and image in points. They are used without a configuration only. The
  /// default is zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentEdgeInsets { contentSizeDidChange() } }
  }
  /// The displacement of the title in points. It is used without a configuration only. The default
  /// is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != titleEdgeInsets { setNeedsLayout() } }
  }
  /// The displacement of the image in points. It is used without a configuration only. The default
  /// is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != imageEdgeInsets { setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateLookIfNeeded()
    return fittingSize(within: size)
  }

  open override var intrinsicContentSize: CGSize {
    updateLookIfNeeded()
    return fittingSize(within: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLookIfNeeded()
    layoutContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  /// The accessibility label: the title, unless one was set.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? configuration?.title ?? currentAttributedTitle?.string
        ?? currentTitle ?? (configuration?.image ?? currentImage)?.spokenName
    }
    set { super.accessibilityLabel = newValue }
  }

  open override func _controlStateDidChange() {
    super._controlStateDidChange()
    stateDidChange()
  }

  open override var _naturalAccessibilityTraits: UIAccessibilityTraits { .button }

  open override var _primaryTouchEvents: Event { .primaryActionTriggered }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  var buttonTypeStorage = ButtonType.custom
  var states = ButtonStates()
  var titleStorage: UILabel?
  var subtitleStorage: UILabel?
  var imageStorage: UIImageView?
  var backdrop: UIView?
  var backgroundPicture: UIImageView?
  var spinner: UIActivityIndicatorView?
  var needsLook = true
  var needsConfigurationUpdate = true
  var isUpdatingConfiguration = false
  var wasHighlighted = false
}
