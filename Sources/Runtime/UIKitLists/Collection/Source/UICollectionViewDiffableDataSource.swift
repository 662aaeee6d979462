/// A data source of a collection view that receives snapshots and works out the changes between
/// them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the configured cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns the configured supplementary view of a kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Creates a data source and sets it on the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// A closure that returns supplementary views. The default is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Returns a copy of the snapshot that the collection view shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows a snapshot, animating the changes from the one before if `animatingDifferences`.
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

  /// Shows a snapshot by reloading all items, without working out the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    collection?.reloadData()
    if let completion { DisplayHost.afterThisTurn { completion() } }
  }

  /// Returns the item at an index path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections. The default is 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(at: section)
  }

  /// Returns the cell of an item, dequeued and configured.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    {
      return cell
    }
    Misuse.report(SnapshotMisuse.noItemCell(indexPath, by: self))
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view, such as a header, dequeued and configured. The default is an
  /// empty one, with a report.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    Misuse.report(SnapshotMisuse.noSupplementaryView(kind, section: indexPath.section, by: self))
    return UICollectionReusableView(frame: .zero)
  }

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}
