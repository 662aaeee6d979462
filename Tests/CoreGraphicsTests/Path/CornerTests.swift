import CoreGraphics
import Testing

/// The distance from the left side to the path at a height, to a thousandth.
private func inset(of path: CGPath, at y: CGFloat, upTo limit: CGFloat) -> CGFloat {
  var (low, high) = (CGFloat(0), limit)
  while high - low > 0.0005 {
    let middle = (low + high) / 2
    if path.contains(CGPoint(x: middle, y: y)) { high = middle } else { low = middle }
  }
  return (low + high) / 2
}

@Suite("Rounded corners")
struct CornerTests {
  static let card = CGRect(x: 0, y: 0, width: 393, height: 793)

  private func continuous(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    .continuousRoundedRect(
      rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// L9. The measured rows begin 7.6 points below the top: a curve that touches the top
  /// side cannot have an inset of 15 there, which the rows lead to; the 38-point corner has that
  /// inset 7.6 points down.
  @Test(
    "The continuous corner of 38 has the measured insets",
    arguments: [
      (5.0, 9.25), (10, 6), (15, 3.75), (20, 2.25), (25, 1.25), (30, 0.75), (35, 0.5),
    ])
  func measuredReach(down: Double, expected: Double) {
    let path = continuous(Self.card, 38)
    let measured = inset(of: path, at: 7.6 + down, upTo: 38)
    #expect(abs(measured - expected) <= 0.5, "inset \(measured)")
  }

  @Test("A continuous corner reaches 1.528665 radii and is a circle's in its middle")
  func reach() {
    let path = continuous(Self.card, 38)
    #expect(path.contains(CGPoint(x: 0.001, y: 38 * 1.53)))
    #expect(inset(of: path, at: 38 * 1.45, upTo: 38) > 0.0005)
    let diagonal = 38 * (1 - 0.5.squareRoot())
    #expect(isClose(inset(of: path, at: diagonal, upTo: 38), diagonal, within: 0.02))
    let circle = CGPath.circularRoundedRect(
      Self.card, topLeft: 38, topRight: 38, bottomLeft: 38, bottomRight: 38)
    #expect(inset(of: circle, at: 38.1, upTo: 38) < 0.001)
    #expect(isClose(inset(of: circle, at: diagonal, upTo: 38), diagonal, within: 0.02))
  }

  @Test("The curve is the same read along either side")
  func symmetry() {
    let path = continuous(Self.card, 38)
    for y in stride(from: 1.0, to: 11, by: 2) {
      let x = inset(of: path, at: y, upTo: 60)
      #expect(isClose(inset(of: path, at: x, upTo: 60), y, within: 0.01))
    }
  }

  @Test("Insets fall steadily from the top to the end of the reach")
  func monotone() {
    let path = continuous(Self.card, 38)
    let insets = stride(from: 0.5, to: 60, by: 0.5).map { inset(of: path, at: $0, upTo: 60) }
    for (upper, lower) in zip(insets, insets.dropFirst()) {
      #expect(lower <= upper + 0.0006)
    }
  }

  @Test("All four corners have their own radius")
  func perCorner() {
    for build in [CGPath.circularRoundedRect, CGPath.continuousRoundedRect] {
      let path = build(CGRect(x: 0, y: 0, width: 200, height: 100), 10, 20, 0, 30)
      #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 200, height: 100)))
      #expect(path.contains(CGPoint(x: 0.1, y: 99.9)))
      let share = 1 - 0.5.squareRoot()
      for (corner, dx, dy, radius) in [
        (CGPoint(x: 0, y: 0), 1.0, 1.0, 10.0), (CGPoint(x: 200, y: 0), -1, 1, 20),
        (CGPoint(x: 200, y: 100), -1, -1, 30),
      ] {
        for (offset, isInside) in [(radius * share + 0.1, true), (radius * share - 0.1, false)] {
          let point = CGPoint(x: corner.x + dx * offset, y: corner.y + dy * offset)
          #expect(path.contains(point) == isInside)
        }
      }
    }
  }

  @Test("A continuous corner that takes half the side is a quarter circle")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 36)
    let path = continuous(rect, 18)
    let circle = CGPath.circularRoundedRect(
      rect, topLeft: 18, topRight: 18, bottomLeft: 18, bottomRight: 18)
    for y in [1.0, 4, 9, 17] {
      let angleInset = 18 - (18 * 18 - (18 - y) * (18 - y)).squareRoot()
      #expect(isClose(inset(of: circle, at: y, upTo: 18), angleInset, within: 0.02))
    }
    // Along the long side the corner has room and eases; where the short side ends it does not.
    #expect(isClose(inset(of: path, at: 17.5, upTo: 18), 0, within: 0.02))
    let square = continuous(CGRect(x: 0, y: 0, width: 36, height: 36), 18)
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 36, height: 36), transform: nil)
    for y in stride(from: 0.5, to: 36, by: 1) {
      #expect(
        isClose(inset(of: square, at: y, upTo: 18), inset(of: disc, at: y, upTo: 18), within: 0.02))
    }
  }

  @Test("Radii that do not fit shrink together")
  func fitting() {
    let radii = CornerRadii(topLeft: 60, topRight: 30, bottomRight: -5, bottomLeft: 0)
      .fitted(to: CGSize(width: 45, height: 100))
    #expect(radii == CornerRadii(topLeft: 30, topRight: 15, bottomRight: 0, bottomLeft: 0))
    let endless = continuous(CGRect(x: 0, y: 0, width: 20, height: 20), .greatestFiniteMagnitude)
    #expect(isClose(endless.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(!endless.contains(CGPoint(x: 2, y: 2)))
  }
}
