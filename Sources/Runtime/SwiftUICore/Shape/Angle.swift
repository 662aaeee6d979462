/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()

  /// Creates the zero angle.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// The negated angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// The angle multiplied by a number.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// The angle divided by a number.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}

extension Angle: Animatable {
  /// The animatable data.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
