/// A table's data source that is told what the table should show and finds out what changes.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Creates a data source and gives it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go. The default is `.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// What the table shows.
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

  /// Shows a snapshot by loading everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    table?.reloadData()
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(at: section)
  }

  /// The cell of a row: dequeue one and fill it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = provider(tableView, indexPath, item)
    {
      return cell
    }
    reportMisuse(
      "The cell provider of \(type(of: self)) returned nil for row \(indexPath.row) of section "
        + "\(indexPath.section); return a cell for every item. A plain cell is used.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The text above a section. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The text below a section. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be edited. The default is `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// The user deletes or inserts a row: change the data and the table. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Whether a row can be moved. The default is `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The user moved a row: change the data. The default does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}

extension UITableView {
  /// A table that has not loaded yet, or shows nothing of the difference, only loads.
  fileprivate func setNeedsReloadUnlessSame(_ difference: SnapshotDifference) {
    if !difference.isEmpty || needsReload { setNeedsReload() }
  }
}
