/// A view that shows rows in sections in a single column and creates cells for visible rows only.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Creates a table of a style with a frame in its superview's coordinates, in points.
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

  /// The style of the table.
  public let style: Style

  /// The object that is notified of the rows that are expected to become visible. Not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is notified. The default is
  /// `true`.
  open var isPrefetchingEnabled = true

  final var prefetcher = RowPrefetcher()

  /// The estimated height of section headers, in points. The default is automatic. Headers are
  /// measured before they are visible, so that the value has no effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// The estimated height of section footers, in points. The default is automatic. Footers are
  /// measured before they are visible, so that the value has no effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// The object that provides the rows. Not retained; the default is `nil`: no rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }

  /// The object that configures rows and is notified of the user's actions. Not retained; the
  /// default is `nil`.
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
  /// The estimated height of rows in points, until they are visible. The default is
  /// ``automaticDimension``: the table chooses. With 0 every row is measured at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { setNeedsReload() } }
  }
  /// The padding above section headers in points. The default is ``automaticDimension``: 22 in
  /// plain tables.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { setNeedsReload() } }
  }

  /// The default inset of separators, in points. Automatic insets start at the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsPlacing()
    }
  }
  /// The reference of ``separatorInset``. The default is `.fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsPlacing() }
  }
  /// The style of the separators between rows. The default is `.singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { setNeedsPlacing() } }
  }
  /// The colour of separators. The default, which `nil` restores, is `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      setNeedsPlacing()
    }
  }

  /// A view behind the rows that does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }
  /// A view above all sections that scrolls with them. It keeps its height and has the table's
  /// width. The default is `nil`.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, tableHeaderView) }
  }
  /// A view below all sections that scrolls with them. The default is `nil`.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, tableFooterView) }
  }

  /// A Boolean value that indicates whether cells keep to a readable width on wide screens. The
  /// default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { setNeedsPlacing() }
  }
  /// A Boolean value that indicates whether content is inset by the safe area at the sides. The
  /// default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { setNeedsPlacing() }
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// Returns the number of rows of a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the frame of a section with header and footer in the table; zero for a section that
  /// does not exist.
  open func rect(forSection section: Int) -> CGRect { area(ofSection: section) }
  /// Returns the frame of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect { headerArea(section) }
  /// Returns the frame of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerArea(section) }
  /// Returns the frame of a row; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { area(of: RowAddress(indexPath)) }

  /// Returns the index path of the row at a point of the table, or `nil`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { address(at: point)?.path }
  /// Returns the index path of the row that a cell shows, or `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    mounted.first { $0.cell === cell }?.address.path
  }
  /// Returns the index paths of the rows that intersect a rectangle of the table, or `nil` if there
  /// are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let rows = addresses(from: rect.minY, to: rect.maxY).map(\.path)
    return rows.isEmpty ? nil : rows
  }
  /// Returns the cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRowsIfNeeded()
    let address = RowAddress(indexPath)
    return mounted.first { $0.address == address }?.cell
  }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutRowsIfNeeded()
    return mounted.map(\.cell)
  }
  /// The index paths of the visible rows, from top to bottom; `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRowsIfNeeded()
    return mounted.isEmpty ? nil : mounted.map(\.address.path)
  }
  /// Returns a section's header, if it is visible and a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns a section's footer, if it is visible and a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is at a position. A row that does not exist is reported and ignored.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: RowAddress(indexPath), scrollPosition, animated: animated) }

  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selection.first else { return }
    scroll(to: first, scrollPosition, animated: animated)
  }

  /// Reloads all sections and rows from the data source and clears the selection.
  open func reloadData() { setNeedsReload(keepsSelection: false) }

  /// Performs several insertions, deletions, reloads and moves as one animated update. Index paths
  /// of deletions and reloads refer to the rows before the update, those of insertions to the rows
  /// after it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runBatch(updates, completion) }
  /// Begins a group of changes that ``endUpdates()`` shows as one animated update.
  open func beginUpdates() { openBatch() }
  /// Ends a group of changes and animates them together.
  open func endUpdates() { closeBatch(nil) }
  /// A Boolean value that indicates whether a group of changes is open and not shown yet.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Inserts rows that were added to the data.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(indexPaths, animation) }
  }
  /// Deletes rows that were removed from the data.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(indexPaths, animation) }
  }
  /// Reloads rows whose data changed with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(indexPaths, animation) }
  }
  /// Reconfigures the existing cells of rows, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigureRows(indexPaths) }
  }
  /// Moves a row that was moved in the data.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(indexPath, newIndexPath) }
  }
  /// Inserts sections that were added to the data.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, animation) }
  }
  /// Deletes sections that were removed from the data.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, animation) }
  }
  /// Reloads sections whose data changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, animation) }
  }
  /// Moves a section that was moved in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, newSection) }
  }

  /// A Boolean value that indicates whether the table is in editing mode. The default is `false`.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends the editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// A Boolean value that indicates whether rows can be selected. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether rows can be selected while editing. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false {
    didSet { setNeedsPlacing() }
  }
  /// A Boolean value that indicates whether several rows can be selected while editing. The default
  /// is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// The index path of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }
  /// The index paths of the selected rows in order; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.map(\.path)
  }
  /// Selects a row without notifying the delegate; `nil` deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath.map(RowAddress.init), animated: animated, scrollPosition) }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(RowAddress(indexPath), animated: animated)
  }

  /// Registers a class of cells for a reuse identifier; `nil` removes the registration. A class
  /// that is no `UITableViewCell` is reported.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Registers a class of headers and footers for a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }
  /// Returns a reusable cell, or a new one of a registered class, or `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier) ?? makeCell(identifier)
  }
  /// Returns a reusable or new cell for a row. An identifier that is not registered is reported;
  /// the result is a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  /// Returns a reusable header or footer, or a new one of a registered class, or `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
    if prefetchDataSource != nil { prefetchRows() }
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

  open override var _accessibilityRole: _AccessibilityRole? { .table }

  /// The sections with their rows and geometry; empty until the data source was queried.
  var sections: [TableSection] = []
  var needsReload = true
  var losesSelection = false
  var needsPlacing = true
  /// The range of offsets in which the same rows are visible.
  var stableOffsets: ClosedRange<CGFloat>?
  var placedSize = CGSize.zero
  /// The visible rows, from top to bottom.
  var mounted: [MountedRow] = []
  /// A row that scrolled out of the visible area while it contains the first responder.
  var held: MountedRow?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [RowAddress] = []
  var reuse = TableReuse()
  var batch = TableBatch()
  var batchDepth = 0
  /// Indicates whether an update begins with the rows as they were last laid out, because the data
  /// source has changed before it. Default false: rows that are owed are laid out first, for which the
  /// data source must have the rows of before.
  package final var updatesFromLoadedRows = false
  /// Cells that are animated out.
  var leaving: [UITableViewCell] = []
  var touchedRow: TouchedRow?
  var ownSeparatorInset: UIEdgeInsets?
  var isEditingStorage = false
  var swipe: RowSwipe?
  var menus: ItemMenus?
  var reordering: TableReorder?
  var isLayingOut = false
  /// Indicates whether layout outside of a window was reported.
  var hasReportedLayout = false
  /// Indicates whether a row without a height of its own was reported.
  var hasReportedHeight = false
  var isLoading = false
  /// Indicates whether an update is being computed. Meanwhile rows that are no longer visible are
  /// kept for the animation.
  var isUpdating = false
  var retiredInUpdate: [MountedRow] = []
}
