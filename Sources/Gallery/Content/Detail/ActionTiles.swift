import UIKit

/// Buttons side by side, each a symbol over a word; the first stands out.
final class ActionTiles: UIView {
  private let buttons: [UIButton]

  private static let gap: CGFloat = 8
  private static let anySize = CGSize(width: 10_000, height: 10_000)

  init(_ actions: [(title: String, symbol: String)]) {
    buttons = actions.enumerated().map { index, action in
      var configuration: UIButton.Configuration = index == 0 ? .filled() : .gray()
      configuration.title = action.title
      configuration.image = UIImage(systemName: action.symbol)
      configuration.imagePlacement = .top
      configuration.imagePadding = 3
      configuration.cornerStyle = .large
      configuration.buttonSize = .small
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 9, leading: 4, bottom: 9, trailing: 4)
      return UIButton(configuration: configuration)
    }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Words are not broken: where four tiles are too narrow, there are two in a row, or one.
  private func columns(in width: CGFloat) -> Int {
    let widest = buttons.map { $0.sizeThatFits(Self.anySize).width }.max() ?? 0
    let fitting = [buttons.count, 2].first { count in
      widest <= (width - Self.gap * CGFloat(count - 1)) / CGFloat(count)
    }
    return fitting ?? 1
  }

  private var rowHeight: CGFloat {
    let tallest = buttons.map { $0.sizeThatFits(Self.anySize).height }.max() ?? 0
    return max(58, ceil(tallest))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = CGFloat((buttons.count + columns(in: size.width) - 1) / columns(in: size.width))
    return CGSize(width: size.width, height: rows * rowHeight + (rows - 1) * Self.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns(in: bounds.width)
    let width = (bounds.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = rowHeight
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index % columns) * (width + Self.gap),
        y: CGFloat(index / columns) * (height + Self.gap), width: width, height: height)
    }
    mirrorSubviews()
  }
}
