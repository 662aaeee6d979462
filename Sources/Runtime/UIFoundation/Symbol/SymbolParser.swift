import CoreGraphics
import Foundation

/// Reads the recipes of symbols.
///
/// A recipe is a list of statements separated by semicolons, each an action, a shape and numbers:
///
/// - actions: `s` strokes, `f` fills, `b` does both; `e`, `x` and `z` are the same three taking
///   away what is there. `s*0.8` draws with lines of 0.8 of the weight's width.
/// - shapes: `o cx cy r` circle, `v cx cy rx ry` ellipse, `r x y w h radius` rectangle,
///   `l x y x y …` line, `p x y …` closed polygon, `q radius x y …` closed polygon with round
///   corners, `a cx cy r from to` arc in degrees, clockwise, `n cx cy R r points` star,
///   `g cx cy R r teeth` gear, `d …` path of M, L, C, Q and Z with absolute numbers, and of A and B,
///   which add an arc clockwise and counter-clockwise.
/// - `u name scale cx cy` draws another symbol smaller with its middle at a point; `w` takes it
///   away.
/// - `s/2` belongs to the second layer, which has a colour of its own where symbols are shown in
///   several; without a number it is the first layer. What `e/1` takes away from layers behind is
///   then shown in the colour of the first; without a number it is a gap. In recipes that begin with
///   one of `SymbolCatalog.enclosures` layers and signs are known without numbers.
struct SymbolParser {
  private var tokens: ArraySlice<Substring>

  private init(_ statement: Substring) {
    tokens = statement.split(whereSeparator: \.isWhitespace)[...]
  }

  /// Returns the steps of a recipe, or nil if it does not follow the rules above.
  static func steps(of recipe: String, depth: Int = 0) -> [SymbolStep]? {
    guard depth < 4 else { return nil }
    var steps: [SymbolStep] = []
    let statements = recipe.split(separator: ";")
    let enclosure = statements.count > 1 ? SymbolCatalog.enclosureLayer(statements[0]) : nil
    for (index, statement) in statements.enumerated() {
      var parser = SymbolParser(statement)
      guard !parser.tokens.isEmpty else { continue }
      guard var more = parser.statement(depth: depth), parser.tokens.isEmpty else { return nil }
      if let enclosure {
        for step in more.indices where more[step].layer == 0 {
          more[step].layer = index == 0 ? enclosure : 1
          more[step].isSign = index > 0 && more[step].erases
        }
      }
      steps += more
    }
    return steps
  }

  private mutating func statement(depth: Int) -> [SymbolStep]? {
    guard let head = tokens.popFirst() else { return nil }
    let parts = head.split(separator: "*")
    let factor = parts.count > 1 ? Double(parts[1]).map { CGFloat($0) } : 1
    let marks = parts.first?.split(separator: "/") ?? []
    let layer = marks.count > 1 ? Int(marks[1]) : 0
    guard let name = marks.first, let factor, let layer else { return nil }
    var steps: [SymbolStep]?
    switch name {
    case "u", "w": steps = include(erases: name == "w", factor: factor, depth: depth)
    case "s", "e": steps = shape(.stroke, factor, erases: name == "e")
    case "f", "x": steps = shape(.fill, factor, erases: name == "x")
    case "b", "z": steps = shape(.solid, factor, erases: name == "z")
    default: return nil
    }
    guard layer > 0 else { return steps }
    return steps?.map {
      var step = $0
      step.layer = layer
      step.isSign = step.erases && "ewxz".contains(name)
      return step
    }
  }

  private mutating func include(erases: Bool, factor: CGFloat, depth: Int) -> [SymbolStep]? {
    guard let name = tokens.popFirst(), let recipe = SymbolCatalog.recipe(named: String(name)),
      let scale = number(), let x = number(), let y = number(),
      let steps = SymbolParser.steps(of: recipe, depth: depth + 1)
    else { return nil }
    return steps.map {
      $0.placed(scale: scale, center: CGPoint(x: x, y: y), width: factor, erases: erases)
    }
  }

  private mutating func shape(
    _ action: SymbolStep.Action, _ width: CGFloat, erases: Bool
  ) -> [SymbolStep]? {
    guard let kind = tokens.popFirst() else { return nil }
    let path = CGMutablePath()
    guard kind == "d" ? data(into: path) : figure(kind, into: path) else { return nil }
    return [SymbolStep(path: path, action: action, width: width, erases: erases)]
  }

