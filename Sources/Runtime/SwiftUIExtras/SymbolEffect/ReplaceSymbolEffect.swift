/// A symbol effect that animates the transition from one symbol to another.
public protocol ContentTransitionSymbolEffect {
  /// The animation of the two symbols.
  var _exchange: _SymbolExchange { get }
}

/// An effect that replaces a symbol: one disappears before the other appears.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  var exchange = _SymbolExchange.downUp
  public var _exchange: _SymbolExchange { exchange }

  /// Scales the old symbol down and the new one up.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(exchange: .downUp) }
  /// Scales both symbols up.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(exchange: .upUp) }
  /// Removes the old symbol immediately and scales the new one up.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(exchange: .offUp) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol: one disappears before the other appears.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that the system chooses.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _exchange: _SymbolExchange { .downUp }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
  /// A content transition that animates symbols with the automatic effect.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a content transition that animates symbols with an effect, also in changes without an
  /// animation.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect._exchange, speed: options.speedFactor))
  }
}
