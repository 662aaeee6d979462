import Foundation

extension AnimatableValue {
  /// Returns the value at `t` between `from` (0) and `to` (1); `t` may lie outside. Values that
  /// cannot be interpolated switch at the half.
  package static func interpolate(
    _ from: AnimatableValue, _ to: AnimatableValue, _ t: Double
  ) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    switch (from, to) {
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3D.interpolate(a, b, t))
    case (.color(let a), .color(let b)):
      return .color(a.mixed(with: b, t))
    case (.none, .color(let b)):
      return .color((b.copy(alpha: 0) ?? b).mixed(with: b, t))
    case (.color(let a), .none):
      return .color(a.mixed(with: a.copy(alpha: 0) ?? a, t))
    case (.radii(let a), .radii(let b)):
      return .radii(
        CornerRadii(
          topLeft: mix(a.topLeft, b.topLeft), topRight: mix(a.topRight, b.topRight),
          bottomRight: mix(a.bottomRight, b.bottomRight),
          bottomLeft: mix(a.bottomLeft, b.bottomLeft)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, t) })
    case (.path(let a), .path(let b)):
      return .path(a.mixed(with: b, t) ?? (t < 0.5 ? a : b))
    case (.image, .image):
      return t < 0.5 ? from : to
    default:
      return t < 0.5 ? from : to
    }
  }

  /// Returns the sum of `value` and `base`, for additive and cumulative animations. Transforms are
  /// concatenated, `value` first. For kinds without a sum it returns `value`.
  package static func sum(_ base: AnimatableValue, _ value: AnimatableValue) -> AnimatableValue {
    switch (base, value) {
    case (.number(let a), .number(let b)):
      return .number(a + b)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)):
      return .transform(b * a)
    case (.color(let a), .color(let b)):
      return .color(a.offset(by: b.sRGBComponents))
    case (.radii(let a), .radii(let b)):
      return .radii(
        CornerRadii(
          topLeft: a.topLeft + b.topLeft, topRight: a.topRight + b.topRight,
          bottomRight: a.bottomRight + b.bottomRight, bottomLeft: a.bottomLeft + b.bottomLeft))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(+))
    default:
      return value
    }
  }

  /// Returns the difference that has to be added to `to` to get `from`: the `fromValue` of an
  /// additive animation whose model value is already `to`. `nil` for kinds without a difference.
  package static func difference(
    from: AnimatableValue, to: AnimatableValue
  ) -> AnimatableValue? {
    switch (from, to) {
    case (.number(let a), .number(let b)):
      return .number(a - b)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width, height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      return inverse == b && b != CATransform3DIdentity ? nil : .transform(a * inverse)
    case (.radii(let a), .radii(let b)):
      return .radii(
        CornerRadii(
          topLeft: a.topLeft - b.topLeft, topRight: a.topRight - b.topRight,
          bottomRight: a.bottomRight - b.bottomRight, bottomLeft: a.bottomLeft - b.bottomLeft))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(-))
    default:
      return nil
    }
  }

  /// The neutral value of a sum: the `toValue` of an additive animation.
  package var neutral: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .radii: .radii(.zero)
    case .numbers(let values): .numbers(values.map { _ in 0 })
    default: nil
    }
  }

  /// Returns the sum of `count` times `value`, for cumulative animations.
  static func multiple(_ value: AnimatableValue, _ count: Int) -> AnimatableValue? {
    guard count > 0, let neutral = value.neutral else { return nil }
    if case .transform = value {
      return (0..<min(count, 1000)).reduce(neutral) { sum, _ in Self.sum(sum, value) }
    }
    return interpolate(neutral, value, Double(count))
  }

  /// Returns the distance of two values for paced animations; 0 for kinds without one.
  static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
    switch (a, b) {
    case (.number(let a), .number(let b)):
      return abs(a - b)
    case (.point(let a), .point(let b)):
      return hypot(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)):
      return hypot(a.width - b.width, a.height - b.height)
    default:
      return 0
    }
  }
}

extension CGColor {
  fileprivate convenience init(clamping c: SIMD4<Double>) {
    let c = c.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    self.init(srgbRed: c.x, green: c.y, blue: c.z, alpha: c.w)
  }

  /// Returns the colour at `t` between this one and another, by components.
  package func mixed(with other: CGColor, _ t: Double) -> CGColor {
    CGColor(clamping: sRGBComponents + (other.sRGBComponents - sRGBComponents) * t)
  }

  fileprivate func offset(by components: SIMD4<Double>) -> CGColor {
    CGColor(clamping: sRGBComponents + components)
  }
}
