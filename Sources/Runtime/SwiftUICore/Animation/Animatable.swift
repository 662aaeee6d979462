/// A type whose values can be interpolated.
public protocol Animatable {
  /// The type of the interpolated data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data to interpolate.
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

/// A type that can serve as animatable data: its values can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)
  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The dot product of the value with itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The dot product of the value with itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The dot product of the value with itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data without components.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  /// The empty value.
  public static let zero = EmptyAnimatableData()
  /// Adds two values.
  public static func += (lhs: inout Self, rhs: Self) {}
  /// Subtracts a value from another.
  public static func -= (lhs: inout Self, rhs: Self) {}
  /// Adds two values.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Subtracts a value from another.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) {}
  /// The dot product of the value with itself.
  public var magnitudeSquared: Double { 0 }
}

/// Animatable data of two values.
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

  /// The pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds two values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Subtracts a value from another.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The dot product of the value with itself.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
