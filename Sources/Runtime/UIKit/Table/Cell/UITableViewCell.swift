/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Creates a cell of a classic style that can be dequeued again under an identifier.
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

  /// Creates a cell of the default style. The frame is the table's to choose.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Lets a table create cells of a class it knows by name; calls the subclass's
  /// `init(style:reuseIdentifier:)`, which need not be `required` for that.
  public required convenience init(_dequeuedWith style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// The name under which the cell is dequeued again.
  open private(set) var reuseIdentifier: String?

  /// Brings a cell that is used again into its first state. Overrides call `super`.
  open func prepareForReuse() {
    isHighlightedStorage = false
    isSelectedStorage = false
    setNeedsUpdateConfiguration()
  }

  /// Where a cell's own content belongs. With a ``contentConfiguration`` it is the view that shows
  /// it.
  open var contentView: UIView { shownContentView }

  /// The label of a classic style.
  open var textLabel: UILabel? { classicText }
  /// The second label of a classic style; `nil` in the default style.
  open var detailTextLabel: UILabel? { classicDetail }
  /// The image view of a classic style.
  open var imageView: UIImageView? { classicImage }

  /// What the cell shows. The default is `nil`: the classic labels, or what is in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// Whether the content configuration follows the cell's state. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// How the ground behind the content looks. The default is `nil`: as the table's style has it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { groundDidChange() }
  }
  /// Whether the background configuration follows the cell's state. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the cell's state before it shows, and whenever that changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Brings a cell's configurations in line with its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The state that configurations are made for. Overrides add to `super`'s.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Brings the configurations in line with a state. The default calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The configuration of a row in the cell's style, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The ground of a row in the table's style.
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
  /// The same where several rows can be selected. The default is `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBack(oldValue, multipleSelectionBackgroundView) }
  }

  /// How the cell shows that it is selected. The default is `.default`.
  open var selectionStyle: SelectionStyle = .default

  /// Whether the cell is selected. The default is `false`.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects or deselects the cell itself; use the table's `selectRow` to have the table know of it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    stateDidChange(animated: animated)
  }

  /// Whether the cell is drawn as touched. The default is `false`.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Draws the cell as touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    stateDidChange(animated: animated)
  }

  /// What editing offers for the row.
  open var editingStyle: EditingStyle { editingStyleStorage }
  /// Whether the content moves in while editing. The default is `true`.
  open var shouldIndentWhileEditing = true

  /// What stands at the row's end. The default is `.none`.
  open var accessoryType: AccessoryType = .none {
    didSet { if oldValue != accessoryType { setNeedsLayout() } }
  }
  /// A view at the row's end, instead of ``accessoryType``. The default is `nil`.
  open var accessoryView: UIView? {
    didSet { if oldValue !== accessoryView { setNeedsLayout() } }
  }
  /// What stands at the row's end while editing. The default is `.none`.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  /// A view at the row's end while editing. The default is `nil`.
  open var editingAccessoryView: UIView? {
    didSet { setNeedsLayout() }
  }

  /// How far the content moves in, in levels. The default is 0.
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }
  /// The width of a level in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Where the line below the row begins and ends, in points from the edges. By default as the table
  /// has it.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? separatorEnds }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Whether the cell shows what editing offers.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides what editing offers; the table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    editingDidChange(animated: animated)
  }

  /// Whether the handle to move the row shows while editing even if the data source does not say in
  /// `tableView(_:canMoveRowAt:)` that the row can be moved. The default is `false`.
  open var showsReorderControl = false {
    didSet { updateReorderControl() }
  }

  /// Whether the button that deletes the row shows.
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

  package override var accessibilityRole: AccessibilityRole? { .cell }

  /// What was set, or the actions that a swipe over the row shows.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipeActionsByName }
    set { super.accessibilityCustomActions = newValue }
  }

  /// What was set, else a point in the control that stands for the row, else the middle.
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
  /// Where the table has put the cell, and how.
  var place = CellPlace() {
    didSet { if oldValue != place { placeDidChange() } }
  }
  /// The cell's content view without a configuration, made when somebody asks for it.
  var plainContentView: UIView?
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
  /// The colour of the line below the cell, where it is not that of the table.
  package var separatorTint: UIColor? {
    didSet { if separatorTint !== oldValue { setNeedsLayout() } }
  }
  var accessory = CellAccessory()
  var editControl: CellEditControl?
  var reorderControl: ReorderHandle?
  /// What lies behind the content while swipe actions show.
  var swipeShift: CGFloat = 0
}
