import UIKit

/// Buttons side by side, each a symbol over a word; the first stands out.
final class ActionTiles: UIView {
  private let buttons: [UIButton]

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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let tallest = buttons.map { $0.sizeThatFits(size).height }.max() ?? 0
    return CGSize(width: size.width, height: max(58, ceil(tallest)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 8
    let width = (bounds.width - gap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
    }
  }
}
