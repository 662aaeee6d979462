/// The state of a dynamic item in a world: mass, position and velocity.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position = SIMD2<Double>.zero
  var angle = 0.0
  var velocity = SIMD2<Double>.zero
  var spin = 0.0

  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0 { didSet { weigh() } }
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true { didSet { weigh() } }
  var isAnchored = false { didSet { weigh() } }

  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0
  /// The corners relative to the centre, without rotation.
  private var outline: [SIMD2<Double>] = []
  /// The corners at the current position.
  private(set) var corners: [SIMD2<Double>] = []
  private var transform = CGAffineTransform.identity
  private var firstAngle = 0.0
  /// The angle that the item shows.
  private var shownAngle = 0.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

  /// Takes position, rotation and size from the item.
  func readItem() {
    position = SIMD2(item.center)
    transform = item.transform
    angle = atan2(transform.b, transform.a)
    firstAngle = angle
    shownAngle = angle
    let size = item.bounds.size
    let half = SIMD2(max(size.width, 0.1) / 2, max(size.height, 0.1) / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      outline = [
        SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y),
        SIMD2(-half.x, half.y),
      ]
    case .ellipse:
      let sides = 24
      outline = (0..<sides).map { side in
        let angle = 2 * Double.pi * Double(side) / Double(sides)
        return SIMD2(half.x * cos(angle), half.y * sin(angle))
      }
    case .path:
      outline = item.collisionBoundingPath.cgPath.straightLines.map { SIMD2($0.0) }
      if outline.count < 3 { outline = [-half, SIMD2(half.x, -half.y), half] }
    }
    weigh()
    updateCorners()
  }

  /// A view of 100 by 100 points and density 1 has the mass 1 (AN8).
  private func weigh() {
    let size = item.bounds.size
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let mass = max(density, 0.001) * width * height / 10_000
    inverseMass = isAnchored ? 0 : 1 / mass
    let inertia = mass * (width * width + height * height) / 12
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / inertia
    if !allowsRotation { spin = 0 }
  }

  func updateCorners() {
    let (c, s) = (cos(angle), sin(angle))
    corners.removeAll(keepingCapacity: true)
    for corner in outline {
      corners.append(
        SIMD2(
          position.x + c * corner.x - s * corner.y, position.y + s * corner.x + c * corner.y))
    }
  }

  /// Returns a vector of the item's own coordinates as it is turned.
  func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> {
    let (c, s) = (cos(angle), sin(angle))
    return SIMD2(c * offset.x - s * offset.y, s * offset.x + c * offset.y)
  }

  /// Returns the velocity of a point at an offset from the centre.
  func velocity(at offset: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(velocity.x - spin * offset.y, velocity.y + spin * offset.x)
  }

  /// Changes the velocities by an impulse at an offset from the centre.
  func push(_ impulse: SIMD2<Double>, at offset: SIMD2<Double>) {
    velocity += impulse * inverseMass
    spin += cross(offset, impulse) * inverseInertia
  }

  /// The reciprocal of the mass that an impulse at an offset in a direction moves.
  func response(_ direction: SIMD2<Double>, at offset: SIMD2<Double>) -> Double {
    let arm = cross(offset, direction)
    return inverseMass + arm * arm * inverseInertia
  }

  func integrate(_ step: Double) {
    guard inverseMass > 0 else { return }
    velocity /= 1 + step * max(resistance, 0)
    spin /= 1 + step * max(angularResistance, 0)
    position += velocity * step
    angle += spin * step
  }

  /// Shows the position to the item.
  func writeItem() {
    guard position.x.isFinite, position.y.isFinite, angle.isFinite else { return }
    let center = CGPoint(x: position.x, y: position.y)
    if item.center != center { item.center = center }
    // What rounding errors turn nobody sees.
    guard abs(angle - shownAngle) > 1e-9 else { return }
    shownAngle = angle
    item.transform = transform.concatenating(CGAffineTransform(rotationAngle: angle - firstAngle))
  }
}

/// Returns the z component of the product of two vectors.
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

/// Returns the scalar product of two vectors.
func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var length: Double { dot(self, self).squareRoot() }
}
