/// A type of animation that applies to symbols.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {
  /// The motion of the symbol.
  var _motion: _SymbolMotion { get }
}

/// A symbol effect that runs for as long as it is active.
public protocol IndefiniteSymbolEffect {
  /// The motion of the symbol.
  var _motion: _SymbolMotion { get }
}

/// The motions of symbols.
public enum _SymbolMotion: Hashable, Sendable {
  case bounce(isUp: Bool)
  case pulse
  case wiggle
  case rotate(isClockwise: Bool)
  case breathe
}

/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speedFactor = 1.0
  /// The number of repetitions; `nil` for the effect's default.
  var times: Int?

  /// The default repetition and speed.
  public static let `default` = SymbolEffectOptions()
  /// Runs the effect once.
  public static let nonRepeating = SymbolEffectOptions(times: 1)
  /// Repeats the effect indefinitely.
  public static let repeating = SymbolEffectOptions(times: .max)

  /// Repeats the effect a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(times: count ?? .max)
  }

  /// Runs the effect at a multiple of its normal speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(speed, 0.01))
  }

  /// Runs the effect at a multiple of its normal speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speedFactor = max(speed, 0.01)
    return options
  }

  /// Repeats the effect a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.times = count ?? .max
    return options
  }
}

/// An effect that bounces the symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true
  public var _motion: _SymbolMotion { .bounce(isUp: isUp) }
  /// Scales the symbol up first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// Scales the symbol down first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
}

/// An effect that fades the symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .pulse }
}

/// An effect that wiggles the symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .wiggle }
}

/// An effect that rotates the symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true
  public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }
  /// Rotates clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// Rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
}

/// An effect that smoothly scales the symbol up and down.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .breathe }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that bounces the symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that wiggles the symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates the symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that smoothly scales the symbol up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
