import SheetEngine

/// The wrapper of the presented view: it rounds its corners, fills the background and casts a shadow.
package final class UIDropShadowView: UIView {
  /// The shadow of a floating card: black, in points on the screen (L12, fit to pixels).
  private static let shadowRadius: CGFloat = 15.5
  private static let shadowOffset = CGSize(width: 0, height: 7.5)
  private static let shadowOpacity: Float = 0.09

  package override class var layerClass: AnyClass { BackdropLayer.self }

  /// The container of the presented view, which clips it at the round corners.
  let content = UIView()
  let grabber = SheetGrabberView()

  private var shownScale: CGFloat = 1
  private var shownCorners: SheetCorners?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerCurve = .continuous
    layer.shadowColor = .black
    content.clipsToBounds = true
    content.layer.cornerCurve = .continuous
    addSubview(content)
    addSubview(grabber)
    grabber.isHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var _accessibilityRole: _AccessibilityRole? { .sheet }

  /// Adds the presented view, filling the card.
  func hold(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = content.bounds
    guard PermittedDifferences.hasCurrent(.presentedViewIsWrapped) else {
      return content.addSubview(view)
    }
    let wrapper = UIView(frame: content.bounds)
    wrapper.autoresizingMask = view.autoresizingMask
    wrapper.addSubview(view)
    content.addSubview(wrapper)
  }

  /// Applies the engine's geometry.
  func apply(_ geometry: SheetGeometry, floats: Bool) {
    let size = CGSize(width: geometry.layoutSize.width, height: geometry.layoutSize.height)
    if bounds.size != size {
      bounds.size = size
      content.frame = bounds
    }
    center = CGPoint(x: geometry.center.x, y: geometry.center.y)
    let scale = CGFloat(geometry.scale)
    let isRescaled = scale != shownScale
    if isRescaled {
      shownScale = scale
      transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }
    if shownCorners != geometry.corners {
      shownCorners = geometry.corners
      let radii = CornerRadii(top: geometry.corners.top, bottom: geometry.corners.bottom)
      layer.cornerRadii = radii
      content.layer.cornerRadii = radii
    }
    applyShadow(strength: floats ? Float(1 - geometry.fillOpacity) : 0, isRescaled: isRescaled)
    grabber.apply(geometry.grabber)
  }

  private func applyShadow(strength: Float, isRescaled: Bool) {
    let opacity = Self.shadowOpacity * strength
    if layer.shadowOpacity != opacity { layer.shadowOpacity = opacity }
    guard opacity > 0, isRescaled || layer.shadowRadius != Self.shadowRadius / shownScale else {
      return
    }
    layer.shadowRadius = Self.shadowRadius / shownScale
    layer.shadowOffset = CGSize(
      width: Self.shadowOffset.width, height: Self.shadowOffset.height / shownScale)
  }
}
