extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section shows.
    case plain
    /// Sections apart from each other, from edge to edge.
    case grouped
    /// Sections as rounded cards.
    case insetGrouped
  }

  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// The shortest way to where it shows.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// In place, becoming visible.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the row above.
    case top
    /// From and to the row below.
    case bottom
    /// At once.
    case none
    /// From and to their middle.
    case middle
    /// As suits the table.
    case automatic = 100
  }

  /// What separator insets start from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The insets the table would choose.
    case fromAutomaticInsets
  }

  /// The height of rows, headers and footers that size themselves; -1.
  public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// Which labels a classic cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text, and a second one at the end.
    case value1
    /// A small text in the tint, and a second one beside it.
    case value2
    /// A text, and a smaller one below.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As ever.
    case none
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// On a gray ground.
    case `default`
  }

  /// What stands at a cell's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: there is more behind.
    case disclosureIndicator
    /// A button for details and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// To delete it.
    case delete
    /// To insert one.
    case insert
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A thin line.
    case singleLine
  }
}
