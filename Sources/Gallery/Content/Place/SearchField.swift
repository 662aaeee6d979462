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
    layer.cornerCurve = .continuous
    glass.frame = CGRect(x: 6, y: 0, width: 32, height: bounds.height)
    placeholder.frame = CGRect(
      x: 42, y: 0, width: max(0, bounds.width - 58), height: bounds.height)
  }
}
