/// What a table tells a cell about where it stands.
struct CellPlace: Equatable {
  /// Whether the cell is part of a rounded card or a group.
  var isCard = false
  /// The corners of the cell that are the card's, and their radius in points.
  var corners: CACornerMask = []
  var radius: CGFloat = 0
  /// Space at the sides of the content, in points.
  var margins = NSDirectionalEdgeInsets(
    top: ListMetrics.rowInset, leading: ListMetrics.side, bottom: ListMetrics.rowInset,
    trailing: ListMetrics.side)
  /// Whether a line runs below the cell.
  var hasSeparator = false
  /// Where the line begins and ends; `nil` for where the content begins and the margin ends.
  var separatorInset: UIEdgeInsets?
  /// Whether a client's inset is added to those.
  var addsSeparatorInset = false
  var separatorColor: UIColor?
  var allowsMultipleSelection = false
  /// Whether the row can be moved while it is edited.
  var canMove = false
}
