import UIKit

/// Five stars, filled as far as a rating goes, with the rating and the number of reviews.
final class RatingLine: UIView {
  private let stars: [UIImageView]
  private let label: UILabel

  init(_ rating: Double, reviews: Int) {
    stars = (0..<5).map { index in
      let isFull = rating >= Double(index) + 0.5
      let image = UIImageView(
        image: UIImage(
          systemName: isFull ? "star.fill" : "star",
          withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote)))
      image.tintColor = .systemOrange
      image.contentMode = .center
      return image
    }
    label = UILabel(
      "\(rating) · \(reviews) reviews", style: .subheadline, color: .secondaryLabel, lines: 1)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "\(rating) of 5 stars"
    for star in stars { addSubview(star) }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: label.fitting(size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * side * 0.88, y: 0, width: side * 0.88, height: side)
    }
    let x = side * 0.88 * 5 + 7
    label.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
    mirrorSubviews()
  }
}
