import UIKit

extension UILabel {
  /// Creates a label in a text style that follows the user's text size.
  convenience init(
    _ text: String, style: UIFont.TextStyle, weight: UIFont.Weight? = nil,
    color: UIColor = .label, lines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    font = UIFont.preferred(style, weight: weight)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }

  /// Returns the label's size in a width.
  func fitting(_ width: CGFloat) -> CGSize {
    let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension UIFont {
  /// Returns the font of a text style, heavier or lighter than usual, that follows the user's text
  /// size.
  static func preferred(_ style: TextStyle, weight: Weight? = nil) -> UIFont {
    guard let weight else { return .preferredFont(forTextStyle: style) }
    let usual = UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: usual.pointSize, weight: weight))
  }
}
