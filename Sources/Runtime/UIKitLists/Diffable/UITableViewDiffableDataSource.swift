/// A data source of a table view that receives snapshots and works out the changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the configured cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Creates a data source and sets it on the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of rows that are inserted and deleted. The default is `.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Returns a copy of the snapshot that the table view shows.
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
    guard let table, !table.needsReload, !difference.isEmpty else {
      table?.setNeedsReloadUnlessSame(difference)
      if let completion { DisplayHost.afterThisTurn { completion() } }
      return
    }
    var look = TableUpdateLook()
    let animation = defaultRowAnimation
    look.inserted = { _ in animation }
    look.deleted = { _ in animation }
    look.reloaded = Dictionary(
      difference.reloaded.map { ($0, UITableView.RowAnimation.fade) },
      uniquingKeysWith: { first, _ in first })
    look.reconfigured = difference.reconfigured
    look.isAnimated = animatingDifferences
    table.apply(difference.mapping, look) { _ in completion?() }
  }

  /// Shows a snapshot by reloading all rows, without working out the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    table?.reloadData()
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(at: section)
  }

  /// Returns the cell of a row, dequeued and configured.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = provider(tableView, indexPath, item)
    {
      return cell
    }
    Misuse.report(SnapshotMisuse.noRowCell(indexPath, by: self))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a section's header. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the title of a section's footer. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether a row can be edited. The default is `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user deletes or inserts a row; overrides change the data and the table view.
  /// The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row can be moved. The default is `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called after the user moved a row; overrides change the data. The default does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}

extension UITableView {
  /// Marks the table view for a reload, unless it has loaded already and nothing changes.
  fileprivate func setNeedsReloadUnlessSame(_ difference: SnapshotDifference) {
    if !difference.isEmpty || needsReload { setNeedsReload() }
  }
}
