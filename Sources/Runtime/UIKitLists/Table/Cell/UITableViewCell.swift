/// A view that shows one row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Creates a cell of a classic style with a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListMetrics.rowHeight))
    setUpCell()
  }

  /// Creates a cell for a decoder.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUpCell()
  }

  /// Creates a cell of the default style. The table sets the frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a registered class for a table. It calls the subclass's
  /// `init(style:reuseIdentifier:)`, which does not have to be `required` for that.
  public required convenience init(_dequeuedWith style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// The identifier with which the cell is dequeued for reuse.
  open private(set) var reuseIdentifier: String?

  /// Resets a cell before it is reused for another row. Overrides call `super`.
  open func prepareForReuse() {
    isHighlightedStorage = false
    isSelectedStorage = false
    setNeedsUpdateConfiguration()
  }

  /// The view to which a cell's own content is added. With a ``contentConfiguration`` it is the
  /// view that the configuration made.
  open var contentView: UIView { shownContentView }

  /// The label of a classic style.
  open var textLabel: UILabel? { classicText }
  /// The second label of a classic style; `nil` in the default style.
  open var detailTextLabel: UILabel? { classicDetail }
  /// The image view of a classic style.
  open var imageView: UIImageView? { classicImage }

  /// The configuration of the cell's content. The default is `nil`: the classic labels, or the
  /// subviews of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// A Boolean value that indicates whether the content configuration is updated automatically when
  /// the cell's state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the cell's background. The default is `nil`: the background of the
  /// table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { groundDidChange() }
  }
  /// A Boolean value that indicates whether the background configuration is updated automatically
  /// when the cell's state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is called with the cell's state before the cell shows, and whenever the state
  /// changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The type of a closure that updates a cell's configurations for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The cell's current state, for which configurations are updated. Overrides add to the state of
  /// `super`.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns the default content configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the default background configuration of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.isCard ? .listGroupedCell() : .listPlainCell()
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      ownBackgroundColor = newValue
      groundDidChange()
    }
  }

  /// A view behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBack(oldValue, backgroundView) }
  }
  /// A view behind the content while the cell is selected or highlighted, instead of a colour. The
  /// default is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBack(oldValue, selectedBackgroundView) }
  }
  /// A view behind the content while the cell is selected in a table that allows multiple
  /// selection. The default is `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBack(oldValue, multipleSelectionBackgroundView) }
  }

  /// The appearance of the cell while it is selected. The default is `.default`.
  open var selectionStyle: SelectionStyle = .default

  /// A Boolean value that indicates whether the cell is selected. The default is `false`.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects or deselects the cell alone; use the table's `selectRow` to change the table's
  /// selection too.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    stateDidChange(animated: animated)
  }

  /// A Boolean value that indicates whether the cell is highlighted. The default is `false`.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Highlights the cell or removes the highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    stateDidChange(animated: animated)
  }

  /// The editing style of the row: none, delete or insert.
  open var editingStyle: EditingStyle { editingStyleStorage }
  /// A Boolean value that indicates whether the content is indented while editing. The default is
  /// `true`.
  open var shouldIndentWhileEditing = true

  /// The standard accessory at the trailing end of the row. The default is `.none`.
  open var accessoryType: AccessoryType = .none {
    didSet { if oldValue != accessoryType { setNeedsLayout() } }
  }
  /// A custom view at the trailing end of the row, instead of ``accessoryType``. The default is
  /// `nil`.
  open var accessoryView: UIView? {
    didSet { if oldValue !== accessoryView { setNeedsLayout() } }
  }
  /// The standard accessory at the trailing end of the row while editing. The default is `.none`.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  /// A custom view at the trailing end of the row while editing. The default is `nil`.
  open var editingAccessoryView: UIView? {
    didSet { setNeedsLayout() }
  }

  /// The indentation level of the content. The default is 0.
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }
  /// The indentation of one level in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The inset of the separator below the row, in points from the edges. The default is the
  /// table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? separatorEnds }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the cell is in editing mode.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends the editing mode of the cell; called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    editingDidChange(animated: animated)
  }

  /// A Boolean value that indicates whether the reorder control shows while editing even if the
  /// data source does not allow in `tableView(_:canMoveRowAt:)` that the row is moved. The default
  /// is `false`.
  open var showsReorderControl = false {
    didSet { updateReorderControl() }
  }

  /// A Boolean value that indicates whether the button that deletes the row shows.
  open var showingDeleteConfirmation: Bool { isSwipedOpen }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  open override var _accessibilityRole: _AccessibilityRole? { .cell }

  /// The custom accessibility actions: the value that was set, or else the actions that a swipe
  /// over the row shows.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipeActionsByName }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The accessibility activation point: the value that was set, else a point in the control that
  /// represents the row, else the centre.
  open override var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityStorage?.activationPoint ?? combinedControl?.accessibilityActivationPoint
        ?? super.accessibilityActivationPoint
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    groundDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  let style: CellStyle
  /// The layout attributes that the table assigned to the cell.
  var place = CellPlace() {
    didSet { if oldValue != place { placeDidChange() } }
  }
  /// The cell's content view without a configuration, created on first access.
  var plainContentView: UIView? {
    didSet { if plainContentView == nil { classicView = nil } }
  }
  var configuredView: (any UIView & UIContentView)?
  var classicView: UIListContentView?
  var needsConfiguration = true
  var isSelectedStorage = false
  var isHighlightedStorage = false
  var isEditingStorage = false
  var editingStyleStorage = EditingStyle.none
  var isSwipedOpen = false
  var ownBackgroundColor: UIColor?
  var ownSeparatorInset: UIEdgeInsets?
  var separatorView: UIView?
  /// The colour of the separator below the cell; `nil` for the table's colour.
  package var separatorTint: UIColor? {
    didSet { if separatorTint !== oldValue { setNeedsLayout() } }
  }
  var accessory = CellAccessory()
  var editControl: CellEditControl?
  var reorderControl: ReorderHandle?
  /// The horizontal offset of the content while swipe actions show.
  var swipeShift: CGFloat = 0
  /// Indicates whether the content view has constraints that gave it no height when it was measured.
  var hasAmbiguousHeight = false
}
