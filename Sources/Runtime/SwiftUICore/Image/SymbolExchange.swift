/// The animations of the old and the new symbol in a transition.
public enum _SymbolExchange: Hashable, Sendable {
  case downUp, upUp, offUp
}

/// The transition from one symbol to another in an image view.
@MainActor
struct SymbolExchange {
  let view: UIImageView
  let node: Node
  let kind: _SymbolExchange
  let speed: Double

  /// The duration in seconds of each symbol's animation, and the scales of a hidden symbol. Grade:
  /// tunable.
  private static let duration = 0.16
  private static let smallest: CGFloat = 0.6
  private static let largest: CGFloat = 1.3

  /// Starts the transition; to be called before the view shows the new symbol.
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
        if let container = view.superview {
          HostingView.arrange(container) { container.insertSubview(ghost, aboveSubview: view) }
        }
      }
      let end = kind == .downUp ? Self.smallest : Self.largest
      animate(ghost.layer, scale: (1, end), opacity: (1, 0), delay: 0, length: length)
      clock.at(clock.now + length) { ghost.removeFromSuperview() }
    }
    let delay = kind == .offUp ? 0 : length
    animate(
      view.layer, scale: (Self.smallest, 1), opacity: (0, 1), delay: delay, length: length)
    // Keeps the clock active until the animation has ended.
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
  /// Replaces the symbol, with the transition of the environment.
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
