/// A view that applies an effect: blur or glass to its background, or vibrancy to its content. Add
/// content to ``contentView``. Changes of the effect can be animated.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// Creates a view with an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect, with a frame in its superview's coordinates, in points.
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

  /// The effect. The default is `nil`: none. One effect replaces another at once; a change from or
  /// to `nil` can be animated.
  open var effect: UIVisualEffect? {
    didSet { if oldValue !== effect { showEffect() } }
  }

  /// The view to which content is added. It always covers the whole view.
  public let contentView = UIView()

  override func accepts(_ subview: UIView) -> Bool {
    if subview === contentView { return true }
    Misuse.report(ViewMisuse.subviewOfEffectView(subview))
    return false
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func showEffect() {
    guard let layer = layer as? BackdropLayer else { return }
    let decoration = effect?.decoration(for: traitCollection) ?? EffectDecoration()
    // An effect that is removed keeps its appearance until the end of the animation.
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
