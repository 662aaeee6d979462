/// What a ``UIVisualEffectView`` does to what lies behind it, or to its content. Use a subclass.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override init() {
    super.init()
  }

  /// What is made of what lies behind the view; `nil` for nothing.
  func backdrop(for traits: UITraitCollection) -> BackdropLook? { nil }

  /// How the effect draws the edge and the content of its view.
  func decoration(for traits: UITraitCollection) -> EffectDecoration { EffectDecoration() }
}

/// What an effect does to its view beside the backdrop.
struct EffectDecoration {
  /// Whether a view without round corners is round at its ends.
  var isCapsule = false
  /// The opacity of the white line along the edge; 0 for none.
  var ringOpacity: CGFloat = 0
  /// The opacity of the content.
  var contentOpacity: CGFloat = 1
}
