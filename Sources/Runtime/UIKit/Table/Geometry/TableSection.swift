/// A section of a table: its rows and what stands above and below them.
@MainActor
struct TableSection {
  /// What stands above or below the rows.
  enum End {
    case nothing
    case title(String)
    case view
  }

  var rows = RowHeights()
  /// The row's heights that the delegate gave: they do not depend on the width.
  var known: [Bool] = []
  var header = End.nothing
  var footer = End.nothing
  /// Space above the header, points.
  var padding: CGFloat = 0
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  /// Views that had to be asked for to know whether there are any.
  var madeHeader: UIView?
  var madeFooter: UIView?
  /// Points from the table's top.
  var top: CGFloat = 0

  var headerTop: CGFloat { top + padding }
  var rowsTop: CGFloat { headerTop + headerHeight }
  var rowsBottom: CGFloat { rowsTop + rows.total }
  var bottom: CGFloat { rowsBottom + footerHeight }
}

/// A row that shows.
struct MountedRow {
  var address: RowAddress
  let cell: UITableViewCell
}
