import UIKit

/// A white symbol on a round or square background of its colour.
final class SymbolBadge: UIView {
  private let image = UIImageView()
  private let corner: CGFloat?

  /// Creates a badge; `corner` is its radius in points, or `nil` for a circle.
  init(symbol: String, color: UIColor, pointSize: CGFloat, corner: CGFloat? = nil) {
    self.corner = corner
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
    image.image = UIImage(
      systemName: symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: .medium))
    image.tintColor = .white
    image.contentMode = .center
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
    layer.cornerRadius = corner ?? bounds.height / 2
    layer.cornerCurve = corner == nil ? .circular : .continuous
  }
}
