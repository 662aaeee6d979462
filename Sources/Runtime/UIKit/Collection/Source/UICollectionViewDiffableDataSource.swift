/// A collection's data source that is told what the collection should show and finds out what
/// changes.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Creates a data source and gives it to the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes headers and the like. The default is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What the collection shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows a snapshot, by moving from the one before if `animatingDifferences`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    current = snapshot.withoutMarks
    guard let collection, !collection.needsReload, !difference.isEmpty else {
      if !difference.isEmpty { collection?.setNeedsReload() }
      if let completion { DisplayHost.afterThisTurn { completion() } }
      return
    }
    collection.apply(
      difference.mapping, reloaded: difference.reloaded, reconfigured: difference.reconfigured,
      isAnimated: animatingDifferences
    ) { _ in completion?() }
  }

  /// Shows a snapshot by loading everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    collection?.reloadData()
    if let completion { DisplayHost.afterThisTurn { completion() } }
  }

  /// The item at a path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The path of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The number of sections. The default is 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(at: section)
  }

  /// The cell of an item: dequeue one and fill it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    {
      return cell
    }
    reportMisuse(
      "The cell provider of \(type(of: self)) returned nil for item \(indexPath.item) of section "
        + "\(indexPath.section); return a cell for every item. A plain cell is used.")
    return UICollectionViewCell(frame: .zero)
  }

  /// The view of a header, footer or the like: dequeue one and fill it. The default is an empty one,
  /// with a report.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    reportMisuse(
      "The layout wants a view of kind \(kind) in section \(indexPath.section), but "
        + "\(type(of: self)) makes none; set supplementaryViewProvider. An empty view is shown.")
    return UICollectionReusableView(frame: .zero)
  }

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}
