/// Where a layer lies on the device. The one place where positions are snapped to device pixels.
struct Placed {
  /// The bounds.
  let frame: PixelRect
  /// Pixels for each of the layer's points.
  let scaleX: Double
  let scaleY: Double
  /// Where the zero of the layer's coordinates lies.
  let originX: Double
  let originY: Double

  /// For lengths without a direction, such as radii.
  var scale: Double {
    scaleX == scaleY ? scaleX : (scaleX * scaleY).squareRoot()
  }

  /// Positions are snapped one by one, so that they do not drift apart from what they should be
  /// through many levels. A layer that clips, is transformed or has a shadow moves as one piece
  /// instead: what is on it is snapped relative to it.
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

  /// The nearest whole pixel, the upper one in the middle. Noise of calculation below a thousandth
  /// of a pixel makes no difference.
  static func snap(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    let quantized = (min(max(value, -1e7), 1e7) * 1024).rounded() / 1024
    return Int((quantized + 0.5).rounded(.down))
  }

  /// Where a length ends that was snapped to a pixel at its start. A line of half a pixel or more
  /// never vanishes between two pixels: those of lists stay all there where a sheet is drawn smaller.
  private static func end(of length: Double, from start: Double, at first: Int) -> Int {
    let last = snap(start + max(0, length))
    return last == first && length >= 0.5 ? first + 1 : last
  }

  /// The radii in pixels. Larger ones than the bounds, up to infinity, are as large as these.
  func radii(_ values: LayerProperties) -> CornerRadii {
    let largest = CGFloat(max(frame.width, frame.height))
    return values.effectiveCornerRadii.map { $0 > 0 ? min($0 * scale, largest) : 0 }
  }

  /// A length in pixels, between 0 and a limit.
  func length(_ points: CGFloat, limit: Double) -> Double {
    points > 0 ? min(points * scale, limit) : 0
  }

  func inside(clip: PixelRect) -> DisplayListBuilder.Context {
    DisplayListBuilder.Context(scaleX: scaleX, scaleY: scaleY, x: originX, y: originY, clip: clip)
  }
}
