/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what the app sets.
    case custom = 0
    /// In the tint, fading when touched.
    case system = 1
    /// An "i" in a circle.
    case detailDisclosure = 2
    /// An "i" in a circle.
    case infoLight = 3
    /// An "i" in a circle.
    case infoDark = 4
    /// A "+" in a circle.
    case contactAdd = 5
    /// A cross on a grey disc.
    case close = 7
  }

  /// What a button does, which shows in its look.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What most will want; its title is semibold.
    case primary
    /// Leaves without doing anything.
    case cancel
    /// Destroys something; it is red.
    case destructive
  }

  /// Called when a button's state or surroundings changed, to change its configuration.
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

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a kind with the title and image of an action, which it performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  /// Creates a button that looks as configured and performs an action; the action's title and image
  /// stand where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(.system)
    self.configuration = configuration
  }

  /// What kind of button it is. The default is `.custom`.
  open var buttonType: ButtonType { buttonTypeStorage }

  /// How the button looks; `nil`, the default, for what is set for its states.
  open var configuration: Configuration? {
    didSet { if oldValue != configuration { configurationDidChange() } }
  }

  /// Called when the button's state or surroundings changed, before it is laid out. The default is
  /// `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is brought up to date for changes of the state. The default is `true`.
  open var automaticallyUpdatesConfiguration = true

  /// Says that ``updateConfiguration()`` must run before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLook()
  }

  /// Changes the configuration for the present state. The default calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// What the button does. The default is `.normal`.
  open var role: Role = .normal {
    didSet { if oldValue != role { setNeedsLook() } }
  }

  /// Whether a tap turns ``UIControl/isSelected`` over, or with a menu the chosen action becomes the
  /// button's title. The default is `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectionOfMenu() }
  }

  /// The menu that a long press opens, or a touch where ``UIControl/showsMenuAsPrimaryAction`` is
  /// `true`. The default is `nil`.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      showSelectionOfMenu()
    }
  }

  package override var presentableMenu: UIMenu? { menu }

  package override func menuWillPerform(_ action: UIAction) { select(action) }

  /// Sets the title for a state; other states without one show that of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    states.change(state) { $0.title = title }
    setNeedsLook()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    states.change(state) { $0.titleColor = color }
    setNeedsLook()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    states.change(state) { $0.image = image }
    setNeedsLook()
  }

  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    states.change(state) { $0.backgroundImage = image }
    setNeedsLook()
  }

  /// Sets the title with attributes for a state; it is shown instead of the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    states.change(state) { $0.attributedTitle = title }
    setNeedsLook()
  }

  /// Sets the size and weight of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    states.change(state) { $0.symbolConfiguration = configuration }
    setNeedsLook()
  }

  /// The title set for a state, or for the normal one.
  open func title(for state: UIControl.State) -> String? { states.value(state, \.title) }
  /// The title's colour set for a state, or for the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? { states.value(state, \.titleColor) }
  /// The image set for a state, or for the normal one.
  open func image(for state: UIControl.State) -> UIImage? { states.value(state, \.image) }
  /// The background image set for a state, or for the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    states.value(state, \.backgroundImage)
  }
  /// The title with attributes set for a state, or for the normal one.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    states.value(state, \.attributedTitle)
  }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour that shows now.
  open var currentTitleColor: UIColor { resolvedTitleColor }
  /// The image that shows now.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image that shows now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes that shows now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The label that shows the title. Set its font; its text and colour are the button's.
  open var titleLabel: UILabel? { madeTitleLabel() }
  /// The label that shows the configuration's subtitle.
  open var subtitleLabel: UILabel? { subtitleStorage }
  /// The view that shows the image.
  open var imageView: UIImageView? { madeImageView() }

  /// Points around title and image. It counts without a configuration only. The default is zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentEdgeInsets { contentSizeDidChange() } }
  }
  /// Points by which the title is moved. It counts without a configuration only. The default is
  /// zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != titleEdgeInsets { setNeedsLayout() } }
  }
  /// Points by which the image is moved. It counts without a configuration only. The default is
  /// zero.
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

  /// The title, unless something else was set.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? configuration?.title ?? currentAttributedTitle?.string
        ?? currentTitle ?? (configuration?.image ?? currentImage)?.spokenName
    }
    set { super.accessibilityLabel = newValue }
  }

  package override func controlStateDidChange() {
    super.controlStateDidChange()
    stateDidChange()
  }

  package override var naturalAccessibilityTraits: UIAccessibilityTraits { .button }

  package override var primaryTouchEvents: Event { .primaryActionTriggered }

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
