/// A boundary that an app added to a collision behaviour.
struct CollisionBoundary {
  let identifier: any NSCopying
  let path: UIBezierPath
  let lines: [[SIMD2<Double>]]

  func has(_ other: any NSCopying) -> Bool {
    CollisionRecord.key(of: identifier) == CollisionRecord.key(of: other)
  }
}

/// The pairs that touched in a frame.
@MainActor
struct CollisionRecord {
  /// Two items, or an item and a boundary, and the first point at which they touched.
  struct Contact {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint
    fileprivate let key: [AnyHashable]
  }

  private(set) var contacts: [Contact] = []
  private var keys: Set<[AnyHashable]> = []

  func contains(_ contact: Contact) -> Bool { keys.contains(contact.key) }

  mutating func note(
    _ item: any UIDynamicItem, _ other: any UIDynamicItem, at point: SIMD2<Double>
  ) {
    note(item, other, nil, point, key: [ObjectIdentifier(item), ObjectIdentifier(other)])
  }

  mutating func note(
    _ item: any UIDynamicItem, boundary: (any NSCopying)?, at point: SIMD2<Double>
  ) {
    note(
      item, nil, boundary, point,
      key: [ObjectIdentifier(item), boundary.map(Self.key) ?? AnyHashable("")])
  }

  private mutating func note(
    _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ boundary: (any NSCopying)?,
    _ point: SIMD2<Double>, key: [AnyHashable]
  ) {
    guard keys.insert(key).inserted else { return }
    contacts.append(
      Contact(
        item: item, other: other, boundary: boundary, point: CGPoint(x: point.x, y: point.y),
        key: key))
  }

  /// Returns a value by which identifiers are compared.
  nonisolated static func key(of identifier: any NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(String(describing: identifier))
  }
}

extension CGPath {
  /// The number of lines by which a curve is replaced. tunable
  private static var linesOfCurve: Int { 12 }

  /// The lines of the path, curves replaced by short ones.
  var straightLines: [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      if point != last { lines.append((last, point)) }
      last = point
    }
    func curve(to end: CGPoint, _ a: CGPoint, _ b: CGPoint) {
      let from = last
      for index in 1...Self.linesOfCurve {
        let t = CGFloat(index) / CGFloat(Self.linesOfCurve)
        let u = 1 - t
        let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        line(
          to: CGPoint(
            x: weights.0 * from.x + weights.1 * a.x + weights.2 * b.x + weights.3 * end.x,
            y: weights.0 * from.y + weights.1 * a.y + weights.2 * b.y + weights.3 * end.y))
      }
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let end, let control):
        func raised(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        curve(to: end, raised(last), raised(end))
      case .curve(let end, let control1, let control2): curve(to: end, control1, control2)
      case .close: line(to: start)
      }
    }
    return lines
  }
}
