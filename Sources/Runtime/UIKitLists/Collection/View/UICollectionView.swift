/// A scroll view that shows items in sections, placed by a layout; only visible items have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Creates a collection view with a frame, in points of its future superview, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.attach(to: self)
    super.backgroundColor = .systemBackground
  }

  /// Creates a collection view with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view with a flow layout for a decoder.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.attach(to: self)
  }

  /// The layout that places the items. Setting it takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Replaces the layout, moving the items if `animated`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Replaces the layout, moving the items if `animated`, and calls `completion` when they have
  /// arrived.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(layout, animated, completion) }

  /// Indicates whether the layout is invalidated for new bounds, by a layout that is under way.
  final var isAnsweringBounds = false

  /// The object that is notified of the items that are expected to become visible. Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is notified. The default is
  /// `true`.
  open var isPrefetchingEnabled = true

  final var prefetcher = RowPrefetcher()

  /// The object that provides the items. Not retained; the default is `nil`: no items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }
  /// The object that decides on selection and is notified of it. Not retained; the default is
  /// `nil`.
  open var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== _scrollDelegate else { return }
      _scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The view behind the items, which does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  /// Returns the number of items of a section; 0 for one that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The visible cells, in order.
  open var visibleCells: [UICollectionViewCell] {
    layoutItemsIfNeeded()
    return shownItems.compactMap { views[CollectionElement(item: $0)] as? UICollectionViewCell }
  }
  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutItemsIfNeeded()
    return shownItems.map(\.path)
  }
  /// Returns the cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutItemsIfNeeded()
    return views[CollectionElement(item: RowAddress(indexPath))] as? UICollectionViewCell
  }
  /// Returns the index path of a cell's item, or `nil`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, element.isCell, views[element] === cell else { return nil }
    return element.address.path
  }
  /// Returns the index path of the item at a point of the collection view, or `nil`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutItemsIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: rect)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }
  /// Returns a supplementary view; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutItemsIfNeeded()
    return views.first {
      $0.key.category == .supplementaryView && $0.key.kind == elementKind
        && $0.key.address == RowAddress(indexPath)
    }?.value
  }
  /// Returns the visible supplementary views of a kind, by section.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutItemsIfNeeded()
    return views.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key.address < $1.key.address }.map(\.value)
  }
  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutItemsIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls an item to a position. An item that does not exist is reported and ignored.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  /// Reloads all items and sections from the data source. The selection is lost.
  open func reloadData() {
    selection = []
    setNeedsReload()
  }

  /// Performs several changes of items and sections as one update. Paths to delete and reload are
  /// those before, paths to insert those after.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runBatch(updates, completion) }
  /// Shows items that were inserted into the data.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertRows(indexPaths, .automatic) }
  }
  /// Removes items that were deleted from the data.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleteRows(indexPaths, .automatic) }
  }
  /// Replaces the cells of items whose data changed.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadRows(indexPaths, .automatic) }
  }
  /// Configures the existing cells of items again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigureRows(indexPaths) }
  }
  /// Shows that an item was moved in the data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(indexPath, newIndexPath) }
  }
  /// Shows sections that were inserted into the data.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertSections(sections, .automatic) }
  }
  /// Removes sections that were deleted from the data.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deleteSections(sections, .automatic) }
  }
  /// Replaces the views of sections whose data changed.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadSections(sections, .automatic) }
  }
  /// Shows that a section was moved in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, newSection) }
  }

  /// A Boolean value that indicates whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// The index paths of the selected items in order; `nil` when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.map(\.path)
  }
  /// Selects an item without notifying the delegate; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(RowAddress(indexPath), animated: animated)
  }

  /// Registers the class of the cells with an identifier; `nil` removes the registration. A class
  /// that is no `UICollectionViewCell` is reported.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Registers the class of the supplementary views with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerView(viewClass, elementKind, identifier) }
  /// Returns a cell for an item, reused if possible. An identifier that is not registered is
  /// reported and gives a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
  /// Returns a supplementary view for a section, reused if possible.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier) }
  /// Returns a cell for an item, configured by a registration.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeue(registration, indexPath, item) }
  /// Returns a supplementary view for a section, configured by a registration.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeue(registration, indexPath) }

  /// The interaction that opens the items' context menus; `nil` before the collection view has
  /// loaded its data.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let menus, recognizer === menus.interaction.press { return menus.mayBegin }
    if let swipe, recognizer === swipe.pan { return swipe.mayBegin }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let waiting = reuse.dequeued?.first {
      Misuse.report(CollectionMisuse.layoutWhileDequeued(waiting))
      return
    }
    layoutItems()
    if prefetchDataSource != nil { prefetchItems() }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection != nil else { return }
    collectionViewLayout.invalidateLayout()
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouchBegan(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouchMoved(touches) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouchEnded(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .collectionView }

  var menus: ItemMenus?
  var swipe: RowSwipe?
  var layoutStorage: UICollectionViewLayout
  /// The numbers of items by section, as returned by the data source.
  var counts: [Int] = []
  var needsReload = true
  var needsPreparing = true
  package internal(set) var placedSize = CGSize.zero
  /// The visible views, by element.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The layout's attributes for a rectangle larger than the bounds.
  var known: (rect: CGRect, attributes: [UICollectionViewLayoutAttributes])?
  var shownItems: [RowAddress] = []
  var selection: [RowAddress] = []
  var reuse = CollectionReuse()
  var changes = ListChanges()
  var completions: [(Bool) -> Void] = []
  var batchDepth = 0
  var isLayingOut = false
  var isUpdating = false
  var retiredInUpdate: [UICollectionReusableView] = []
  var leaving: [UICollectionReusableView] = []
  var touched: (touch: UITouch, address: RowAddress, cell: UICollectionViewCell)?
  /// The number of layout passes that placed views, for tests.
  var passes = 0
}
