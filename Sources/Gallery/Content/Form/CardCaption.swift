import UIKit

/// A line above or below a card, indented as its rows are.
final class CardCaption: UIView {
  private let label: UILabel

  /// A heading above a card.
  static func header(_ text: String) -> CardCaption {
    CardCaption(UILabel(text, style: .headline, color: .secondaryLabel))
  }

  /// A remark below a card.
  static func footer(_ text: String) -> CardCaption {
    CardCaption(UILabel(text, style: .footnote, color: .secondaryLabel))
  }

  private init(_ label: UILabel) {
    self.label = label
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: label.fitting(size.width - 32).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
