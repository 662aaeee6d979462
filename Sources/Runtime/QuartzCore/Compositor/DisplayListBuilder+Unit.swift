/// The state of a layer that moves with its descendants as one picture.
struct MovingUnit {
  /// The number of frames for which it has moved without other changes.
  var frames = 0
  var scaleX: Double
  var scaleY: Double
  /// The picture of the content inside the bounds, before corners are rounded; created when it is
  /// worthwhile.
  var bitmap: Bitmap?
  /// Indicates whether the layer cannot be drawn as one picture.
  var isImpossible = false
}

extension DisplayListBuilder {
  /// The number of frames after which a picture is worthwhile. tunable: count
  private static var leastFrames: Int { 2 }
  /// The area below which layers are drawn without a picture. tunable: pixels
  private static var smallestArea: Int { 40_000 }
  /// The number of steps from which on one picture is faster. tunable: count
  private static var fewestSteps: Int { 4 }

  /// Detects a layer that only moves, and creates a picture of it after a while: a layer that clips
  /// and is opaque, such as a sheet under a finger.
  func followUnit(_ layer: CALayer, _ artwork: LayerArtwork, _ context: Context) {
    guard !layer.state.needsRedraw, !layer.state.needsRedrawBelow, let place = artwork.place,
      place.epoch == previousEpoch, layer.animations.isEmpty,
      layer.properties.masksToBounds
    else {
      artwork.unit = nil
      return
    }
    var unit =
      artwork.unit ?? MovingUnit(scaleX: context.scaleX, scaleY: context.scaleY)
    if unit.scaleX != context.scaleX || unit.scaleY != context.scaleY {
      unit = MovingUnit(scaleX: context.scaleX, scaleY: context.scaleY)
    }
    unit.frames += 1
    if unit.frames >= Self.leastFrames, unit.bitmap == nil, !unit.isImpossible {
      unit.bitmap = place.count >= Self.fewestSteps ? picture(of: layer, artwork, context) : nil
      unit.isImpossible = unit.bitmap == nil
    }
    artwork.unit = unit
  }

  private func picture(
    of layer: CALayer, _ artwork: LayerArtwork, _ context: Context
  ) -> Bitmap? {
    let values = layer.presented
    let t = values.transformToSuperlayer
    guard let background = values.backgroundColor, background.premultipliedPixel >> 24 == 0xFF,
      t.b == 0, t.c == 0, t.a > 0, t.d > 0, !(layer is CATransformLayer)
    else { return nil }
    // Drawn at the origin: a layer that clips is snapped as a whole, so that the result does not
    // depend on its position.
    var corner = context
    corner.x = 0
    corner.y = 0
    let there = Placed(values, t, corner)
    corner.x = -Double(there.frame.minX)
    corner.y = -Double(there.frame.minY)
    let placed = Placed(values, t, corner)
    let size = placed.frame
    corner.clip = size
    guard size.minX == 0, size.minY == 0, size.area >= Self.smallestArea,
      size.area <= 2 * max(context.clip.area, Self.smallestArea),
      let bitmap = Bitmap(width: size.width, height: size.height)
    else { return nil }
    var builder = DisplayListBuilder(
      shapes: shapes, isPersistent: false, keepsPictures: keepsPictures)
    builder.addInside(
      of: layer, values, artwork, placed, corner, size, isPlain: true, rounding: nil)
    // Rotated content is resampled for its position; backdrops depend on the content behind.
    guard
      !builder.ops.contains(where: { $0.key.part == DrawOp.Part.turned || $0.kind == .backdrop })
    else { return nil }
    Painter().paint(
      builder.ops, region: PixelRegion(size), on: Surface(bitmap), background: 0)
    bitmap.isOpaque = true
    return bitmap
  }

  mutating func addUnit(
    _ bitmap: Bitmap, _ layer: CALayer, _ placed: Placed, _ visible: PixelRect
  ) {
    let frame = PixelRect(
      x: placed.frame.minX, y: placed.frame.minY, width: bitmap.width, height: bitmap.height)
    var op = DrawOp(
      .image, DrawOp.Key(layer: layer.id, part: DrawOp.Part.unit),
      extent: frame, clip: visible, frame: frame)
    op.image = bitmap
    append(op)
  }
}
