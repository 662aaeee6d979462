/// The registered classes of a table's cells and views, and the queues of those that can be reused.
@MainActor
struct TableReuse {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]
  /// Dequeued cells that the data source has not returned yet.
  var handedOut: [UITableViewCell] = []
  /// The cell that is being reconfigured in place.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  private var sizers: [UITableView.Style: UITableViewHeaderFooterView] = [:]

  /// The reuse identifier of title views, which are not exposed to clients.
  static let titleIdentifier = "_UITableViewTitle"

  /// The header view that measures titles.
  mutating func sizer(_ style: UITableView.Style) -> UITableViewHeaderFooterView {
    if let view = sizers[style] { return view }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    sizers[style] = view
    return view
  }

  mutating func titleView() -> UITableViewHeaderFooterView {
    takeView(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
  }

  mutating func takeView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = views[identifier]?.popLast() else { return nil }
    view.isHidden = false
    view.prepareForReuse()
    return view
  }

  /// Queues a view for reuse; returns `false` if it has no reuse identifier.
  mutating func keep(_ view: UITableViewHeaderFooterView) -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    views[identifier, default: []].append(view)
    return true
  }
}
