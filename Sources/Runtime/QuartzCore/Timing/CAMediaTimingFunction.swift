import Foundation

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name; one that is not predefined stands for linear timing.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly: (.42, 0, 1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: (0, 0, .58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Begins and ends slowly: (.42, 0, .58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default: (.25, .1, .25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to
/// progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  /// Creates a predefined timing function.
  public convenience init(name: CAMediaTimingFunctionName) {
    // AN3, measured; .default is documented.
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a timing function from its two inner control points. The x of both is limited to
  /// 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = (min(max(Self.exact(c1x), 0), 1), Self.exact(c1y))
    second = (min(max(Self.exact(c2x), 0), 1), Self.exact(c2y))
  }

  // 0.42 as Float is 0.4199999869; curves are specified in decimals.
  private static func exact(_ value: Float) -> Double {
    (Double(value) * 1e6).rounded() / 1e6
  }

  /// Writes the x and y of control point `idx` (0 to 3; others are limited) to `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), first, second, (1, 1)]
    let point = points[min(max(idx, 0), 3)]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }

  /// Returns the progress at a fraction of the time; both 0 at the start and 1 at the end. The
  /// fraction is limited to 0...1.
  package func evaluate(_ fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if first.x == first.y && second.x == second.y { return fraction }
    var low = 0.0
    var high = 1.0
    var t = fraction
    for _ in 0..<32 {
      let error = Self.bezier(first.x, second.x, t) - fraction
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(first.x, second.x, t)
      let newton = slope > 1e-6 ? t - error / slope : low
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return Self.bezier(first.y, second.y, t)
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
