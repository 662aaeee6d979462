/// The base class of effects of a ``UIVisualEffectView`` on its background or its content. Use a
/// subclass.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect without any effect.
  public override init() {
    super.init()
  }

  /// The change of the background behind the view; `nil` for none.
  package func backdrop(for traits: UITraitCollection) -> BackdropLook? { nil }

  /// The drawing of the edge and the content of the view.
  package func decoration(for traits: UITraitCollection) -> EffectDecoration { EffectDecoration() }
}

/// The changes of an effect apart from the background.
package struct EffectDecoration {
  /// Indicates whether a view without rounded corners is a capsule.
  package var isCapsule = false
  /// The opacity of the white line along the edge; 0 for none.
  package var ringOpacity: CGFloat = 0
  /// The opacity of the content.
  package var contentOpacity: CGFloat = 1

  package init(isCapsule: Bool = false, ringOpacity: CGFloat = 0, contentOpacity: CGFloat = 1) {
    self.isCapsule = isCapsule
    self.ringOpacity = ringOpacity
    self.contentOpacity = contentOpacity
  }
}
