/// The geometry of a layer on the device. Positions are snapped to device pixels only here.
struct Placed {
  /// The bounds.
  let frame: PixelRect
  /// The number of pixels for each of the layer's points.
  let scaleX: Double
  let scaleY: Double
  /// The position of the origin of the layer's coordinates.
  let originX: Double
  let originY: Double

  /// The scale of lengths without a direction, such as radii.
  var scale: Double {
    scaleX == scaleY ? scaleX : (scaleX * scaleY).squareRoot()
  }

  /// Snaps each position by itself, so that rounding errors do not accumulate through many levels.
  /// A layer that clips, is transformed or has a shadow moves as a whole instead: its sublayers are
  /// snapped relative to it.
  init(_ values: LayerProperties, _ t: CGAffineTransform, _ context: DisplayListBuilder.Context) {
    let bounds = values.bounds
    scaleX = context.scaleX * t.a
    scaleY = context.scaleY * t.d
    let zeroX = context.x + context.scaleX * t.tx
    let zeroY = context.y + context.scaleY * t.ty
    let left = zeroX + scaleX * bounds.origin.x
    let top = zeroY + scaleY * bounds.origin.y
    let minX = Self.snap(left)
    let minY = Self.snap(top)
    let isOnePiece =
      values.masksToBounds || values.shadowOpacity > 0 || values.filter != nil
      || values.transform != CATransform3DIdentity
    if isOnePiece {
      originX = Double(minX - Self.snap(scaleX * bounds.origin.x))
      originY = Double(minY - Self.snap(scaleY * bounds.origin.y))
      frame = PixelRect(
        minX: minX, minY: minY,
        maxX: Self.end(of: scaleX * bounds.size.width, from: Double(minX), at: minX),
        maxY: Self.end(of: scaleY * bounds.size.height, from: Double(minY), at: minY))
    } else {
      originX = zeroX
      originY = zeroY
      frame = PixelRect(
        minX: minX, minY: minY,
        maxX: Self.end(of: scaleX * bounds.size.width, from: left, at: minX),
        maxY: Self.end(of: scaleY * bounds.size.height, from: top, at: minY))
    }
  }

  /// Returns the nearest whole pixel, the upper one in the middle. Rounding errors below a
  /// thousandth of a pixel have no effect.
  static func snap(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    let quantized = (min(max(value, -1e7), 1e7) * 1024).rounded() / 1024
    return Int((quantized + 0.5).rounded(.down))
  }

  /// Returns the snapped end of a length from its snapped start. A line of half a pixel or more
  /// never vanishes between two pixels: the separators of lists stay visible when a sheet is scaled
  /// down.
  private static func end(of length: Double, from start: Double, at first: Int) -> Int {
    let last = snap(start + max(0, length))
    return last == first && length >= 0.5 ? first + 1 : last
  }

  /// Returns the radii in pixels, limited to the bounds, also if they are infinite.
  func radii(_ values: LayerProperties) -> CornerRadii {
    let largest = CGFloat(max(frame.width, frame.height))
    return values.effectiveCornerRadii.map { $0 > 0 ? min($0 * scale, largest) : 0 }
  }

  /// Returns a length in pixels, between 0 and a limit.
  func length(_ points: CGFloat, limit: Double) -> Double {
    points > 0 ? min(points * scale, limit) : 0
  }

  func inside(clip: PixelRect) -> DisplayListBuilder.Context {
    DisplayListBuilder.Context(scaleX: scaleX, scaleY: scaleY, x: originX, y: originY, clip: clip)
  }
}
