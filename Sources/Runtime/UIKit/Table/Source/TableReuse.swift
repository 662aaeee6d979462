/// What a table makes cells of, and those that wait to be used again.
@MainActor
struct TableReuse {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]
  /// Cells dequeued that the data source has not returned yet.
  var handedOut: [UITableViewCell] = []
  /// The cell that is filled again in place.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  private var sizers: [UITableView.Style: UITableViewHeaderFooterView] = [:]

  /// The views of titles, which clients do not see being made.
  static let titleIdentifier = "_UITableViewTitle"

  /// The header that works out how high titles are.
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

  /// Keeps a view for its next use; `false` if nobody could ask for it.
  mutating func keep(_ view: UITableViewHeaderFooterView) -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    views[identifier, default: []].append(view)
    return true
  }
}
