import UIKit

/// A name on the map, with an outline in the land's colour that separates it from the streets.
struct HaloText {
  private let text: NSString
  private let font: UIFont
  private let color: UIColor

  init(_ text: String, font: UIFont, color: UIColor) {
    self.text = NSString(string: text)
    self.font = font
    self.color = color
  }

  var size: CGSize { text.size(withAttributes: [.font: font]) }

  func draw(around middle: CGPoint) {
    let size = size
    let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    let rim = MapPalette.halo.withAlphaComponent(0.55)
    for (dx, dy) in Self.rim {
      text.draw(
        at: CGPoint(x: origin.x + dx, y: origin.y + dy),
        withAttributes: [.font: font, .foregroundColor: rim])
    }
    text.draw(at: origin, withAttributes: [.font: font, .foregroundColor: color])
  }

  private static let rim: [(CGFloat, CGFloat)] = [
    (-1.2, 0), (1.2, 0), (0, -1.2), (0, 1.2), (-0.9, -0.9), (0.9, -0.9), (-0.9, 0.9), (0.9, 0.9),
  ]
}
