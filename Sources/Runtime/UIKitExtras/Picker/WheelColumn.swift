/// The description of one wheel of a group.
@MainActor
package struct WheelColumn {
  package let count: Int
  package let selected: Int
  /// The weight with which the width is distributed.
  package var weight: CGFloat
  package var alignment: NSTextAlignment
  /// Indicates whether the rows repeat: the first row follows the last one.
  package var isEndless: Bool
  package let title: (Int) -> String
  package let select: (Int) -> Void
  /// The styled titles of rows that have one.
  var styledTitle: ((Int) -> NSAttributedString?)?
  /// Creates the view of a row that shows no title; the second argument is a view that can be
  /// reused.
  var view: ((Int, UIView?) -> UIView)?
  /// The height of rows, in points.
  var rowHeight = WheelMetrics.row
  /// The width in points; `nil` to distribute the width by weight.
  var width: CGFloat?

  package init(
    count: Int, selected: Int, weight: CGFloat = 1, alignment: NSTextAlignment = .center,
    isEndless: Bool = false, title: @escaping (Int) -> String, select: @escaping (Int) -> Void
  ) {
    self.count = count
    self.selected = selected
    self.weight = weight
    self.alignment = alignment
    self.isEndless = isEndless
    self.title = title
    self.select = select
  }
}
