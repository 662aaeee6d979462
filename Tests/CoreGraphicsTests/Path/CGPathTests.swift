import CoreGraphics
import Testing

@MainActor @Suite("CGPath")
struct CGPathTests {
  @Test("An empty path has a null box and no point inside")
  func empty() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
    #expect(path.currentPoint == .zero)
  }

  @Test("The box of the path is tighter than the box of its control points")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 30)))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isClose(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test("Closing goes back to the subpath's first point, and the next line starts there")
  func closing() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 2), CGPoint(x: 9, y: 8)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.currentPoint == .zero)
  }

  @Test("A line without a current point is reported and left out")
  func missingPoint() {
    let path = CGMutablePath()
    let reports = Misuse.collect {
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: .zero, control: .zero)
      path.addCurve(to: .zero, control1: .zero, control2: .zero)
    }
    #expect(path.isEmpty)
    #expect(reports.map(\.id) == Array(repeating: "Path.noCurrentPoint", count: 3))
  }

  @Test("Inside a circle is told to a hundredth")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for index in 0..<64 {
      let angle = Double(index) * .pi / 32 + 0.01
      let (x, y) = (cos(angle), sin(angle))
      #expect(path.contains(CGPoint(x: 9.98 * x, y: 9.98 * y)))
      #expect(!path.contains(CGPoint(x: 10.02 * x, y: 10.02 * y)))
    }
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test("The two rules differ where a path covers itself twice")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
  }

  @Test("The transform of a question applies to the point")
  func containsTransform() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5), transform: nil)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 1), transform: .init(translationX: 10, y: 10)))
  }

  @Test(
    "An arc goes the way that is asked for",
    arguments: [
      (false, CGPoint(x: 0, y: 10), CGFloat.pi / 2, CGPoint(x: 7.071, y: 7.071)),
      (true, CGPoint(x: 0, y: 10), CGFloat.pi / 2, CGPoint(x: 7.071, y: -7.071)),
      (false, CGPoint(x: 0, y: -10), -CGFloat.pi / 2, CGPoint(x: -10, y: 0)),
      (true, CGPoint(x: 0, y: -10), -CGFloat.pi / 2, CGPoint(x: 7.071, y: -7.071)),
    ])
  func arc(clockwise: Bool, end: CGPoint, endAngle: CGFloat, through: CGPoint) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: endAngle, clockwise: clockwise)
    #expect(isClose(path.currentPoint, end))
    path.addLine(to: .zero)
    path.closeSubpath()
    let inside = CGPoint(x: through.x * 0.95, y: through.y * 0.95)
    let outside = CGPoint(x: through.x * 1.05, y: through.y * 1.05)
    #expect(path.contains(inside))
    #expect(!path.contains(outside))
  }

  @Test("A whole turn draws the whole circle")
  func wholeTurn() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0,
        endAngle: clockwise ? -2 * .pi : 2 * .pi, clockwise: clockwise)
      #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
  }

  @Test("An arc between two tangents touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(isClose(touch, CGPoint(x: 6, y: 0)))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 8.7, y: 1.3)))
    #expect(!path.contains(CGPoint(x: 9, y: 1)))
  }

  @Test("An arc between lines that do not bend is a line")
  func flatTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
  }

  @Test("Too large corners are reported and cut to half the side")
  func roundedRect() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let reports = Misuse.collect {
      let path = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil)
      #expect(isClose(path.boundingBoxOfPath, rect))
      #expect(!path.contains(CGPoint(x: 1, y: 1)))
    }
    #expect(reports.map(\.id) == ["Path.cornersTooLarge"])
    let fine = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(fine.contains(CGPoint(x: 1.6, y: 1.6)))
    #expect(!fine.contains(CGPoint(x: 1.3, y: 1.3)))
  }

  @Test("Copies do not follow later changes, and equal paths are equal")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    #expect(copy == path)
    path.addRect(CGRect(x: 5, y: 0, width: 1, height: 1))
    #expect(copy != path)
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    var move = CGAffineTransform(translationX: 3, y: 4)
    let moved = try #require(copy.copy(using: &move))
    #expect(moved.boundingBox == CGRect(x: 3, y: 4, width: 1, height: 1))
  }

  @Test("A path that is one upright rectangle says so")
  func isRect() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }

  @Test("Every element is visited in order with its points")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 4, y: 4))
    path.addCurve(
      to: CGPoint(x: 5, y: 5), control1: CGPoint(x: 6, y: 6), control2: CGPoint(x: 7, y: 7))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var xs: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        .closeSubpath: 0,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        xs.append(element.pointee.points[index].x)
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(xs == [1, 2, 4, 3, 6, 7, 5])
  }
}
