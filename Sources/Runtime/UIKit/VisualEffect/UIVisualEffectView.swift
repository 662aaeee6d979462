/// Shows an effect: a blur or glass on what lies behind it, or vibrancy on its content. Content
/// belongs into ``contentView``. The effect can be set in an animation.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// Creates a view with an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect, with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    (layer as? BackdropLayer)?.amount = 0
    showEffect()
  }

  /// The effect. The default is `nil`: nothing. A new one replaces another at once; coming from or
  /// going to `nil` can be animated.
  open var effect: UIVisualEffect? {
    didSet { if oldValue !== effect { showEffect() } }
  }

  /// What the content is added to. It always covers the view.
  public let contentView = UIView()

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    reportMisuse(
      "A \(type(of: subview)) was added to a UIVisualEffectView itself; "
        + "add it to its contentView.")
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func showEffect() {
    guard let layer = layer as? BackdropLayer else { return }
    let decoration = effect?.decoration(for: traitCollection) ?? EffectDecoration()
    // An effect that goes keeps its look until it is gone.
    if let look = effect?.backdrop(for: traitCollection) {
      layer.look = look
      layer.roundsAsCapsule = decoration.isCapsule
      layer.amount = 1
    } else {
      layer.amount = 0
    }
    layer.ringOpacity = decoration.ringOpacity
    contentView.alpha = decoration.contentOpacity
  }
}
