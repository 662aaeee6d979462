import Foundation

/// Constants that indicate the calculation of values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name; an unknown one behaves as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation between values. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is kept until the next key time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant pace; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// Constants that indicate the rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name; an unknown one rotates nothing.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The rotation follows the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The rotation is opposite to the tangent of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation along a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private var track: [AnimatableValue] = []

  /// The values, in order. Ignored if there is a `path`.
  open var values: [Any]? {
    didSet { compile() }
  }

  /// A path for a property that is a point. Each of its lines and curves is one step.
  open var path: CGPath? {
    didSet { compile() }
  }

  /// The fraction of the cycle of each value, from 0 to 1, not decreasing. `nil` spaces them
  /// evenly. Discrete animations have one more key time than values.
  open var keyTimes: [NSNumber]?

  /// The timing function of each step between two values.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The calculation of values between keyframes. Default `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { compile() }
  }

  /// The rotation of the layer along a path. Default `nil`: none.
  open var rotationMode: CAAnimationRotationMode?

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    calculationMode = other.calculationMode
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    rotationMode = other.rotationMode
    values = other.values
    path = other.path
  }

  private var steps: [PathStep] = []

  private func compile() {
    steps = path?.steps ?? []
    if let first = steps.first {
      track = [.point(first.start)] + steps.map { .point($0.end) }
    } else {
      track = (values ?? []).map { AnimatableValue($0) }
    }
  }

  package override func value(
    at time: CFTimeInterval, underlying: AnimatableValue, model: AnimatableValue
  ) -> AnimatableValue? {
    guard !track.isEmpty else { return nil }
    if track.count == 1 { return track[0] }
    let place = place(at: paced(time))
    if !steps.isEmpty { return .point(steps[place.step].point(at: place.share)) }
    if calculationMode == .discrete { return track[place.step] }
    return AnimatableValue.interpolate(track[place.step], track[place.step + 1], place.share)
  }

  package override func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
    super.apply(at: moment, to: &properties, model: model)
    guard let rotationMode, !steps.isEmpty else { return }
    let place = place(at: paced(moment.time))
    var angle = steps[place.step].angle(at: place.share)
    if rotationMode == .rotateAutoReverse { angle += .pi }
    properties.transform = CATransform3DMakeRotation(angle, 0, 0, 1) * properties.transform
  }

  /// Returns the step at a fraction of the cycle, and the fraction of the step.
  private func place(at share: Double) -> (step: Int, share: Double) {
    if calculationMode == .discrete && steps.isEmpty {
      let count = track.count
      let times = validTimes(count + 1) ?? (0...count).map { Double($0) / Double(count) }
      let step = times.dropLast().lastIndex { $0 <= share } ?? 0
      return (min(step, count - 1), 0)
    }
    let count = track.count - 1
    let times: [Double]
    if calculationMode == .paced, let paced = pacedTimes() {
      times = paced
    } else {
      times = validTimes(track.count) ?? (0...count).map { Double($0) / Double(count) }
    }
    var step = 0
    while step < count - 1 && share >= times[step + 1] { step += 1 }
    let length = times[step + 1] - times[step]
    var inner = length > 0 ? (share - times[step]) / length : 1
    inner = min(max(inner, 0), 1)
    if calculationMode != .paced, let functions = timingFunctions, step < functions.count {
      inner = functions[step].evaluate(inner)
    }
    if calculationMode == .discrete { inner = 0 }
    return (step, inner)
  }

  private func validTimes(_ count: Int) -> [Double]? {
    guard let keyTimes, keyTimes.count == count else { return nil }
    return keyTimes.map(\.doubleValue)
  }

  private func pacedTimes() -> [Double]? {
    var sums = [0.0]
    for index in 1..<track.count {
      let length =
        steps.isEmpty
        ? AnimatableValue.distance(track[index - 1], track[index]) : steps[index - 1].length
      sums.append(sums[index - 1] + length)
    }
    guard let total = sums.last, total > 0 else { return nil }
    return sums.map { $0 / total }
  }
}
