import UIKit

/// A field to search in, with a magnifying glass; a picture of one, as nothing can be typed yet.
final class SearchField: UIView {
  private let glass = UIImageView(
    image: UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
  private let placeholder: UILabel

  init(placeholder: String) {
    self.placeholder = UILabel(placeholder, style: .body, color: .secondaryLabel, lines: 1)
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    addSubview(glass)
    addSubview(self.placeholder)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, ceil(placeholder.fitting(size.width).height) + 18))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let side = max(20, glass.sizeThatFits(bounds.size).width)
    glass.frame = CGRect(x: 12, y: 0, width: side, height: bounds.height)
    let start = glass.frame.maxX + 10
    placeholder.frame = CGRect(
      x: start, y: 0, width: max(0, bounds.width - start - 16), height: bounds.height)
  }
}
