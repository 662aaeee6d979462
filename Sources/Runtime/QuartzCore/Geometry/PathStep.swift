import Foundation

/// One line or curve of a path with its length.
struct PathStep {
  let start: CGPoint
  let end: CGPoint
  private let controls: (CGPoint, CGPoint)?
  let length: Double
  /// The lengths from the start to evenly spaced parameters, for a constant pace along a curve.
  private let sums: [Double]

  private static let samples = 32

  init(from start: CGPoint, to end: CGPoint, controls: (CGPoint, CGPoint)? = nil) {
    self.start = start
    self.end = end
    self.controls = controls
    guard let controls else {
      length = hypot(end.x - start.x, end.y - start.y)
      sums = []
      return
    }
    var sums = [0.0]
    var last = start
    for sample in 1...Self.samples {
      let point = Self.point(
        start, controls.0, controls.1, end, Double(sample) / Double(Self.samples))
      sums.append(sums[sample - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    self.sums = sums
    length = sums[Self.samples]
  }

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: Double
  ) -> CGPoint {
    let u = 1 - t
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a.x * wa + b.x * wb + c.x * wc + d.x * wd,
      y: a.y * wa + b.y * wb + c.y * wc + d.y * wd)
  }

  /// Returns the parameter of the curve at a fraction of the length.
  func parameter(at share: Double) -> Double {
    guard !sums.isEmpty, length > 0 else { return share }
    let target = share * length
    var index = 0
    while index < Self.samples - 1 && sums[index + 1] < target { index += 1 }
    let part = sums[index + 1] - sums[index]
    let rest = part > 0 ? (target - sums[index]) / part : 0
    return min(max((Double(index) + rest) / Double(Self.samples), 0), 1)
  }

  /// Returns the point at a fraction of the length.
  func point(at share: Double) -> CGPoint {
    guard let controls else {
      return CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return Self.point(start, controls.0, controls.1, end, parameter(at: share))
  }

  /// Returns the direction at a fraction of the length, in radians.
  func angle(at share: Double) -> Double {
    let before = point(at: max(0, share - 0.005))
    let after = point(at: min(1, share + 0.005))
    return atan2(after.y - before.y, after.x - before.x)
  }

  /// Returns the element that draws the part between two fractions of the length, after a move to
  /// its start.
  func part(from: Double, to: Double) -> PathElement {
    guard let controls else { return .line(point(at: to)) }
    let (t0, t1) = (parameter(at: from), parameter(at: to))
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func blossom(_ t: (Double, Double, Double)) -> CGPoint {
      let ab = mix(start, controls.0, t.0)
      let bc = mix(controls.0, controls.1, t.0)
      let cd = mix(controls.1, end, t.0)
      return mix(mix(ab, bc, t.1), mix(bc, cd, t.1), t.2)
    }
    return .curve(
      blossom((t1, t1, t1)), control1: blossom((t0, t0, t1)), control2: blossom((t0, t1, t1)))
  }
}

extension CGPath {
  /// The lines and curves of the path, without those of length zero.
  var steps: [PathStep] {
    var steps: [PathStep] = []
    for subpath in subpaths { steps += subpath.steps }
    return steps
  }

  /// The connected parts of the path.
  var subpaths: [(steps: [PathStep], isClosed: Bool)] {
    var parts: [(steps: [PathStep], isClosed: Bool)] = []
    var current: [PathStep] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func finish(closed: Bool) {
      if !current.isEmpty { parts.append((current, closed)) }
      current = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        (start, point) = (to, to)
      case .line(let to):
        if to != point { current.append(PathStep(from: point, to: to)) }
        point = to
      case .quad(let to, let control):
        let first = CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        let second = CGPoint(
          x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        current.append(PathStep(from: point, to: to, controls: (first, second)))
        point = to
      case .curve(let to, let control1, let control2):
        current.append(PathStep(from: point, to: to, controls: (control1, control2)))
        point = to
      case .close:
        if start != point { current.append(PathStep(from: point, to: start)) }
        finish(closed: true)
        point = start
      }
    }
    finish(closed: false)
    return parts
  }

  /// Returns the part of the path between two fractions of its length.
  package func trimmed(from: Double, to: Double) -> CGPath {
    if from <= 0 && to >= 1 { return self }
    let parts = subpaths
    let total = parts.reduce(0) { $0 + $1.steps.reduce(0) { $0 + $1.length } }
    let path = CGMutablePath()
    guard total > 0, to > from else { return path }
    let (low, high) = (max(0, from) * total, min(1, to) * total)
    var elements: [PathElement] = []
    var position = 0.0
    for part in parts {
      var isDrawing = false
      for step in part.steps {
        let begin = position
        position += step.length
        guard step.length > 0, position > low, begin < high else { continue }
        let first = max(0, (low - begin) / step.length)
        let last = min(1, (high - begin) / step.length)
        if !isDrawing { elements.append(.move(step.point(at: first))) }
        isDrawing = true
        elements.append(step.part(from: first, to: last))
      }
    }
    return CGPath(elements: elements)
  }

  /// Returns the path at `t` between this one and another with the same kinds of elements; `nil` if
  /// they differ.
  func mixed(with other: CGPath, _ t: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var mixed: [PathElement] = []
    mixed.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b)))
      case (.quad(let a, let c), .quad(let b, let d)):
        mixed.append(.quad(mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        mixed.append(.curve(mix(a, b), control1: mix(c, d), control2: mix(e, f)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }
}
