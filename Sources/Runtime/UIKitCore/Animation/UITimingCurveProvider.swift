import SheetEngine

/// The type of timing that a timing curve provider describes.
public enum UITimingCurveType: Int, Sendable {
  /// One of the built-in curves.
  case builtin
  /// A custom cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A combination of a curve and a spring.
  case composed
}

/// The timing of a property animator's animations.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// The type of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the default curve: (0.25, 0.1, 0.25, 1).
  public override init() {
    function = CAMediaTimingFunction(name: .default)
    curve = .easeInOut
    kind = .builtin
    super.init()
  }

  /// Creates one of the built-in curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    function = curve.timingFunction
    self.curve = curve
    kind = .builtin
    super.init()
  }

  /// Creates a curve with two control points; their x is clamped to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    curve = .easeInOut
    kind = .cubic
    super.init()
  }

  /// The built-in curve; meaningless with custom control points.
  open var animationCurve: UIView.AnimationCurve { curve }
  /// The first control point.
  open var controlPoint1: CGPoint { controlPoint(at: 1) }
  /// The second control point.
  open var controlPoint2: CGPoint { controlPoint(at: 2) }
  /// The type of timing: `.builtin`, or `.cubic` with custom control points.
  open var timingCurveType: UITimingCurveType { kind }
  /// The receiver itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the receiver, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  let function: CAMediaTimingFunction
  private let curve: UIView.AnimationCurve
  private let kind: UITimingCurveType

  private func controlPoint(at index: Int) -> CGPoint {
    var values: (Float, Float) = (0, 0)
    withUnsafeMutableBytes(of: &values) { bytes in
      guard let base = bytes.bindMemory(to: Float.self).baseAddress else { return }
      function.getControlPoint(at: index, values: base)
    }
    return CGPoint(x: CGFloat(values.0), y: CGFloat(values.1))
  }
}

/// Timing by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// The spring has the animator's duration.
    case ratio(Double)
    /// The spring determines its duration itself.
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  /// Creates the system's spring, without bounce, which lasts half a second whatever the animator's
  /// duration.
  public override init() {
    // N4.20, measured.
    let spring = SheetSpring.system
    kind = .physical(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.nominalDamping)
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring with the animator's duration from its damping ratio, 0 to 1 (1 does not
  /// bounce), and an initial velocity in total distances per second along both axes.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(min(max(Double(ratio), 0.01), 1))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with the animator's duration from its damping ratio, 0 to 1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its mass, stiffness and damping, which determine its duration. Values
  /// outside the physical range are clamped.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6),
      damping: max(Double(damping), 1e-6))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration in seconds and its bounce, -1 to 1.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring from its perceived duration in seconds and its bounce, -1 to 1.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The initial velocity, in total distances per second along both axes; values that are not
  /// points use `dx`.
  public let initialVelocity: CGVector
  /// The type of timing: `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The receiver itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the receiver, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  let kind: Kind
}
