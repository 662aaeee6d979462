/// The layout attributes that a table assigns to a cell: card corners, margins and separator.
struct CellPlace: Equatable {
  /// Indicates whether the cell is part of a rounded card or a group.
  var isCard = false
  /// The corners that the cell shares with its card, and their radius in points.
  var corners: CACornerMask = []
  var radius: CGFloat = 0
  /// The margins at the sides of the content, in points.
  var margins = NSDirectionalEdgeInsets(
    top: ListMetrics.rowInset, leading: ListMetrics.side, bottom: ListMetrics.rowInset,
    trailing: ListMetrics.side)
  /// Indicates whether a separator is drawn below the cell.
  var hasSeparator = false
  /// The inset of the separator; `nil` for the default, from the start of the content to the
  /// margin.
  var separatorInset: UIEdgeInsets?
  /// Indicates whether a client's inset is added to the default inset.
  var addsSeparatorInset = false
  var separatorColor: UIColor?
  var allowsMultipleSelection = false
  /// Indicates whether the row can be moved while it is edited.
  var canMove = false
}
