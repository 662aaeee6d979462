import CPixels
import Foundation

/// A cache of the masks of rounded rectangles, borders and shadows.
final class ShapeCache {
  private struct Key: Hashable {
    var radii: CornerRadii
    var isContinuous: Bool
    /// The size of the mask; 0 if it is stretched.
    var width: Int
    var height: Int
    var border: Double
    var sigma: Double
  }

  private var slices: [Key: NineSlice] = [:]
  /// The memory in which masks are drawn.
  let canvas = CoverageCanvas()

  /// A frame has few masks; an animation of a radius creates one for each frame.
  private static let limit = 256

  /// Returns the mask of a rectangle with rounded corners, radii in pixels.
  func rounded(_ radii: CornerRadii, continuous: Bool, width: Int, height: Int) -> NineSlice {
    slice(radii, continuous, width, height, border: 0, sigma: 0)
  }

  /// Returns the mask of the border of such a rectangle.
  func border(
    _ radii: CornerRadii, continuous: Bool, width: Int, height: Int, border: Double
  ) -> NineSlice {
    slice(radii, continuous, width, height, border: border, sigma: 0)
  }

  /// Returns the mask of the shadow of such a rectangle. Under a wide blur small changes of a
  /// radius are not visible, so that a sheet whose corners change under the finger needs few masks.
  func shadow(
    _ radii: CornerRadii, continuous: Bool, width: Int, height: Int, sigma: Double
  ) -> NineSlice {
    let step = CGFloat(max(1, (sigma * Self.shadowRadiusStep).rounded(.down)))
    let coarse = step > 1 ? radii.map { ($0 / step).rounded() * step } : radii
    return slice(coarse, continuous, width, height, border: 0, sigma: sigma)
  }

  /// The tolerance of a radius as a fraction of the blur: a quarter of one level of a sheet's
  /// shadow. tunable: pixels a pixel
  private static let shadowRadiusStep = 1.0 / 16

  private func slice(
    _ radii: CornerRadii, _ continuous: Bool, _ width: Int, _ height: Int, border: Double,
    sigma: Double
  ) -> NineSlice {
    let reach = continuous ? CGPath.continuousReach : 1
    func extent(_ a: CGFloat, _ b: CGFloat) -> Int {
      max(
        Int(Int32(clamping: (max(a, b) * reach).rounded(.up))),
        Int(Int32(clamping: border.rounded(.up))))
    }
    let blur = sigma > 0 ? Int(px_blur_reach(sigma)) : 0
    let left = extent(radii.topLeft, radii.bottomLeft) + blur
    let right = extent(radii.topRight, radii.bottomRight) + blur
    let top = extent(radii.topLeft, radii.topRight) + blur
    let bottom = extent(radii.bottomLeft, radii.bottomRight) + blur
    let stretchesX = width > left + right
    let stretchesY = height > top + bottom
    let key = Key(
      radii: radii, isContinuous: continuous, width: stretchesX ? 0 : width,
      height: stretchesY ? 0 : height, border: border, sigma: sigma)
    if let slice = slices[key] { return slice }
    if slices.count >= Self.limit { slices.removeAll(keepingCapacity: true) }
    let inner = (
      width: stretchesX ? left + right + 1 : width, height: stretchesY ? top + bottom + 1 : height
    )
    let slice = NineSlice(
      width: inner.width + 2 * blur, height: inner.height + 2 * blur,
      left: stretchesX ? left + blur : inner.width + 2 * blur, right: stretchesX ? right + blur : 0,
      top: stretchesY ? top + blur : inner.height + 2 * blur,
      bottom: stretchesY ? bottom + blur : 0,
      outset: blur, isSolid: border == 0 && sigma == 0)
    let rect = CGRect(x: blur, y: blur, width: inner.width, height: inner.height)
    canvas.draw(
      Self.outline(rect, radii, continuous, border: border), into: slice.mask, width: slice.width,
      height: slice.height)
    if sigma > 0 {
      _ = px_blur_mask(slice.mask, slice.width, slice.width, slice.height, sigma)
    }
    slices[key] = slice
    return slice
  }

  private static func outline(
    _ rect: CGRect, _ radii: CornerRadii, _ continuous: Bool, border: Double
  ) -> CGPath {
    let outer = CGPath.rounded(rect, radii, continuous: continuous)
    let hole = rect.insetBy(dx: border, dy: border)
    guard border > 0, !hole.isNull, hole.width > 0, hole.height > 0 else { return outer }
    let ring = CGMutablePath()
    ring.addPath(outer)
    ring.addPath(
      CGPath.rounded(hole, radii.map { max(0, $0 - border) }, continuous: continuous))
    return ring
  }
}

extension CGPath {
  /// Returns the path of a rectangle with rounded corners.
  static func rounded(_ rect: CGRect, _ radii: CornerRadii, continuous: Bool) -> CGPath {
    if radii.isZero { return CGPath(rect: rect, transform: nil) }
    return continuous
      ? continuousRoundedRect(
        rect, topLeft: radii.topLeft, topRight: radii.topRight, bottomLeft: radii.bottomLeft,
        bottomRight: radii.bottomRight)
      : circularRoundedRect(
        rect, topLeft: radii.topLeft, topRight: radii.topRight, bottomLeft: radii.bottomLeft,
        bottomRight: radii.bottomRight)
  }
}
