import UIKit

/// A white symbol on a rounded square of a colour, as in settings.
enum BadgeImage {
  static func make(_ symbol: String, _ color: UIColor, side: CGFloat = 30) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: side * 0.25).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.56, weight: .medium)
      guard let glyph = UIImage(systemName: symbol, withConfiguration: configuration) else {
        return
      }
      let image = glyph.withTintColor(.white, renderingMode: .alwaysOriginal)
      image.draw(
        at: CGPoint(x: (side - image.size.width) / 2, y: (side - image.size.height) / 2))
    }
  }
}
