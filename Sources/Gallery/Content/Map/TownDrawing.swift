import UIKit

/// A drawing of the town, without its places, in the coordinates of its plan.
struct TownDrawing {
  /// The visible part of the plan; nothing outside of it is drawn.
  let visible: CGRect

  func draw() {
    drawBlocks()
    drawStreets()
    drawPark()
    drawSquare()
    drawRailway()
    drawRiver()
    drawAvenues()
  }

  private func drawBlocks() {
    for block in TownBlocks.all where block.area.intersects(visible) {
      MapPalette.block.setFill()
      UIBezierPath(roundedRect: block.area, cornerRadius: 3).fill()
      MapPalette.house.setFill()
      for house in block.houses { UIBezierPath(roundedRect: house, cornerRadius: 1.5).fill() }
    }
  }

  private func drawStreets() {
    for x in TownPlan.columns where x > visible.minX - 20 && x < visible.maxX + 20 {
      let street = TownPlan.line(
        CGPoint(x: x, y: visible.minY), CGPoint(x: x, y: visible.maxY))
      stroke(street, TownPlan.streetWidth, MapPalette.road)
    }
    for y in TownPlan.rows where y > visible.minY - 20 && y < visible.maxY + 20 {
      let street = TownPlan.line(
        CGPoint(x: visible.minX, y: y), CGPoint(x: visible.maxX, y: y))
      stroke(street, TownPlan.streetWidth, MapPalette.road)
    }
    stroke(TownPlan.quay, 6, MapPalette.road)
    // Wide blocks hide the street that would cut them.
    for block in TownBlocks.all where block.area.width > 120 && block.area.intersects(visible) {
      MapPalette.block.setFill()
      UIBezierPath(roundedRect: block.area, cornerRadius: 3).fill()
      MapPalette.house.setFill()
      for house in block.houses { UIBezierPath(roundedRect: house, cornerRadius: 1.5).fill() }
    }
  }

  private func drawPark() {
    let park = TownPlan.park
    MapPalette.park.setFill()
    UIBezierPath(roundedRect: park, cornerRadius: 12).fill()
    let paths = UIBezierPath()
    paths.move(to: CGPoint(x: park.minX, y: park.midY + 20))
    paths.addCurve(
      to: CGPoint(x: park.maxX, y: park.midY - 30),
      controlPoint1: CGPoint(x: park.minX + 50, y: park.midY - 50),
      controlPoint2: CGPoint(x: park.maxX - 60, y: park.midY + 60))
    paths.move(to: CGPoint(x: park.midX - 10, y: park.minY))
    paths.addQuadCurve(
      to: CGPoint(x: park.midX + 24, y: park.maxY),
      controlPoint: CGPoint(x: park.midX + 44, y: park.midY))
    stroke(paths, 3.5, MapPalette.parkPath)
    let pond = CGRect(x: park.minX + 20, y: park.maxY - 62, width: 46, height: 32)
    MapPalette.water.setFill()
    UIBezierPath(ovalIn: pond).fill()
    let grove = park.insetBy(dx: 12, dy: 12)
    MapPalette.tree.setFill()
    for index in 0..<34 {
      let size = 7 + 7 * TownPlan.variation(index, 1, salt: 7)
      let tree = CGRect(
        x: grove.minX + TownPlan.variation(index, 3, salt: 5) * (grove.width - size),
        y: grove.minY + TownPlan.variation(index, 7, salt: 6) * (grove.height - size),
        width: size, height: size)
      if !tree.intersects(pond.insetBy(dx: -3, dy: -3)) { UIBezierPath(ovalIn: tree).fill() }
    }
  }

  private func drawSquare() {
    MapPalette.park.setFill()
    UIBezierPath(roundedRect: TownPlan.square, cornerRadius: 8).fill()
    MapPalette.tree.setFill()
    let rows = TownPlan.square.insetBy(dx: 12, dy: 10)
    for column in 0..<5 {
      for row in [rows.minY, rows.maxY - 8] {
        let x = rows.minX + CGFloat(column) * (rows.width - 8) / 4
        UIBezierPath(ovalIn: CGRect(x: x, y: row, width: 8, height: 8)).fill()
      }
    }
  }

  private func drawRailway() {
    let railway = TownPlan.railway
    stroke(railway, 12, MapPalette.land)
    stroke(railway, 2, MapPalette.rail)
    let sleepers = TownPlan.railway
    sleepers.setLineDash([2, 7], count: 2, phase: 0)
    stroke(sleepers, 7, MapPalette.rail)
  }

  private func drawRiver() {
    stroke(TownPlan.river, TownPlan.riverWidth + 3, MapPalette.waterEdge)
    stroke(TownPlan.river, TownPlan.riverWidth, MapPalette.water)
    // Streets continue over bridges, which are visible over the water only.
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    TownPlan.riverBed.addClip()
    for column in [6, 8, 14] {
      let x = TownPlan.columns[column]
      let bridge = TownPlan.line(
        CGPoint(x: x, y: visible.minY), CGPoint(x: x, y: visible.maxY))
      stroke(bridge, TownPlan.streetWidth - 1, MapPalette.road)
    }
    context?.restoreGState()
  }

  private func drawAvenues() {
    let avenues = [TownPlan.boulevard, TownPlan.crossAvenue, TownPlan.longAvenue]
    for avenue in avenues { stroke(avenue, TownPlan.avenueWidth, MapPalette.avenueEdge) }
    for avenue in avenues { stroke(avenue, TownPlan.avenueWidth - 2.5, MapPalette.avenue) }
  }

  func drawRoute() {
    stroke(TownPlan.route, 9, .white)
    stroke(TownPlan.route, 6, .systemBlue)
  }

  func drawNames() {
    let names: [(String, CGPoint, UIColor)] = [
      ("Lindenallee", CGPoint(x: TownPlan.columns[7] - 20, y: TownPlan.avenueY), MapPalette.label),
      (
        "Hafenstraße", CGPoint(x: TownPlan.columns[12] + 50, y: TownPlan.rows[11]), MapPalette.label
      ),
      ("Gerberweg", CGPoint(x: TownPlan.columns[8] + 26, y: TownPlan.rows[13]), MapPalette.label),
      ("Am Wall", CGPoint(x: TownPlan.columns[12] + 46, y: TownPlan.rows[8]), MapPalette.label),
      ("Elster", CGPoint(x: -150, y: 160), MapPalette.waterLabel),
    ]
    for (name, middle, color) in names {
      HaloText(name, font: .systemFont(ofSize: 11, weight: .medium), color: color)
        .draw(around: middle)
    }
  }

  private func stroke(_ path: UIBezierPath, _ width: CGFloat, _ color: UIColor) {
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }
}
