/// Items in sections, placed by a layout; only those that show have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Creates a collection with a frame in points of its future superview.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.attach(to: self)
    super.backgroundColor = .systemBackground
  }

  /// Creates a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection with a flow layout for a decoder.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.attach(to: self)
  }

  /// What places the items. Setting it takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Changes what places the items, moving them there if `animated`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// The same; `completion` is called when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(layout, animated, completion) }

  /// Where the items come from. Not retained; the default is `nil`: no items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }
  /// Who decides and hears. Not retained; the default is `nil`.
  open var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== _scrollDelegate else { return }
      _scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  /// A view behind the items that stays in place. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  /// The number of items of a section; 0 for one that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells that show, in order.
  open var visibleCells: [UICollectionViewCell] {
    layoutItemsIfNeeded()
    return shownItems.compactMap { views[CollectionElement(item: $0)] as? UICollectionViewCell }
  }
  /// The items that show, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutItemsIfNeeded()
    return shownItems.map(\.path)
  }
  /// The cell of an item; `nil` where none shows.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutItemsIfNeeded()
    return views[CollectionElement(item: RowAddress(indexPath))] as? UICollectionViewCell
  }
  /// The item that a cell shows, or `nil`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, element.isCell, views[element] === cell else { return nil }
    return element.address.path
  }
  /// The item at a point of the collection, or `nil`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutItemsIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: rect)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }
  /// A header or the like; `nil` where none shows.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutItemsIfNeeded()
    return views.first {
      $0.key.category == .supplementaryView && $0.key.kind == elementKind
        && $0.key.address == RowAddress(indexPath)
    }?.value
  }
  /// The views of a kind that show, by section.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutItemsIfNeeded()
    return views.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key.address < $1.key.address }.map(\.value)
  }
  /// Where an item stands, by the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutItemsIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls until an item stands where it should. An item that does not exist is reported and
  /// ignored.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  /// Asks the data source for everything again. The selection is lost.
  open func reloadData() {
    selection = []
    setNeedsReload()
  }

  /// Runs changes of items and sections as one. Paths to delete and reload are those before, paths to
  /// insert those after.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runBatch(updates, completion) }
  /// Shows items that were added to the data.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertRows(indexPaths, .automatic) }
  }
  /// Takes away items that were removed from the data.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleteRows(indexPaths, .automatic) }
  }
  /// Replaces the cells of items whose data changed.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadRows(indexPaths, .automatic) }
  }
  /// Fills the cells of items again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigureRows(indexPaths) }
  }
  /// Shows that an item was moved in the data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(indexPath, newIndexPath) }
  }
  /// Shows sections that were added to the data.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertSections(sections, .automatic) }
  }
  /// Takes away sections that were removed from the data.
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

  /// Whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// The selected items in order; `nil` when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.map(\.path)
  }
  /// Selects an item without telling the delegate; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(RowAddress(indexPath), animated: animated)
  }

  /// Says which class of cells an identifier stands for; `nil` forgets it. A class that is no
  /// `UICollectionViewCell` is reported.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Says which class of headers or the like an identifier stands for.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerView(viewClass, elementKind, identifier) }
  /// A cell for an item. An identifier that is not registered is reported and gives a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
  /// A header or the like for a section.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier) }
  /// A cell for an item, made and filled as a registration says.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeue(registration, indexPath, item) }
  /// A header or the like for a section, made and filled as a registration says.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeue(registration, indexPath) }

  /// What opens the items' menus; `nil` before the collection has loaded its data.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let menus, recognizer === menus.interaction.press { return menus.mayBegin }
    if let swipe, recognizer === swipe.pan { return swipe.mayBegin }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
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

  package override var accessibilityRole: AccessibilityRole? { .collectionView }

  var menus: ItemMenus?
  var swipe: RowSwipe?
  var layoutStorage: UICollectionViewLayout
  /// The numbers of items by section, as the data source gave them.
  var counts: [Int] = []
  var needsReload = true
  var needsPreparing = true
  package internal(set) var placedSize = CGSize.zero
  /// All that shows, by what it stands for.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// What the layout gave for a stretch larger than what shows.
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
  /// Layout passes that placed something, for tests.
  var passes = 0
}
