/// An effect with which a symbol is exchanged for another.
public protocol ContentTransitionSymbolEffect {
  /// How the symbols come and go.
  var _exchange: _SymbolExchange { get }
}

/// How an old symbol goes and a new one comes.
public enum _SymbolExchange: Hashable, Sendable {
  case downUp, upUp, offUp
}

/// One symbol leaves before the other appears.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  var exchange = _SymbolExchange.downUp
  public var _exchange: _SymbolExchange { exchange }

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(exchange: .downUp) }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(exchange: .upUp) }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(exchange: .offUp) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol leaves before the other appears.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that suits.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _exchange: _SymbolExchange { .downUp }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
  /// Symbols are exchanged by the effect that suits.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Symbols are exchanged by an effect, also in changes without an animation.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect._exchange, speed: options.speedFactor))
  }
}

/// The exchange of the symbol in an image view.
@MainActor
struct SymbolExchange {
  let view: UIImageView
  let node: Node
  let kind: _SymbolExchange
  let speed: Double

  /// Seconds in which each of the symbols goes or comes, and how small they are then. Grade:
  /// tunable.
  private static let duration = 0.16
  private static let smallest: CGFloat = 0.6
  private static let largest: CGFloat = 1.3

  /// To be called before the view shows the new symbol.
  func run() {
    let length = Self.duration / speed
    let clock = node.context.host.updater.animations
    if kind != .offUp {
      let ghost = UIImageView(frame: view.frame)
      ghost.image = view.image
      ghost.tintColor = view.tintColor
      ghost.contentMode = view.contentMode
      ghost.isAccessibilityElement = false
      UIView.performWithoutAnimation {
        view.superview?.insertSubview(ghost, aboveSubview: view)
      }
      let end = kind == .downUp ? Self.smallest : Self.largest
      animate(ghost.layer, scale: (1, end), opacity: (1, 0), delay: 0, length: length)
      clock.at(clock.now + length) { ghost.removeFromSuperview() }
    }
    let delay = kind == .offUp ? 0 : length
    animate(
      view.layer, scale: (Self.smallest, 1), opacity: (0, 1), delay: delay, length: length)
    // What moves keeps those waiting who wait for rest.
    clock.at(clock.now + delay + length) {}
  }

  private func animate(
    _ layer: CALayer, scale: (CGFloat, CGFloat), opacity: (Float, Float), delay: Double,
    length: Double
  ) {
    let size = CABasicAnimation(keyPath: "transform")
    size.fromValue = CATransform3DMakeScale(scale.0, scale.0, 1)
    size.toValue = CATransform3DMakeScale(scale.1, scale.1, 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = opacity.0
    fade.toValue = opacity.1
    for animation in [size, fade] {
      animation.duration = length
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .both
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    layer.add(size, forKey: "exchange.transform")
    layer.add(fade, forKey: "exchange.opacity")
  }
}

extension ImageItem {
  /// Exchanges the symbol that shows for another, where the environment says how.
  func exchange(for picture: UIImage?) {
    guard case .symbol(let kind, let speed) = node.environment.contentTransition.kind,
      view.window != nil, let old = view.image, old.isSymbolImage, let picture,
      picture.isSymbolImage, old.symbolName != picture.symbolName
    else { return }
    SymbolExchange(view: view, node: node, kind: kind, speed: speed).run()
  }
}

extension UIImage {
  fileprivate var symbolName: String? {
    if case .symbol(let symbol) = content { symbol.name } else { nil }
  }
}
