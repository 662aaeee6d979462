import Testing
import UIKit

@MainActor
struct BezierPathTests {
  @Test("A rounded rectangle leaves out its corners only where asked")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 29)))
    #expect(path.contains(CGPoint(x: 39, y: 29)))
    #expect(abs(path.bounds.width - 40) < 1e-6 && abs(path.bounds.height - 30) < 1e-6)
  }

  @Test("Clockwise arcs turn clockwise on the screen")
  func arcs() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
    #expect(path.bounds.minX > -1e-6 && path.bounds.minY > -1e-6)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minX + 10) < 1e-3)
  }

  @Test("The fill rule decides about holes")
  func fillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("A reversed path starts at the end and covers the same")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 12), controlPoint1: CGPoint(x: 12, y: 6),
      controlPoint2: CGPoint(x: 9, y: 12))
    path.lineWidth = 3
    let reversed = path.reversing()
    #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.lineWidth == 3)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test("A transform moves every point; a copy does not follow")
  func transform() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(path.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("Filling, stroking and clipping draw in the current context")
  func drawing() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image { _ in
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 8))
        line.addLine(to: CGPoint(x: 10, y: 8))
        line.lineWidth = 2
        UIColor.blue.setStroke()
        line.stroke()
        UIBezierPath(rect: CGRect(x: 8, y: 0, width: 1, height: 1)).addClip()
        UIRectFill(CGRect(x: 6, y: 0, width: 4, height: 4))
      }
    let bitmap = image.cgImage?.bitmap
    #expect(bitmap?[2, 2] == 0xFFFF_0000)
    #expect(bitmap?[5, 5] == 0)
    #expect(bitmap?[5, 7] == 0xFF00_00FF)
    #expect(bitmap?[5, 8] == 0xFF00_00FF)
    #expect(bitmap?[8, 0] == 0xFFFF_0000)
    #expect(bitmap?[6, 0] == 0)
  }

  @Test("Dashes come back as set")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var lengths: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
  }
}
