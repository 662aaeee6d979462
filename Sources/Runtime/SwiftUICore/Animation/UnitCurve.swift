/// A function from time to progress, each from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circleIn, circleOut, circleInOut
  }

  let form: Form
  var isInverse = false

  init(_ form: Form) {
    self.form = form
  }

  /// A cubic curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// A linear curve.
  public static let linear = bezier(0, 0, 1, 1)
  /// A curve that starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circleIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circleOut)
  /// Two quarters of a circle, which start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns the progress at a time. Times outside of 0…1 are clamped.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    return isInverse ? solve(time) : direct(time)
  }

  /// Returns the velocity at a time. Times outside of 0…1 are clamped.
  public func velocity(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    let (before, after) = (max(0, time - Self.step), min(1, time + Self.step))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The interval of time over which a velocity is measured.
  private static let step = 1e-4

  private func direct(_ time: Double) -> Double {
    switch form {
    case .bezier(let first, let second):
      if first.x == first.y, second.x == second.y { return time }
      return UnitBezier(first.x, first.y, second.x, second.y).value(at: time)
    case .circleIn: return 1 - (1 - time * time).squareRoot()
    case .circleOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circleInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      return ((1 - 4 * (time - 1) * (time - 1)).squareRoot() + 1) / 2
    }
  }

  /// Returns the time at which a rising curve reaches a progress.
  private func solve(_ value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if direct(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
