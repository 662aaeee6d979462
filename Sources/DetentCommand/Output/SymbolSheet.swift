import UIKit

/// A picture of symbols in rows, each with its name below it.
@MainActor
struct SymbolSheet {
  let names: [String]

  private static let columns = 20
  private static let cell = CGSize(width: 104, height: 60)
  /// The size that symbols have beside text of the size of body text at twice the scale.
  private static let configuration = UIImage.SymbolConfiguration(pointSize: 28)

  /// The picture, with one pixel in a point.
  var image: UIImage {
    let columns = min(names.count, SymbolSheet.columns)
    let rows = (names.count + columns - 1) / columns
    let cell = SymbolSheet.cell
    let size = CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, name) in names.enumerated() {
        draw(
          name,
          in: CGRect(
            x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
            width: cell.width, height: cell.height))
      }
    }
  }

  private func draw(_ name: String, in frame: CGRect) {
    let image = UIImage(systemName: name, withConfiguration: SymbolSheet.configuration)
    if let image = image?.withTintColor(.black) {
      let middle = CGPoint(x: frame.midX, y: frame.minY + 23)
      image.draw(
        at: CGPoint(x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2))
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingMiddle
    let label = NSAttributedString(
      string: name,
      attributes: [
        .font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.darkGray,
        .paragraphStyle: paragraph,
      ])
    label.draw(
      in: CGRect(x: frame.minX + 2, y: frame.minY + 46, width: frame.width - 4, height: 12))
  }
}
