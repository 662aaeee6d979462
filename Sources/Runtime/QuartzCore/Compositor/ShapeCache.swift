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

  /// The masks that were used in the last frames.
  private var slices: [Key: NineSlice] = [:]
  /// The masks that were used in the frames before those; they are kept if they are used again.
  private var olderSlices: [Key: NineSlice] = [:]
  /// Masks that are not used any more, whose memory is used for others.
  private var spares: [NineSlice] = []
  /// The memory in which masks are drawn.
  let canvas = CoverageCanvas()
  private let outline = CGMutablePath()
  private let blurMemory = BlurMemory()

  /// The number of masks from which on those that are not used are forgotten. A frame has few; an
  /// animation of a radius creates one for each frame. tunable: count
  private static let limit = 32

  /// The number of bytes of masks from which on the same is done: a mask of a sheet's shadow has
  /// 0.6 MB, and a sheet that narrows under the finger has another one in each frame. tunable: bytes
  private static let byteLimit = 4 << 20
  /// The number of bytes of `slices`.
  private var bytes = 0

  /// The number of bytes of all masks, also of those whose memory is used for others.
  var keptBytes: Int {
    ([slices.values.map(\.capacity), olderSlices.values.map(\.capacity), spares.map(\.capacity)])
      .joined().reduce(0, +)
  }

  /// Begins a frame: masks that have not been used for a while are forgotten.
  func beginFrame() {
    guard slices.count >= Self.limit || bytes >= Self.byteLimit else { return }
    bytes = 0
    spares.removeAll(keepingCapacity: true)
    spares.append(contentsOf: olderSlices.values)
    olderSlices.removeAll(keepingCapacity: true)
    swap(&slices, &olderSlices)
  }

  /// Returns a mask that nothing refers to, or a new one.
  private func makeSlice() -> NineSlice {
    while !spares.isEmpty {
      let isUnused = isKnownUniquelyReferenced(&spares[spares.count - 1])
      let slice = spares.popLast()
      if isUnused, let slice { return slice }
    }
    return NineSlice()
  }

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
    if let slice = olderSlices[key] {
      keep(slice, key)
      return slice
    }
    let inner = (
      width: stretchesX ? left + right + 1 : width, height: stretchesY ? top + bottom + 1 : height
    )
    let slice = makeSlice()
    slice.reset(
      width: inner.width + 2 * blur, height: inner.height + 2 * blur,
      left: stretchesX ? left + blur : inner.width + 2 * blur, right: stretchesX ? right + blur : 0,
      top: stretchesY ? top + blur : inner.height + 2 * blur,
      bottom: stretchesY ? bottom + blur : 0,
      outset: blur, isSolid: border == 0 && sigma == 0)
    let rect = CGRect(x: blur, y: blur, width: inner.width, height: inner.height)
    setOutline(rect, radii, continuous, border: border)
    let isDrawn = canvas.draw(
      outline, into: slice.mask, width: slice.width, height: slice.height)
    if !isDrawn { slice.clear() }
    if sigma > 0 {
      blurMemory.blur(slice.mask, width: slice.width, height: slice.height, sigma: sigma)
    }
    keep(slice, key)
    return slice
  }

  private func keep(_ slice: NineSlice, _ key: Key) {
    slices[key] = slice
    bytes += slice.width * slice.height
  }

  private func setOutline(
    _ rect: CGRect, _ radii: CornerRadii, _ continuous: Bool, border: Double
  ) {
    outline.removeAllElements()
    outline.addRoundedRect(rect, radii, continuous: continuous)
    let hole = rect.insetBy(dx: border, dy: border)
    guard border > 0, !hole.isNull, hole.width > 0, hole.height > 0 else { return }
    outline.addRoundedRect(hole, radii.map { max(0, $0 - border) }, continuous: continuous)
  }
}
