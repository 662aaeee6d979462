import UIKit

/// Rows on a rounded background, with a separator between each two.
final class Card: UIView {
  private let rows: [CardRow]
  private let separators: [UIView]

  /// The radius of an inset group's corners in iOS 26, points; B9.
  private static let corner: CGFloat = 26

  init(_ rows: [CardRow], ground: UIColor = .secondarySystemGroupedBackground) {
    self.rows = rows
    separators = rows.dropLast().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    super.init(frame: .zero)
    backgroundColor = ground
    clipsToBounds = true
    layer.cornerRadius = Self.corner
    layer.cornerCurve = .continuous
    for row in rows { addSubview(row) }
    for line in separators { addSubview(line) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rows.reduce(0) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(1, traitCollection.displayScale)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      if index < separators.count {
        let start = row.separatorStart
        separators[index].frame = CGRect(
          x: start, y: y - line, width: bounds.width - start - 16, height: line)
      }
    }
    mirrorSubviews()
  }
}
