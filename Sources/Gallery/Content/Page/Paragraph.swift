import UIKit

/// A text as wide as the page.
final class Paragraph: UILabel {
  convenience init(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}