  private mutating func figure(_ kind: Substring, into path: CGMutablePath) -> Bool {
    var values: [CGFloat] = []
    while let value = number() { values.append(value) }
    switch (kind, values.count) {
    case ("o", 3):
      path.addEllipse(in: box(values[0], values[1], values[2], values[2]))
    case ("v", 4):
      path.addEllipse(in: box(values[0], values[1], values[2], values[3]))
    case ("r", 5):
      path.addRoundedRect(
        in: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]),
        cornerWidth: values[4], cornerHeight: values[4])
    case ("l", 4...):
      path.addLines(between: points(values[...]))
    case ("p", 6...):
      path.addLines(between: points(values[...]))
      path.closeSubpath()
    case ("q", 7...):
      path.addRounded(points(values.dropFirst()), radius: values[0])
    case ("a", 5):
      path.move(to: onCircle(values[0], values[1], values[2], values[3]))
      arc(values, clockwise: true, into: path)
    case ("n", 5):
      path.addStar(
        center: CGPoint(x: values[0], y: values[1]), radii: (values[2], values[3]),
        points: Int(values[4]))
    case ("g", 5):
      path.addGear(
        center: CGPoint(x: values[0], y: values[1]), radii: (values[2], values[3]),
        teeth: Int(values[4]))
    default: return false
    }
    return true
  }

  private mutating func data(into path: CGMutablePath) -> Bool {
    while let command = tokens.popFirst() {
      switch command {
      case "M":
        guard let end = point() else { return false }
        path.move(to: end)
      case "L":
        guard let end = point() else { return false }
        path.addLine(to: end)
        while let next = point() { path.addLine(to: next) }
      case "Q":
        guard let control = point(), let end = point() else { return false }
        path.addQuadCurve(to: end, control: control)
      case "C":
        guard let one = point(), let two = point(), let end = point() else { return false }
        path.addCurve(to: end, control1: one, control2: two)
      case "A", "B":
        var values: [CGFloat] = []
        while values.count < 5, let value = number() { values.append(value) }
        guard values.count == 5 else { return false }
        arc(values, clockwise: command == "A", into: path)
      case "Z": path.closeSubpath()
      default: return false
      }
    }
    return true
  }

  private func arc(_ values: [CGFloat], clockwise: Bool, into path: CGMutablePath) {
    path.addArc(
      center: CGPoint(x: values[0], y: values[1]), radius: values[2],
      startAngle: values[3] * .pi / 180, endAngle: values[4] * .pi / 180, clockwise: !clockwise)
  }

  private func onCircle(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ degrees: CGFloat
  ) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> CGRect {
    CGRect(x: x - rx, y: y - ry, width: rx * 2, height: ry * 2)
  }

  private func points(_ values: ArraySlice<CGFloat>) -> [CGPoint] {
    stride(from: values.startIndex, to: values.endIndex - 1, by: 2).map {
      CGPoint(x: values[$0], y: values[$0 + 1])
    }
  }

  private mutating func number() -> CGFloat? {
    guard let first = tokens.first, let value = Double(first) else { return nil }
    tokens.removeFirst()
    return CGFloat(value)
  }

  private mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }
}

extension CGMutablePath {
  /// Adds a closed polygon with rounded corners.
  fileprivate func addRounded(_ points: [CGPoint], radius: CGFloat) {
    guard let first = points.first, let last = points.last, points.count > 2 else { return }
    move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (index, point) in points.enumerated() {
      addArc(
        tangent1End: point, tangent2End: points[(index + 1) % points.count], radius: radius)
    }
    closeSubpath()
  }

  /// Adds a star with a point at the top.
  fileprivate func addStar(center: CGPoint, radii: (CGFloat, CGFloat), points: Int) {
    for index in 0..<(points * 2) {
      let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
      let radius = index.isMultiple(of: 2) ? radii.0 : radii.1
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }

  /// Adds a gear with teeth, one of them at the top.
  fileprivate func addGear(center: CGPoint, radii: (CGFloat, CGFloat), teeth: Int) {
    let step = 2 * CGFloat.pi / CGFloat(teeth)
    // The positions of a tooth's top and foot, as fractions of the angle to the next tooth.
    let corners: [(part: CGFloat, outer: Bool)] = [
      (-0.3, false), (-0.17, true), (0.17, true), (0.3, false),
    ]
    for tooth in 0..<teeth {
      for (index, corner) in corners.enumerated() {
        let angle = (CGFloat(tooth) + corner.part) * step - .pi / 2
        let radius = corner.outer ? radii.0 : radii.1
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if tooth == 0, index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }
    closeSubpath()
  }
}
