import UIKit

/// A field to search in, with a magnifying glass.
final class SearchField: UITextField {
  init(placeholder: String) {
    super.init(frame: .zero)
    self.placeholder = placeholder
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .tertiarySystemFill
    layer.cornerCurve = .continuous
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 38, height: 44)
    leftView = glass
    leftViewMode = .always
    returnKeyType = .search
    clearButtonMode = .whileEditing
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = font?.lineHeight ?? 21
    return CGSize(width: size.width, height: max(44, ceil(line) + 18))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
