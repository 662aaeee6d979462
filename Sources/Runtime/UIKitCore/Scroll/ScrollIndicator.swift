/// The scroll indicator, a thin bar that shows the visible part of the content.
@MainActor
final class ScrollIndicator {
  /// Points (look of iOS; nobody measured it: tunable).
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let shortest: CGFloat = 36
  /// The minimum length while the content is past its edge.
  static let shortestPulled: CGFloat = 7
  /// The seconds for which it stays after the content stopped, and the duration of its fading
  /// (tunable).
  static let stay = 0.5
  static let fade = 0.25

  let layer = CALayer()
  private let isVertical: Bool
  private(set) var isShown = false

  init(isVertical: Bool) {
    self.isVertical = isVertical
    layer.name = isVertical ? "vertical scroll indicator" : "horizontal scroll indicator"
    layer.cornerRadius = Self.thickness / 2
    layer.opacity = 0
    // In front of everything that is added to the content later.
    layer.zPosition = 1000
  }

  /// Lays out the indicator along `track`, a rectangle in the coordinates of the scroll view's
  /// bounds, in points.
  func place(
    along track: CGRect, offset: CGFloat, range: ClosedRange<CGFloat>, viewport: CGFloat
  ) {
    let length = isVertical ? track.height : track.width
    let content = range.upperBound - range.lowerBound + viewport
    guard length > 0, content > 0 else { return }
    let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let full = min(length, max(Self.shortest, length * viewport / content))
    let size = max(Self.shortestPulled, full - past)
    let span = range.upperBound - range.lowerBound
    let part = span > 0 ? min(max((offset - range.lowerBound) / span, 0), 1) : (past > 0 ? 1 : 0)
    let start = offset < range.lowerBound ? 0 : (length - size) * part
    let frame =
      isVertical
      ? CGRect(
        x: track.maxX - Self.margin - Self.thickness, y: track.minY + start, width: Self.thickness,
        height: size)
      : CGRect(
        x: track.minX + start, y: track.maxY - Self.margin - Self.thickness, width: size,
        height: Self.thickness)
    guard layer.frame != frame else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = frame
    CATransaction.commit()
  }

  func show(_ color: CGColor) {
    isShown = true
    layer.removeAnimation(forKey: "fade")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = color
    layer.opacity = 1
    CATransaction.commit()
  }

  func hide(animated: Bool) {
    guard isShown else { return }
    isShown = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    guard animated else { return }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1.0
    animation.toValue = 0.0
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + Self.stay
    animation.duration = Self.fade
    animation.fillMode = .backwards
    layer.add(animation, forKey: "fade")
  }
}
