extension UITableView {
  /// Constants that indicate the style of a table.
  public enum Style: Int, Sendable {
    /// A plain table: rows from edge to edge; headers stay at the top while their section is
    /// visible.
    case plain
    /// A grouped table: separate sections from edge to edge.
    case grouped
    /// An inset grouped table: sections as rounded cards.
    case insetGrouped
  }

  /// Constants that indicate the position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls by the shortest distance that makes the row visible.
    case none
    /// Scrolls the row to the top.
    case top
    /// Scrolls the row to the middle.
    case middle
    /// Scrolls the row to the bottom.
    case bottom
  }

  /// Constants that indicate the animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// The row fades in or out in place.
    case fade
    /// The row slides in from the right or out to the right.
    case right
    /// The row slides in from the left or out to the left.
    case left
    /// The row slides in from the row above or out towards it.
    case top
    /// The row slides in from the row below or out towards it.
    case bottom
    /// The row appears or disappears at once.
    case none
    /// The row expands from its middle or collapses into it.
    case middle
    /// The table chooses the animation.
    case automatic = 100
  }

  /// Constants that indicate the reference of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are relative to the edges of the cell.
    case fromCellEdges
    /// Insets are added to the automatic insets.
    case fromAutomaticInsets
  }

  /// The value for rows, headers and footers that size themselves; -1.
  public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// Constants that indicate the classic style of a cell.
  public enum CellStyle: Int, Sendable {
    /// One text label.
    case `default`
    /// A text label, and a second one at the trailing end.
    case value1
    /// A small text label in the tint colour, and a second one beside it.
    case value2
    /// A text label, and a smaller one below.
    case subtitle
  }

  /// Constants that indicate the appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change of appearance.
    case none
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// A gray background.
    case `default`
  }

  /// Constants that indicate the standard accessory of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron for a row that leads to more content.
    case disclosureIndicator
    /// A button for details and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// Constants that indicate the editing style of a cell.
  public enum EditingStyle: Int, Sendable {
    /// No editing control.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// Constants that indicate the style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// Thin separators.
    case singleLine
  }
}
