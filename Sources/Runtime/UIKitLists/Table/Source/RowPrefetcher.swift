/// The rows of which a prefetching data source was notified.
@MainActor
struct RowPrefetcher {
  private var asked: Set<IndexPath> = []
  private var lastVisible: [IndexPath] = []

  /// Creates a prefetcher of which nothing is known.
  nonisolated init() {}

  /// Returns the rows to prefetch and those that are no longer expected, after the visible rows
  /// changed: as many rows as are visible are prefetched on each side.
  mutating func update(
    visible: [IndexPath], counts: [Int]
  ) -> (wanted: [IndexPath], cancelled: [IndexPath]) {
    guard visible != lastVisible else { return ([], []) }
    lastVisible = visible
    guard let first = visible.first, let last = visible.last else { return ([], []) }
    var near: [IndexPath] = []
    var (before, after) = (first, last)
    for _ in visible {
      if let next = Self.neighbour(of: after, by: 1, counts) {
        near.append(next)
        after = next
      }
      if let next = Self.neighbour(of: before, by: -1, counts) {
        near.append(next)
        before = next
      }
    }
    let shown = Set(visible)
    let wanted = near.filter { !asked.contains($0) }
    let expected = Set(near)
    let cancelled = asked.filter { !expected.contains($0) && !shown.contains($0) }.sorted()
    asked = asked.filter { expected.contains($0) }.union(wanted)
    return (wanted, cancelled)
  }

  /// Returns the next row in a direction, over the ends of sections.
  private static func neighbour(of path: IndexPath, by step: Int, _ counts: [Int]) -> IndexPath? {
    var (section, row) = (path.section, path.row + step)
    while counts.indices.contains(section) {
      if row >= 0, row < counts[section] { return IndexPath(row: row, section: section) }
      section += step
      guard counts.indices.contains(section) else { return nil }
      row = step > 0 ? 0 : counts[section] - 1
    }
    return nil
  }
}

/// The methods that notify of the rows of a table that are expected to become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Notifies the object that rows are expected to become visible, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Notifies the object that rows are no longer expected to become visible. Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The methods that notify of the items of a collection that are expected to become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Notifies the object that items are expected to become visible, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Notifies the object that items are no longer expected to become visible. Optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Notifies the prefetching data source after the visible rows changed.
  func prefetchRows() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    let change = prefetcher.update(
      visible: (indexPathsForVisibleRows ?? []).sorted(), counts: counts)
    if !change.cancelled.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
    }
    if !change.wanted.isEmpty { source.tableView(self, prefetchRowsAt: change.wanted) }
  }
}

extension UICollectionView {
  /// Notifies the prefetching data source after the visible items changed.
  func prefetchItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let change = prefetcher.update(visible: indexPathsForVisibleItems.sorted(), counts: counts)
    if !change.cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
    }
    if !change.wanted.isEmpty { source.collectionView(self, prefetchItemsAt: change.wanted) }
  }
}
