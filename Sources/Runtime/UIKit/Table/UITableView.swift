/// A column of rows in sections, which makes only those cells that show.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Creates a table of a style with a frame in points of its future superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table for a decoder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  /// How the table looks.
  public let style: Style

  /// Where the rows come from. Not retained; the default is `nil`: no rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }

  /// Who decides and hears. Not retained; the default is `nil`.
  open var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== _scrollDelegate else { return }
      _scrollDelegate = newValue
      setNeedsReload()
    }
  }

  /// The height of rows in points. The default is ``automaticDimension``: rows size themselves.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if oldValue != rowHeight { setNeedsReload() } }
  }
  /// The height of headers in points. The default is ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { setNeedsReload() } }
  }
  /// The height of footers in points. The default is ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { setNeedsReload() } }
  }
  /// About how high rows are, in points, until they show. The default is ``automaticDimension``: the
  /// table chooses. 0 measures every row at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { setNeedsReload() } }
  }
  /// Space above headers in points. The default is ``automaticDimension``: 22 in plain tables.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { setNeedsReload() } }
  }

  /// Where the lines between rows begin and end, in points. By default they begin with the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsPlacing()
    }
  }
  /// What ``separatorInset`` starts from. The default is `.fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsPlacing() }
  }
  /// Whether lines run between rows. The default is `.singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { setNeedsPlacing() } }
  }
  /// The lines' colour. The default, which `nil` restores, is `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      setNeedsPlacing()
    }
  }

  /// A view behind the rows that stays in place. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }
  /// A view above all sections that scrolls along. It keeps its height and gets the table's width.
  /// The default is `nil`.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, tableHeaderView) }
  }
  /// A view below all sections that scrolls along. The default is `nil`.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, tableFooterView) }
  }

  /// Whether cells keep to a readable width on wide screens. The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { setNeedsPlacing() }
  }
  /// Whether content keeps clear of the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { setNeedsPlacing() }
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// The number of rows of a section; 0 for one that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The rectangle of a section with header and footer, in the table; zero if there is none.
  open func rect(forSection section: Int) -> CGRect { area(ofSection: section) }
  /// The rectangle of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect { headerArea(section) }
  /// The rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerArea(section) }
  /// The rectangle of a row; zero if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { area(of: RowAddress(indexPath)) }

  /// The row at a point of the table, or `nil`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { address(at: point)?.path }
  /// The row that a cell shows, or `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    mounted.first { $0.cell === cell }?.address.path
  }
  /// The rows in a rectangle of the table, or `nil` when there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let rows = addresses(from: rect.minY, to: rect.maxY).map(\.path)
    return rows.isEmpty ? nil : rows
  }
  /// The cell of a row; `nil` where none shows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRowsIfNeeded()
    let address = RowAddress(indexPath)
    return mounted.first { $0.address == address }?.cell
  }
  /// The cells that show, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutRowsIfNeeded()
    return mounted.map(\.cell)
  }
  /// The rows that show, from top to bottom; `nil` when there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRowsIfNeeded()
    return mounted.isEmpty ? nil : mounted.map(\.address.path)
  }
  /// A section's header, if it shows and is a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return headers[section] as? UITableViewHeaderFooterView
  }
  /// A section's footer, if it shows and is a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row stands where it should. A row that does not exist is reported and ignored.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: RowAddress(indexPath), scrollPosition, animated: animated) }

  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selection.first else { return }
    scroll(to: first, scrollPosition, animated: animated)
  }

  /// Asks the data source for everything again. The selection is lost.
  open func reloadData() { setNeedsReload(keepsSelection: false) }

  /// Runs changes of rows and sections as one. Paths to delete and reload are those before, paths to
  /// insert those after.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runBatch(updates, completion) }
  /// Begins changes that ``endUpdates()`` shows as one.
  open func beginUpdates() { openBatch() }
  /// Shows the changes since ``beginUpdates()``.
  open func endUpdates() { closeBatch(nil) }
  /// Whether changes are waiting to be shown.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Shows rows that were added to the data.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(indexPaths, animation) }
  }
  /// Takes away rows that were removed from the data.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(indexPaths, animation) }
  }
  /// Replaces the cells of rows whose data changed.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(indexPaths, animation) }
  }
  /// Fills the cells of rows again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigureRows(indexPaths) }
  }
  /// Shows that a row was moved in the data.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(indexPath, newIndexPath) }
  }
  /// Shows sections that were added to the data.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, animation) }
  }
  /// Takes away sections that were removed from the data.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, animation) }
  }
  /// Replaces the views of sections whose data changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, animation) }
  }
  /// Shows that a section was moved in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, newSection) }
  }

  /// Whether rows show what editing offers. The default is `false`.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// Whether rows can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether rows can be selected while editing. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false {
    didSet { setNeedsPlacing() }
  }
  /// Whether several rows can be selected while editing. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }
  /// The selected rows in order; `nil` when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.map(\.path)
  }
  /// Selects a row without telling the delegate; `nil` deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath.map(RowAddress.init), animated: animated, scrollPosition) }
  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(RowAddress(indexPath), animated: animated)
  }

  /// Says which class of cells an identifier stands for; `nil` forgets it. A class that is no
  /// `UITableViewCell` is reported.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Says which class of headers and footers an identifier stands for.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }
  /// A cell that is not in use, or a new one of a registered class, or `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier) ?? makeCell(identifier)
  }
  /// A cell for a row. An identifier that is not registered is reported and gives a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  /// A header or footer that is not in use, or a new one of a registered class, or `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsPlacing()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsPlacing()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableTraitsDidChange(from: previousTraitCollection)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rowTouchBegan(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rowTouchMoved(touches) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rowTouchEnded(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rowTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === swipe?.pan { return swipe?.mayBegin ?? false }
    if let menus, recognizer === menus.interaction.press { return menus.mayBegin }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  package override var accessibilityRole: AccessibilityRole? { .table }

  /// The rows by section, with their places; empty until the data source was asked.
  var sections: [TableSection] = []
  var needsReload = true
  var losesSelection = false
  var needsPlacing = true
  /// The offsets between which the same rows show.
  var stableOffsets: ClosedRange<CGFloat>?
  var placedSize = CGSize.zero
  /// The rows that show, from top to bottom.
  var mounted: [MountedRow] = []
  /// A row that scrolled away while what has the keyboard stands in it.
  var held: MountedRow?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [RowAddress] = []
  var reuse = TableReuse()
  var batch = TableBatch()
  var batchDepth = 0
  /// Cells on their way out.
  var leaving: [UITableViewCell] = []
  var touchedRow: TouchedRow?
  var ownSeparatorInset: UIEdgeInsets?
  var isEditingStorage = false
  var swipe: RowSwipe?
  var menus: ItemMenus?
  var reordering: TableReorder?
  var isLayingOut = false
  var isLoading = false
  /// While an update is worked out, rows that no longer show are kept to move away.
  var isUpdating = false
  var retiredInUpdate: [MountedRow] = []
}
