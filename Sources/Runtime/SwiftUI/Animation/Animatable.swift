/// A value that can be between two others.
public protocol Animatable {
  /// What is interpolated.
  associatedtype AnimatableData: VectorArithmetic
  /// What is interpolated.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose values are interpolated.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A value that can be added to its like and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)
  /// The scalar product with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The scalar product with itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The scalar product with itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The scalar product with itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to interpolate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  /// Nothing at all.
  public static let zero = EmptyAnimatableData()
  /// Adds.
  public static func += (lhs: inout Self, rhs: Self) {}
  /// Subtracts.
  public static func -= (lhs: inout Self, rhs: Self) {}
  /// Adds.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Subtracts.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) {}
  /// The scalar product with itself.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are interpolated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Nothing at all.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Subtracts.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The scalar product with itself.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
