/// A section of a table: its rows, header and footer.
@MainActor
struct TableSection {
  /// The content of a header or footer.
  enum End {
    case nothing
    case title(String)
    case view
  }

  var rows = RowHeights()
  /// Indicates for each row whether its height was returned by the delegate and does not depend on
  /// the width.
  var known: [Bool] = []
  var header = End.nothing
  var footer = End.nothing
  /// Space above the header, points.
  var padding: CGFloat = 0
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  /// Header and footer views that had to be requested to find out whether there are any.
  var madeHeader: UIView?
  var madeFooter: UIView?
  /// Distance from the table's top, in points.
  var top: CGFloat = 0

  var headerTop: CGFloat { top + padding }
  var rowsTop: CGFloat { headerTop + headerHeight }
  var rowsBottom: CGFloat { rowsTop + rows.total }
  var bottom: CGFloat { rowsBottom + footerHeight }
}

/// A visible row and its cell.
struct MountedRow {
  var address: RowAddress
  let cell: UITableViewCell
}
