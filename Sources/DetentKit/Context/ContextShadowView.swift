#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// The shadow of a floating card, as far as its context reaches.
  ///
  /// It stands behind the card and not on it: where touches go through, the container is no larger
  /// than the card and cuts off what it casts.
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

    /// Whether there is anything to see.
    var isCast: Bool { shown.strength > 0 }

    /// Casts the shadow of a card that looks as the engine says, in a context of a size.
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
