import UIKit

/// A street map, drawn once for its size and look.
final class MapView: UIView {
  /// A marked place.
  struct Place {
    var name: String
    var symbol: String
    var color: UIColor
    /// Points of the town plan.
    var position: CGPoint
  }

  static let places: [Place] = [
    Place(name: "Café Linden", symbol: "cup.and.saucer.fill", color: .systemOrange, position: CGPoint(x: 92, y: -150)),
    Place(name: "City Library", symbol: "book.fill", color: .systemBrown, position: CGPoint(x: -150, y: -60)),
    Place(name: "Market Hall", symbol: "cart.fill", color: .systemYellow, position: CGPoint(x: 140, y: 40)),
    Place(name: "Harbour Bath", symbol: "drop.fill", color: .systemCyan, position: CGPoint(x: 60, y: 235)),
    Place(name: "Lindenpark", symbol: "tree.fill", color: .systemGreen, position: CGPoint(x: 0, y: -130)),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Map"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    MapPalette.land.setFill()
    UIRectFill(bounds)
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.height * 0.36)
    context.rotate(by: MapGeometry.turn)
    drawBlocks()
    drawStreets()
    drawPark()
    drawRiver()
    drawBridge()
    drawRoute()
    drawStreetNames()
    context.restoreGState()
    drawPlaces(in: context)
  }

  private func drawBlocks() {
    let reach = MapGeometry.reach
    for row in -reach...reach {
      for column in -reach...reach where !MapGeometry.isPark(column: column, row: row) {
        let block = MapGeometry.block(column: column, row: row)
        MapPalette.block.setFill()
        UIBezierPath(roundedRect: block, cornerRadius: 4).fill()
        MapPalette.building.setFill()
        for building in buildings(in: block, column: column, row: row) {
          UIBezierPath(roundedRect: building, cornerRadius: 1.5).fill()
        }
      }
    }
  }

  private func buildings(in block: CGRect, column: Int, row: Int) -> [CGRect] {
    let inner = block.insetBy(dx: 6, dy: 6)
    let split = 0.35 + 0.3 * MapGeometry.variation(column: column, row: row, salt: 1)
    let cut = inner.width * split
    let deep = 0.4 + 0.25 * MapGeometry.variation(column: column, row: row, salt: 2)
    let left = CGRect(x: inner.minX, y: inner.minY, width: cut - 3, height: inner.height)
    let right = CGRect(
      x: inner.minX + cut + 3, y: inner.minY, width: inner.width - cut - 3,
      height: inner.height * deep)
    let lower = CGRect(
      x: right.minX, y: right.maxY + 5, width: right.width * 0.7,
      height: inner.maxY - right.maxY - 5)
    return [left, right, lower]
  }

  /// Streets are what is left between the blocks; only the avenues are drawn over them.
  private func drawStreets() {
    let length = CGFloat(MapGeometry.reach + 1) * MapGeometry.blockSize.width
    func line(_ from: CGPoint, _ to: CGPoint, width: CGFloat, color: UIColor) {
      let path = UIBezierPath()
      path.move(to: from)
      path.addLine(to: to)
      path.lineWidth = width
      color.setStroke()
      path.stroke()
    }
    let reach = MapGeometry.reach
    for index in -reach...reach {
      let x = CGFloat(index) * MapGeometry.blockSize.width
      let y = CGFloat(index) * MapGeometry.blockSize.height
      line(
        CGPoint(x: x, y: -length), CGPoint(x: x, y: length), width: MapGeometry.streetWidth - 3,
        color: MapPalette.road)
      line(
        CGPoint(x: -length, y: y), CGPoint(x: length, y: y), width: MapGeometry.streetWidth - 3,
        color: MapPalette.road)
    }
    let avenues: [(CGPoint, CGPoint)] = [
      (CGPoint(x: 92, y: -length), CGPoint(x: 92, y: length)),
      (CGPoint(x: -length, y: 0), CGPoint(x: length, y: 0)),
    ]
    for (from, to) in avenues {
      line(from, to, width: MapGeometry.avenueWidth, color: MapPalette.avenueEdge)
    }
    for (from, to) in avenues {
      line(from, to, width: MapGeometry.avenueWidth - 2.5, color: MapPalette.avenue)
    }
  }

  private func drawPark() {
    let park = MapGeometry.park
    let outline = UIBezierPath(roundedRect: park, cornerRadius: 14)
    MapPalette.park.setFill()
    outline.fill()
    let paths = UIBezierPath()
    paths.move(to: CGPoint(x: park.minX, y: park.midY))
    paths.addCurve(
      to: CGPoint(x: park.maxX, y: park.midY - 20),
      controlPoint1: CGPoint(x: park.minX + 50, y: park.midY - 60),
      controlPoint2: CGPoint(x: park.maxX - 60, y: park.midY + 50))
    paths.move(to: CGPoint(x: park.midX - 10, y: park.minY))
    paths.addQuadCurve(
      to: CGPoint(x: park.midX + 24, y: park.maxY),
      controlPoint: CGPoint(x: park.midX + 40, y: park.midY))
    paths.lineWidth = 4
    MapPalette.parkPath.setStroke()
    paths.stroke()
    MapPalette.tree.setFill()
    for index in 0..<26 {
      let x = MapGeometry.variation(column: index, row: 3, salt: 5)
      let y = MapGeometry.variation(column: index, row: 7, salt: 6)
      let size = 7 + 7 * MapGeometry.variation(column: index, row: 1, salt: 7)
      let spot = park.insetBy(dx: 14, dy: 14)
      UIBezierPath(
        ovalIn: CGRect(
          x: spot.minX + x * (spot.width - size), y: spot.minY + y * (spot.height - size),
          width: size, height: size)
      ).fill()
    }
  }

  private func drawRiver() {
    let river = MapGeometry.river
    river.lineWidth += 3
    MapPalette.waterEdge.setStroke()
    river.stroke()
    river.lineWidth -= 3
    MapPalette.water.setStroke()
    river.stroke()
  }

  private func drawBridge() {
    let bridge = UIBezierPath()
    bridge.move(to: CGPoint(x: 92, y: 150))
    bridge.addLine(to: CGPoint(x: 92, y: 290))
    bridge.lineWidth = MapGeometry.avenueWidth + 3
    MapPalette.avenueEdge.setStroke()
    bridge.stroke()
    bridge.lineWidth = MapGeometry.avenueWidth - 2.5
    MapPalette.avenue.setStroke()
    bridge.stroke()
  }

  private func drawRoute() {
    let route = MapGeometry.route
    route.lineWidth = 9
    UIColor.white.withAlphaComponent(0.9).setStroke()
    route.stroke()
    route.lineWidth = 6
    UIColor.systemBlue.setStroke()
    route.stroke()
  }

  private func drawStreetNames() {
    let names: [(String, CGPoint, UIColor)] = [
      ("Lindenallee", CGPoint(x: -230, y: -7), MapPalette.label),
      ("Hafenstraße", CGPoint(x: 120, y: -77), MapPalette.label),
      ("Brückenweg", CGPoint(x: -190, y: 63), MapPalette.label),
      ("Lindenpark", CGPoint(x: -34, y: -112), MapPalette.parkLabel),
      ("Elster", CGPoint(x: -150, y: 128), MapPalette.waterLabel),
    ]
    for (name, origin, color) in names {
      draw(name, at: origin, font: .systemFont(ofSize: 11, weight: .medium), color: color)
    }
  }

  private func draw(_ text: String, at point: CGPoint, font: UIFont, color: UIColor) {
    let halo = text as NSString
    for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
      halo.draw(
        at: CGPoint(x: point.x + dx, y: point.y + dy),
        withAttributes: [.font: font, .foregroundColor: MapPalette.labelHalo.withAlphaComponent(0.8)])
    }
    halo.draw(at: point, withAttributes: [.font: font, .foregroundColor: color])
  }

  /// Where a place of the town plan stands in the view.
  func location(of place: CGPoint) -> CGPoint {
    let turned = place.applying(CGAffineTransform(rotationAngle: MapGeometry.turn))
    return CGPoint(x: bounds.midX + turned.x, y: bounds.height * 0.36 + turned.y)
  }

  private func drawPlaces(in context: CGContext) {
    for place in Self.places {
      let point = location(of: place.position)
      let pin = CGRect(x: point.x - 13, y: point.y - 13, width: 26, height: 26)
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 0, height: 1), blur: 3,
        color: UIColor.black.withAlphaComponent(0.3).cgColor)
      UIColor.white.setFill()
      UIBezierPath(ovalIn: pin.insetBy(dx: -1.5, dy: -1.5)).fill()
      context.restoreGState()
      place.color.setFill()
      UIBezierPath(ovalIn: pin).fill()
      if let symbol = UIImage(
        systemName: place.symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
      {
        let size = symbol.size
        symbol.withTintColor(.white, renderingMode: .alwaysOriginal).draw(
          in: CGRect(
            x: pin.midX - size.width / 2, y: pin.midY - size.height / 2, width: size.width,
            height: size.height))
      }
      let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
      let width = (place.name as NSString).size(withAttributes: [.font: font]).width
      draw(
        place.name, at: CGPoint(x: point.x - width / 2, y: pin.maxY + 3), font: font,
        color: place.color)
    }
    drawUserLocation(in: context)
  }

  private func drawUserLocation(in context: CGContext) {
    let point = location(of: CGPoint(x: -92, y: 70))
    UIColor.systemBlue.withAlphaComponent(0.18).setFill()
    UIBezierPath(ovalIn: CGRect(x: point.x - 26, y: point.y - 26, width: 52, height: 52)).fill()
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 4,
      color: UIColor.black.withAlphaComponent(0.35).cgColor)
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: point.x - 10, y: point.y - 10, width: 20, height: 20)).fill()
    context.restoreGState()
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: point.x - 7, y: point.y - 7, width: 14, height: 14)).fill()
  }
}
