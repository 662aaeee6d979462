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
    private var shadow = SheetShadow()

    private struct Shape: Equatable {
      var frame = CGRect.zero
      var radius: CGFloat = 0
      var strength: Float = 0
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      caster.layer.shadowOpacity = 0
      apply(SheetShadow())
      addSubview(caster)
    }

    required init?(coder: NSCoder) { nil }

    private func apply(_ shadow: SheetShadow) {
      self.shadow = shadow
      shown = Shape()
      caster.layer.shadowColor = shadow.color.cgColor
      caster.layer.shadowRadius = shadow.radius
      caster.layer.shadowOffset = shadow.offset
    }

    /// Indicates whether the shadow is visible.
    var isCast: Bool { shown.strength > 0 }

    /// Draws the shadow of a card with the engine's geometry, in a context of this size.
    ///
    /// - Parameters:
    ///   - cornerRadius: the card's corner radius; `nil` for that of the geometry.
    ///   - shadow: the app's shadow; `nil` for the system's, which only floating cards have.
    func show(
      _ geometry: SheetGeometry, in size: CGSize, along axis: ContextAxis, floats: Bool,
      cornerRadius: CGFloat?, shadow: SheetShadow?
    ) {
      let own = shadow ?? SheetShadow()
      if own != self.shadow { apply(own) }
      let corners = cornerRadius ?? CGFloat(max(geometry.corners.top, geometry.corners.bottom))
      let radius = corners * CGFloat(geometry.scale)
      let strength = floats ? Float(1 - geometry.fillOpacity) : 0
      let shape = Shape(
        frame: axis.rect(geometry.visibleFrame, in: size), radius: radius,
        strength: shadow == nil ? strength : 1)
      guard shape != shown else { return }
      let isResized = shape.frame.size != shown.frame.size || shape.radius != shown.radius
      shown = shape
      caster.layer.shadowOpacity = Float(own.opacity) * shape.strength
      guard shape.strength > 0 else { return }
      caster.frame = shape.frame
      guard isResized || caster.layer.shadowPath == nil else { return }
      caster.layer.shadowPath =
        UIBezierPath(roundedRect: caster.bounds, cornerRadius: shape.radius).cgPath
    }
  }
#endif
