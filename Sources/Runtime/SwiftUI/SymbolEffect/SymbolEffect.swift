/// How symbols move.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that is played once for each change of a value.
public protocol DiscreteSymbolEffect {
  /// The movement.
  var _motion: _SymbolMotion { get }
}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {
  /// The movement.
  var _motion: _SymbolMotion { get }
}

/// The movements of symbols.
public enum _SymbolMotion: Hashable, Sendable {
  case bounce(isUp: Bool)
  case pulse
  case wiggle
  case rotate(isClockwise: Bool)
  case breathe
}

/// How often and how fast an effect is played.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speedFactor = 1.0
  /// `nil` is as often as the effect is by itself.
  var times: Int?

  /// As the effect is by itself.
  public static let `default` = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(times: 1)
  /// Again and again.
  public static let repeating = SymbolEffectOptions(times: .max)

  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(times: count ?? .max)
  }

  /// Faster, above 1, or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(speed, 0.01))
  }

  /// Faster, above 1, or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speedFactor = max(speed, 0.01)
    return options
  }

  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.times = count ?? .max
    return options
  }
}

/// The symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true
  public var _motion: _SymbolMotion { .bounce(isUp: isUp) }
  /// It grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// It shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .pulse }
}

/// The symbol swings.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .wiggle }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true
  public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }
  /// It turns as clocks do.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// It turns against clocks.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
}

/// The symbol grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .breathe }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol swings.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks softly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
