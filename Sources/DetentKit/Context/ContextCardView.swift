#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The container view of the presented view, with rounded corners and the grabber.
  final class ContextCardView: UIView {
    let grabber = ContextGrabberView()
    /// Called for the escape gesture of assistive technology. Returns whether the gesture had an
    /// effect.
    var onEscape: (() -> Bool)?
    private let content = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.clipsToBounds = true
      content.layer.cornerCurve = .continuous
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
      addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    func hold(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = content.bounds
      content.addSubview(view)
    }

    /// Applies the engine's geometry to the card, in a region of a context.
    func show(_ geometry: SheetGeometry, in region: CGRect, along axis: ContextAxis) {
      let size = axis.turned(
        CGSize(width: geometry.layoutSize.width, height: geometry.layoutSize.height))
      if bounds.size != size { bounds.size = size }
      let frame = axis.rect(geometry.visibleFrame, in: region.size)
      // The part beyond the region is reached by the transform. Safe areas follow from centre and
      // bounds, and content must not make room for what lies beyond an edge.
      let overhang = axis.overhang(of: frame, in: region.size)
      center = CGPoint(
        x: region.minX + frame.midX - overhang.x, y: region.minY + frame.midY - overhang.y)
      let scale = CGFloat(geometry.scale)
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: overhang.x, ty: overhang.y)
      if self.transform != transform { self.transform = transform }
      let radius = CGFloat(max(geometry.corners.top, geometry.corners.bottom))
      if content.layer.cornerRadius != radius { content.layer.cornerRadius = radius }
      let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      let corners = geometry.corners.bottom > 0 ? all : axis.innerCorners
      if content.layer.maskedCorners != corners { content.layer.maskedCorners = corners }
      grabber.show(geometry.grabber, in: size, along: axis)
    }
  }

  /// The grabber at the inner edge of the presented view.
  final class ContextGrabberView: UIView {
    /// Called by assistive technology to select the next larger or smaller detent.
    var onStep: ((_ larger: Bool) -> Void)?
    private var touchArea = CGRect.zero

    override init(frame: CGRect) {
      super.init(frame: frame)
      // The colour of UIKit's grabber on white: (120, 120, 128) at 0.43.
      backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
      isHidden = true
      isAccessibilityElement = true
      accessibilityTraits = [.adjustable]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ grabber: SheetGrabber, in size: CGSize, along axis: ContextAxis) {
      if isHidden == grabber.isVisible { isHidden = !grabber.isVisible }
      guard grabber.isVisible else { return }
      let frame = axis.rect(grabber.frame, in: size)
      guard self.frame != frame else { return }
      self.frame = frame
      layer.cornerRadius = min(frame.width, frame.height) / 2
      touchArea = axis.rect(grabber.hitFrame, in: size).offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchArea.contains(point)
    }

    override func accessibilityIncrement() { onStep?(true) }

    override func accessibilityDecrement() { onStep?(false) }
  }
#endif
