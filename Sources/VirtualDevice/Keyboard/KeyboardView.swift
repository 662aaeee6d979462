import UIKit

/// A picture of a keyboard. Its keys cannot be pressed; text comes from the test.
final class KeyboardView: UIView {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  /// In points; by pictures of the system's keyboard, tunable.
  private static let gap = 6.0
  private static let rowGap = 11.0
  private static let keyRadius = 5.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
        : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    accessibilityIdentifier = "keyboard"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = GraphicsContextStack.current else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let bottom = max(0, safeAreaInsets.bottom)
    let height = bounds.height - bottom
    let keyHeight = max(8, (height - Self.rowGap * 5) / 4)
    let keyWidth = (bounds.width - Self.gap * 11) / 10
    var y = Self.rowGap
    for row in Self.rows {
      let width = Double(row.count) * (keyWidth + Self.gap) - Self.gap
      var x = (bounds.width - width) / 2
      for letter in row {
        let key = CGRect(x: x, y: y, width: keyWidth, height: keyHeight)
        draw(key: key, String(letter), isDark, in: context)
        x += keyWidth + Self.gap
      }
      y += keyHeight + Self.rowGap
    }
    let space = CGRect(
      x: bounds.width * 0.25, y: y, width: bounds.width * 0.5, height: keyHeight)
    draw(key: space, "space", isDark, in: context)
  }

  private func draw(key: CGRect, _ title: String, _ isDark: Bool, in context: CGContext) {
    let fill = isDark ? UIColor(white: 0.42, alpha: 1) : UIColor.white
    context.setFillColor(fill.cgColor)
    context.addPath(
      CGPath(
        roundedRect: key, cornerWidth: Self.keyRadius, cornerHeight: Self.keyRadius,
        transform: nil))
    context.fillPath()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: title.count > 1 ? 16 : 22),
      .foregroundColor: isDark ? UIColor.white : UIColor.black,
    ]
    let size = title.size(withAttributes: attributes)
    title.draw(
      at: CGPoint(x: key.midX - size.width / 2, y: key.midY - size.height / 2),
      withAttributes: attributes)
  }
}
