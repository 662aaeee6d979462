/// The kinds of timing.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin
  /// A cubic curve of one's own.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring together.
  case composed
}

/// The timing of an animator's animations.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// Which kind it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as the timing of an animation.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's usual curve: (0.25, 0.1, 0.25, 1).
  public override init() {
    function = CAMediaTimingFunction(name: .default)
    curve = .easeInOut
    kind = .builtin
    super.init()
  }

  /// One of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    function = curve.timingFunction
    self.curve = curve
    kind = .builtin
    super.init()
  }

  /// A curve by its two inner control points; their x is limited to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    curve = .easeInOut
    kind = .cubic
    super.init()
  }

  /// The system's curve; of no meaning with control points of one's own.
  open var animationCurve: UIView.AnimationCurve { curve }
  /// The first control point.
  open var controlPoint1: CGPoint { controlPoint(at: 1) }
  /// The second control point.
  open var controlPoint2: CGPoint { controlPoint(at: 2) }
  /// `.builtin`, or `.cubic` with control points of one's own.
  open var timingCurveType: UITimingCurveType { kind }
  /// The receiver.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The receiver, which does not change.
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

/// A spring as the timing of an animation.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// As long as the animator says.
    case ratio(Double)
    /// As long as it takes.
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  /// The system's spring, without bounce, which takes half a second whatever the animator's duration.
  public override init() {
    // N4.20, measured.
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that takes the animator's duration, by its damping ratio, 0 to 1 (1 does not bounce),
  /// and a velocity at the start in ways per second along both axes.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(min(max(Double(ratio), 0.01), 1))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes the animator's duration, by its damping ratio, 0 to 1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its mass, stiffness and damping, which decide how long it takes. Values that no
  /// spring has are limited.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6),
      damping: max(Double(damping), 1e-6))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by the seconds it seems to take and its bounce, -1 to 1.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// A spring by the seconds it seems to take and its bounce, -1 to 1.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The velocity at the start, in ways per second along both axes; what is no point takes `dx`.
  public let initialVelocity: CGVector
  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The receiver.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The receiver, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  let kind: Kind
}
