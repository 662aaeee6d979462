import SwiftUI

/// The town drawn by a canvas, in the coordinates of its plan.
struct TownCanvas: View {
  let camera: MapCamera
  let showsRoute: Bool
  /// The number of points of the map for one of names and of the route, whose size does not depend
  /// on the scale.
  let pen: CGFloat

  var body: some View {
    Canvas(opaque: true) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: Paint.land)
      var plan = context
      plan.translateBy(x: size.width / 2, y: size.height / 2)
      plan.scaleBy(x: camera.scale, y: camera.scale)
      plan.translateBy(x: -camera.center.x, y: -camera.center.y)
      plan.rotate(by: .radians(TownPlan.turn))
      let reach = hypot(size.width, size.height) / 2 / camera.scale
      let middle = camera.center.applying(CGAffineTransform(rotationAngle: -TownPlan.turn))
      let seen = CGRect(
        x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
      drawBlocks(plan, seen, isWide: false)
      drawStreets(plan)
      drawBlocks(plan, seen, isWide: true)
      drawPark(plan)
      drawSquare(plan)
      drawRailway(plan)
      drawRiver(plan)
      drawAvenues(plan)
      if camera.scale >= 1 { drawNames(plan) }
      if showsRoute { drawRoute(plan) }
    }
  }

  private enum Paint {
    static let land = color(MapPalette.land)
    static let block = color(MapPalette.block)
    static let house = color(MapPalette.house)
    static let road = color(MapPalette.road)
    static let park = color(MapPalette.park)
    static let tree = color(MapPalette.tree)
    static let water = color(MapPalette.water)

    static func color(_ color: UIColor) -> GraphicsContext.Shading { .color(Color(uiColor: color)) }
  }

  private func drawBlocks(_ plan: GraphicsContext, _ seen: CGRect, isWide: Bool) {
    // Wide blocks hide the street that would cut them, so they are drawn after it.
    for block in TownBlocks.all
    where block.area.intersects(seen) && (block.area.width > 120) == isWide {
      plan.fill(Path(roundedRect: block.area, cornerRadius: 3), with: Paint.block)
      for house in block.houses {
        plan.fill(Path(roundedRect: house, cornerRadius: 1.5), with: Paint.house)
      }
    }
  }

  private func drawStreets(_ plan: GraphicsContext) {
    let reach = TownPlan.reach
    for x in TownPlan.columns {
      line(plan, CGPoint(x: x, y: -reach), CGPoint(x: x, y: reach), TownPlan.streetWidth)
    }
    for y in TownPlan.rows {
      line(plan, CGPoint(x: -reach, y: y), CGPoint(x: reach, y: y), TownPlan.streetWidth)
    }
    plan.stroke(Path(TownPlan.quay.cgPath), with: Paint.road, lineWidth: 6)
  }

  private func line(
    _ plan: GraphicsContext, _ from: CGPoint, _ to: CGPoint, _ width: CGFloat
  ) {
    plan.stroke(Path { $0.addLines([from, to]) }, with: Paint.road, lineWidth: width)
  }

  private func drawPark(_ plan: GraphicsContext) {
    let park = TownPlan.park
    plan.fill(Path(roundedRect: park, cornerRadius: 12), with: Paint.park)
    let paths = Path {
      $0.move(to: CGPoint(x: park.minX, y: park.midY + 20))
      $0.addCurve(
        to: CGPoint(x: park.maxX, y: park.midY - 30),
        control1: CGPoint(x: park.minX + 50, y: park.midY - 50),
        control2: CGPoint(x: park.maxX - 60, y: park.midY + 60))
      $0.move(to: CGPoint(x: park.midX - 10, y: park.minY))
      $0.addQuadCurve(
        to: CGPoint(x: park.midX + 24, y: park.maxY),
        control: CGPoint(x: park.midX + 44, y: park.midY))
    }
    plan.stroke(paths, with: Paint.color(MapPalette.parkPath), lineWidth: 3.5)
    let pond = CGRect(x: park.minX + 20, y: park.maxY - 62, width: 46, height: 32)
    plan.fill(Path(ellipseIn: pond), with: Paint.water)
    let grove = park.insetBy(dx: 12, dy: 12)
    for index in 0..<34 {
      let size = 7 + 7 * TownPlan.variation(index, 1, salt: 7)
      let tree = CGRect(
        x: grove.minX + TownPlan.variation(index, 3, salt: 5) * (grove.width - size),
        y: grove.minY + TownPlan.variation(index, 7, salt: 6) * (grove.height - size),
        width: size, height: size)
      if tree.intersects(pond.insetBy(dx: -3, dy: -3)) { continue }
      plan.fill(Path(ellipseIn: tree), with: Paint.tree)
    }
  }

  private func drawSquare(_ plan: GraphicsContext) {
    plan.fill(Path(roundedRect: TownPlan.square, cornerRadius: 8), with: Paint.park)
    let rows = TownPlan.square.insetBy(dx: 12, dy: 10)
    for column in 0..<5 {
      for y in [rows.minY, rows.maxY - 8] {
        let x = rows.minX + CGFloat(column) * (rows.width - 8) / 4
        plan.fill(
          Path(ellipseIn: CGRect(x: x, y: y, width: 8, height: 8)), with: Paint.tree)
      }
    }
  }

  private func drawRailway(_ plan: GraphicsContext) {
    let railway = Path(TownPlan.railway.cgPath)
    let rail = Paint.color(MapPalette.rail)
    plan.stroke(railway, with: Paint.land, lineWidth: 12)
    plan.stroke(railway, with: rail, lineWidth: 2)
    plan.stroke(railway, with: rail, style: StrokeStyle(lineWidth: 7, dash: [2, 7]))
  }

  private func drawRiver(_ plan: GraphicsContext) {
    let river = Path(TownPlan.river.cgPath)
    plan.stroke(
      river, with: Paint.color(MapPalette.waterEdge),
      style: StrokeStyle(lineWidth: TownPlan.riverWidth + 3, lineJoin: .round))
    plan.stroke(
      river, with: Paint.water, style: StrokeStyle(lineWidth: TownPlan.riverWidth, lineJoin: .round)
    )
    // Streets continue over bridges, which are visible over the water only.
    var water = plan
    water.clip(to: Path(TownPlan.riverBed.cgPath))
    for column in [6, 8, 14] {
      let x = TownPlan.columns[column]
      line(
        water, CGPoint(x: x, y: -TownPlan.reach), CGPoint(x: x, y: TownPlan.reach),
        TownPlan.streetWidth - 1)
    }
  }

  private func drawAvenues(_ plan: GraphicsContext) {
    let avenues = [TownPlan.boulevard, TownPlan.crossAvenue, TownPlan.longAvenue].map {
      Path($0.cgPath)
    }
    for avenue in avenues {
      plan.stroke(
        avenue, with: Paint.color(MapPalette.avenueEdge), lineWidth: TownPlan.avenueWidth)
    }
    for avenue in avenues {
      plan.stroke(
        avenue, with: Paint.color(MapPalette.avenue), lineWidth: TownPlan.avenueWidth - 2.5)
    }
  }

  private func drawNames(_ plan: GraphicsContext) {
    var names: [(String, CGPoint, UIColor)] = [
      ("Lindenallee", CGPoint(x: TownPlan.columns[7] - 20, y: TownPlan.avenueY), MapPalette.label),
      (
        "Hafenstraße", CGPoint(x: TownPlan.columns[12] + 50, y: TownPlan.rows[11]),
        MapPalette.label
      ),
      ("Gerberweg", CGPoint(x: TownPlan.columns[8] + 26, y: TownPlan.rows[13]), MapPalette.label),
      ("Am Wall", CGPoint(x: TownPlan.columns[12] + 46, y: TownPlan.rows[8]), MapPalette.label),
      ("Elster", CGPoint(x: -180, y: 150), MapPalette.waterLabel),
    ]
    if camera.scale >= Landmark.namedScale { names += smallNames }
    for (name, middle, color) in names {
      var text = plan.resolve(Text(verbatim: name).font(.system(size: 11, weight: .medium)))
      text.shading = Paint.color(MapPalette.halo)
      var place = plan
      place.translateBy(x: middle.x, y: middle.y)
      place.scaleBy(x: pen, y: pen)
      for offset in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
        place.draw(text, at: CGPoint(x: offset.0, y: offset.1))
      }
      text.shading = Paint.color(color)
      place.draw(text, at: .zero)
    }
  }

  /// Streets whose names are too small when the whole town is visible.
  private var smallNames: [(String, CGPoint, UIColor)] {
    let (columns, rows) = (TownPlan.columns, TownPlan.rows)
    let streets: [(String, Int, CGFloat, Int)] = [
      ("Parkgasse", 9, 50, 9), ("Torstraße", 11, 44, 9), ("Kastanienweg", 12, 40, 10),
      ("Bürgersteig", 9, 30, 14), ("Fischmarkt", 11, 40, 14), ("Theatergasse", 8, 44, 11),
      ("Kornweg", 7, 50, 10), ("Seilergang", 12, 46, 7), ("Ankerweg", 10, 46, 16),
      ("Wiesenweg", 12, 46, 16), ("Amselweg", 8, 40, 7), ("Sternweg", 10, 50, 6),
    ]
    return streets.map { name, column, inset, row in
      (name, CGPoint(x: columns[column] + inset, y: rows[row]), MapPalette.label)
    }
  }

  private func drawRoute(_ plan: GraphicsContext) {
    let route = Path(TownPlan.route.cgPath)
    for (width, color) in [(CGFloat(9), Color.white), (6, .blue)] {
      plan.stroke(
        route, with: .color(color),
        style: StrokeStyle(lineWidth: width * pen, lineCap: .round, lineJoin: .round))
    }
  }
}
