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
    private let stage = ContextContentStage()

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.clipsToBounds = true
      content.layer.cornerCurve = .continuous
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(stage)
      addSubview(content)
      addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    /// The Escape key of a hardware keyboard while a responder of the content has the focus, unless that
    /// handles it.
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escapeAction)
      ]
    }

    /// The action of the Escape key, which UIKit sends by Objective-C where there is one.
    #if canImport(ObjectiveC)
      @objc
    #endif
    func escapePressed(_ sender: AnyObject) {
      _ = onEscape?()
    }

    #if canImport(ObjectiveC)
      private static let escapeAction = #selector(escapePressed(_:))
    #else
      private static let escapeAction = Selector(
        "escapePressed(_:)", ContextCardView.escapePressed(_:))
    #endif

    /// The grabber first, wherever the edge is that the presented view is attached to.
    override var accessibilityElements: [Any]? {
      get { grabber.isHidden ? nil : [grabber, content] }
      set {}
    }

    func hold(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = true
      stage.hold(view)
    }

    /// Applies the engine's geometry to the card, in a region of a context.
    ///
    /// - Parameter leastLength: the least height of the content in points, or its least width if the card
    ///   comes from a side; `nil` for the card's.
    func show(
      _ geometry: SheetGeometry, in region: CGRect, along axis: ContextAxis, leastLength: CGFloat?,
      appearance: SheetCardAppearance, cornerRadius: CGFloat?, hidesGrabber: Bool
    ) {
      let size = axis.turned(
        CGSize(width: geometry.layoutSize.width, height: geometry.layoutSize.height))
      if bounds.size != size { bounds.size = size }
      stage.show(in: size, leastLength: leastLength, along: axis)
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
      let radius = cornerRadius ?? CGFloat(max(geometry.corners.top, geometry.corners.bottom))
      let curve = appearance.cornerCurve
      if content.layer.cornerCurve != curve { content.layer.cornerCurve = curve }
      if content.layer.cornerRadius != radius { content.layer.cornerRadius = radius }
      let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      let corners =
        appearance.maskedCorners ?? (geometry.corners.bottom > 0 ? all : axis.innerCorners)
      if content.layer.maskedCorners != corners { content.layer.maskedCorners = corners }
      var shownGrabber = geometry.grabber
      if hidesGrabber { shownGrabber.isVisible = false }
      grabber.show(shownGrabber, in: size, along: axis)
      grabber.color = appearance.grabberColor
    }
  }
#endif
