import Foundation

extension CGPath {
  /// Returns whether a point lies inside the path, with open subpaths closed. The transform
  /// converts the point's coordinates to the path's. Curves are flattened to 0.01 units.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var counter = WindingCounter(point: point)
    forEachLine { counter.add($0, $1) }
    return rule == .winding ? counter.winding != 0 : counter.crossings % 2 != 0
  }

  /// Calls `body` with every line of the path, with curves flattened and subpaths closed.
  func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        body(from, start)
        start = point
        from = point
      case .line(let point):
        body(from, point)
        from = point
      case .quad(let point, let control):
        flatten(
          from, from.mixed(control, 2.0 / 3), point.mixed(control, 2.0 / 3), point, body)
        from = point
      case .curve(let point, let control1, let control2):
        flatten(from, control1, control2, point, body)
        from = point
      case .close:
        body(from, start)
        from = start
      }
    }
    body(from, start)
  }

  private func flatten(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ body: (CGPoint, CGPoint) -> Void
  ) {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    guard bend.isFinite else { return body(p0, p3) }
    let pieces = max(1, min(1000, Int(clamping: (0.75 * bend / 0.01).squareRoot().rounded(.up))))
    var from = p0
    for index in 1...pieces {
      let to =
        index == pieces ? p3 : cubicPoint(p0, p1, p2, p3, at: CGFloat(index) / CGFloat(pieces))
      body(from, to)
      from = to
    }
  }
}

/// Counts the crossings of a path with the ray from a point to the right.
private struct WindingCounter {
  let point: CGPoint
  private(set) var winding = 0
  private(set) var crossings = 0

  init(point: CGPoint) {
    self.point = point
  }

  mutating func add(_ a: CGPoint, _ b: CGPoint) {
    guard (a.y <= point.y) != (b.y <= point.y) else { return }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > point.x else { return }
    crossings += 1
    winding += a.y < b.y ? 1 : -1
  }
}
