/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Nothing at all.
  public static let zero = Angle()

  /// No angle.
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
  /// Takes an angle away.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// The angle in the other direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// The angle, so many times.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// A part of the angle.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}

extension Angle: Animatable {
  /// What is interpolated.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
