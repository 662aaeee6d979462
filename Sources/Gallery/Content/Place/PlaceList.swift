import UIKit

/// The rows of some places, one below the other.
final class PlaceList: UIView {
  private let rows: [PlaceRow]

  init(_ places: [Place], onChoose: @escaping @MainActor (Place) -> Void) {
    rows = places.map { PlaceRow($0) }
    super.init(frame: .zero)
    for (row, place) in zip(rows, places) {
      row.addAction(UIAction { _ in onChoose(place) }, for: .touchUpInside)
      addSubview(row)
    }
    rows.last?.showsSeparator = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rows.reduce(0) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}
