import UIKit

/// A row of choices that scrolls sideways.
final class ChipStrip: UIScrollView {
  private let chips: [UIButton]

  /// The least height of a chip, in points.
  private static let leastHeight: CGFloat = 36
  private static let anySize = CGSize(width: 10_000, height: 10_000)

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
    let tallest = chips.map { $0.sizeThatFits(Self.anySize).height }.max() ?? 0
    return CGSize(width: size.width, height: max(Self.leastHeight, ceil(tallest)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = PageView.margin(width: bounds.width)
    var x = margin
    for chip in chips {
      let width = chip.sizeThatFits(Self.anySize).width
      chip.frame = CGRect(x: x, y: 0, width: ceil(width), height: bounds.height)
      x = chip.frame.maxX + 8
    }
    let width = max(x - 8 + margin, bounds.width)
    let isFirst = contentSize.width == 0
    contentSize = CGSize(width: width, height: bounds.height)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for chip in chips { chip.frame.origin.x = width - chip.frame.maxX }
    // From right to left, reading begins at the right end.
    if isFirst { contentOffset.x = width - bounds.width }
  }
}
