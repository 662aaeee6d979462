extension CGPath {
  /// Returns whether the path is one rectangle with upright sides; if it is, writes it to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = uprightRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle with upright sides that the path consists of; `nil` for any other path.
  package var uprightRect: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAcross || isDown else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
  }
}
