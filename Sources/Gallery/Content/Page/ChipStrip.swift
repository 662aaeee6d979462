import UIKit

/// A row of choices that scrolls sideways.
final class ChipStrip: UIScrollView {
  private let chips: [UIButton]

  /// The height of a chip, points.
  private static let chipHeight: CGFloat = 36

  init(_ titles: [(title: String, symbol: String)]) {
    chips = titles.enumerated().map { index, entry in
      var configuration: UIButton.Configuration = index == 0 ? .filled() : .gray()
      configuration.title = entry.title
      configuration.image = UIImage(systemName: entry.symbol)
      configuration.imagePadding = 5
      configuration.cornerStyle = .capsule
      configuration.buttonSize = .small
      if index > 0 { configuration.baseForegroundColor = .label }
      return UIButton(configuration: configuration)
    }
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    for chip in chips { addSubview(chip) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.chipHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = PageView.margin(width: bounds.width)
    var x = margin
    for chip in chips {
      let width = chip.sizeThatFits(bounds.size).width
      chip.frame = CGRect(x: x, y: 0, width: ceil(width), height: Self.chipHeight)
      x = chip.frame.maxX + 8
    }
    contentSize = CGSize(width: x - 8 + margin, height: Self.chipHeight)
  }
}
