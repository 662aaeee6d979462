import CPixels
import Testing

@testable import CoreGraphics

@Suite("Drawing the coverage of paths")
struct CoverageCanvasTests {
  /// The alpha of a path that a context fills with black by the even-odd rule.
  private func reference(_ path: CGPath, _ width: Int, _ height: Int) throws -> [UInt8] {
    let bitmap = try #require(Bitmap(width: width, height: height))
    let context = try #require(CGContext(bitmap: bitmap, scale: 1, flipped: true))
    context.setFillColor(CGColor.black)
    context.addPath(path)
    context.fillPath(using: .evenOdd)
    context.finish()
    var mask = [UInt8](repeating: 0, count: width * height)
    px_alpha(&mask, width, bitmap.pixels, bitmap.stride, width, height)
    return mask
  }

  private func drawn(
    _ path: CGPath, _ width: Int, _ height: Int, on canvas: CoverageCanvas
  ) -> [UInt8] {
    var mask = [UInt8](repeating: 7, count: width * height)
    mask.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      canvas.draw(path, into: start, width: width, height: height)
    }
    return mask
  }

  private func shapes(_ width: CGFloat, _ height: CGFloat) -> [CGPath] {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let radius = min(width, height) / 3.3
    let ring = CGMutablePath()
    ring.addRect(rect)
    ring.addRect(rect.insetBy(dx: 1.4, dy: 1.4))
    let star = CGMutablePath()
    star.addLines(between: [
      CGPoint(x: 2.3, y: 1.1), CGPoint(x: width, y: height * 0.7), CGPoint(x: 0.2, y: height),
      CGPoint(x: width * 0.9, y: 0.4), CGPoint(x: width * 0.3, y: height * 1.2),
    ])
    star.closeSubpath()
    return [
      CGPath(rect: rect, transform: nil),
      .continuousRoundedRect(
        rect, topLeft: radius, topRight: radius, bottomLeft: 0, bottomRight: radius / 2),
      .circularRoundedRect(
        rect, topLeft: 3.7, topRight: radius, bottomLeft: radius, bottomRight: 1),
      ring, star, CGMutablePath(),
    ]
  }

  @Test("Coverage equals the alpha of a fill in a context, whatever the canvas drew before")
  func equalsContext() throws {
    let canvas = CoverageCanvas()
    for (width, height) in [(97, 61), (5, 200), (300, 40), (33, 33), (1, 1)] {
      for path in shapes(CGFloat(width), CGFloat(height)) {
        #expect(
          drawn(path, width, height, on: canvas) == (try reference(path, width, height)))
      }
    }
  }

  @Test("A mask larger than any bitmap is not changed")
  func tooLarge() {
    var mask: [UInt8] = [9]
    CoverageCanvas().draw(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), into: &mask,
      width: Bitmap.maximumSide + 1, height: 1)
    #expect(mask == [9])
  }
}
