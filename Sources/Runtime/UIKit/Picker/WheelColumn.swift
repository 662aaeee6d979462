/// One wheel among others.
@MainActor
package struct WheelColumn {
  package let count: Int
  package let selected: Int
  /// The share of the width.
  package var weight: CGFloat
  package var alignment: NSTextAlignment
  /// Whether the first row follows the last one.
  package var isEndless: Bool
  package let title: (Int) -> String
  package let select: (Int) -> Void
  /// What rows look like whose titles have a look of their own.
  var styledTitle: ((Int) -> NSAttributedString?)?
  /// Makes the view of a row that is no title; the second value is one to use again.
  var view: ((Int, UIView?) -> UIView)?
  /// Points.
  var rowHeight = WheelMetrics.row
  /// The width in points; with `nil` the share counts.
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
