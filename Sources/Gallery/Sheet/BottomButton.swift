import UIKit

/// A button at the bottom of the page that it covers; touches beside it pass through to the page.
final class BottomButton: UIView {
  private let button = UIButton(configuration: .filled())

  init(title: String, action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    button.configuration = configuration
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    button.frame.contains(point)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = button.sizeThatFits(bounds.size)
    let height = max(50, size.height)
    button.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY - safeAreaInsets.bottom - 12 - height,
      width: size.width, height: height)
  }
}
