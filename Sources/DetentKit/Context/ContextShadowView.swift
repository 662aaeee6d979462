#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The shadow of a floating card, clipped to its context.
  ///
  /// It is a view behind the card and not a shadow of the card's layer: where touches pass through,
  /// the container view is no larger than the card and would clip the shadow.
  final class ContextShadowView: UIView {
    private let caster = UIView()
    private var shown = Shape()

    private struct Shape: Equatable {
      var frame = CGRect.zero
      var radius: CGFloat = 0
      var strength: Float = 0
    }

    /// In points on the screen (L12, fit to pixels).
    private static let shadow = (
      radius: CGFloat(15.5), offset: CGSize(width: 0, height: 7.5), opacity: Float(0.09)
    )

    override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      caster.layer.shadowRadius = Self.shadow.radius
      caster.layer.shadowOffset = Self.shadow.offset
      caster.layer.shadowOpacity = 0
      addSubview(caster)
    }

    required init?(coder: NSCoder) { nil }

    /// Indicates whether the shadow is visible.
    var isCast: Bool { shown.strength > 0 }

    /// Draws the shadow of a card with the engine's geometry, in a context of this size.
    func show(_ geometry: SheetGeometry, in size: CGSize, along axis: ContextAxis, floats: Bool) {
      let radius = max(geometry.corners.top, geometry.corners.bottom) * geometry.scale
      let shape = Shape(
        frame: axis.rect(geometry.visibleFrame, in: size), radius: CGFloat(radius),
        strength: floats ? Float(1 - geometry.fillOpacity) : 0)
      guard shape != shown else { return }
      let isResized = shape.frame.size != shown.frame.size || shape.radius != shown.radius
      shown = shape
      caster.layer.shadowOpacity = Self.shadow.opacity * shape.strength
      guard shape.strength > 0 else { return }
      caster.frame = shape.frame
      guard isResized || caster.layer.shadowPath == nil else { return }
      caster.layer.shadowPath =
        UIBezierPath(roundedRect: caster.bounds, cornerRadius: shape.radius).cgPath
    }
  }
#endif
