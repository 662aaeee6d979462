import UIKit

/// A list of places.
final class PlaceList: UIView {
  private let places: [Place]
  private let rows: [PlaceRow]

  init(_ places: [Place], onChoose: @escaping @MainActor (Place) -> Void) {
    self.places = places
    rows = places.map { PlaceRow($0) }
    super.init(frame: .zero)
    for (row, place) in zip(rows, places) {
      row.addAction(UIAction { _ in onChoose(place) }, for: .touchUpInside)
      addSubview(row)
    }
    show { _ in true }
  }

  required init?(coder: NSCoder) { nil }

  /// Indicates whether no row is shown.
  var isEmpty: Bool { shownRows.isEmpty }

  private var shownRows: [PlaceRow] { rows.filter { !$0.isHidden } }

  /// Shows the rows of the places that satisfy a condition.
  func show(where passes: (Place) -> Bool) {
    for (row, place) in zip(rows, places) {
      row.isHidden = !passes(place)
      row.showsSeparator = true
    }
    shownRows.last?.showsSeparator = false
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shownRows.reduce(0) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in shownRows {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}
