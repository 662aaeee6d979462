import CPixels
import Foundation

extension DisplayListBuilder {
  /// The maximum blur, above which a difference is not visible. tunable: pixels
  private static var largestBlur: Double { 300 }

  /// Adds the shadow of a layer: of its path, of its background, or of its content.
  mutating func addShadow(
    of layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ placed: Placed,
    _ context: Context
  ) {
    guard let color = values.shadowColor else { return }
    let opacity = min(max(Double(values.shadowOpacity), 0), 1)
    let pixel = color.premultipliedPixel.scaled(UInt8((opacity * 255).rounded()))
    guard pixel >> 24 > 0 else { return }
    let sigma = placed.length(values.shadowRadius, limit: Self.largestBlur)
    let offsetX = Placed.snap(values.shadowOffset.width * placed.scaleX)
    let offsetY = Placed.snap(values.shadowOffset.height * placed.scaleY)
    let slice: NineSlice
    var frame: PixelRect
    if let path = values.shadowPath {
      guard let made = shadow(of: path, values, artwork, placed, sigma) else { return }
      (slice, frame) = made
    } else if values.backdrop != nil || (values.backgroundColor.map { $0.alpha > 0 } ?? false) {
      let reach = sigma > 0 ? Int(px_blur_reach(sigma)) : 0
      let cast = placed.frame.offset(x: offsetX, y: offsetY)
      guard !placed.frame.isEmpty,
        PixelRect(
          minX: cast.minX - reach, minY: cast.minY - reach, maxX: cast.maxX + reach,
          maxY: cast.maxY + reach
        ).intersects(context.clip)
      else { return }
      slice = shapes.shadow(
        placed.radii(values), continuous: values.cornerCurve == .continuous,
        width: placed.frame.width,
        height: placed.frame.height, sigma: sigma)
      frame = placed.frame
      frame = PixelRect(
        minX: frame.minX - slice.outset, minY: frame.minY - slice.outset,
        maxX: frame.maxX + slice.outset, maxY: frame.maxY + slice.outset)
    } else {
      guard let made = shadowOfLooks(of: layer, artwork, placed, sigma, context) else { return }
      (slice, frame) = made
    }
    frame = frame.offset(x: offsetX, y: offsetY)
    var op = DrawOp(
      .slice, DrawOp.Key(layer: layer.id, part: DrawOp.Part.shadow),
      extent: slice.visibleFrame(frame, alpha: UInt8(pixel >> 24)), clip: context.clip,
      frame: frame)
    op.slice = slice
    op.color = pixel
    append(op)
  }

  private func shadow(
    of path: CGPath, _ values: LayerProperties, _ artwork: LayerArtwork, _ placed: Placed,
    _ sigma: Double
  ) -> (NineSlice, PixelRect)? {
    let phaseX = placed.scaleX * values.bounds.origin.x
    let phaseY = placed.scaleY * values.bounds.origin.y
    let box = path.boundingBoxOfPath
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return nil }
    let place = PixelRect(
      around: CGRect(
        x: box.minX * placed.scaleX - phaseX, y: box.minY * placed.scaleY - phaseY,
        width: box.width * placed.scaleX, height: box.height * placed.scaleY))
    let (minX, minY) = (place.minX, place.minY)
    let blur = sigma > 0 ? Int(px_blur_reach(sigma)) : 0
    let width = place.width + 2 * blur
    let height = place.height + 2 * blur
    guard Bitmap.isValidSize(width: width, height: height) else { return nil }
    let frame = PixelRect(
      x: placed.frame.minX + minX - blur, y: placed.frame.minY + minY - blur, width: width,
      height: height)
    let key = ShadowKey(
      path: path, scaleX: placed.scaleX, scaleY: placed.scaleY, phaseX: phaseX, phaseY: phaseY,
      sigma: sigma, steps: [])
    if let made = artwork.shadow, made.key == key { return (made.value, frame) }
    let slice = NineSlice(
      width: width, height: height, left: width, right: 0, top: height, bottom: 0, outset: blur,
      isSolid: false)
    var transform = CGAffineTransform(
      a: placed.scaleX, b: 0, c: 0, d: placed.scaleY, tx: CGFloat(blur - minX) - phaseX,
      ty: CGFloat(blur - minY) - phaseY)
    guard let scaled = path.copy(using: &transform) else { return nil }
    shapes.canvas.draw(scaled, into: slice.mask, width: width, height: height)
    if sigma > 0 { _ = px_blur_mask(slice.mask, width, width, height, sigma) }
    artwork.shadow = LayerArtwork.Made(key: key, value: slice)
    return (slice, frame)
  }

  /// Adds the shadow of a layer without background, which is that of its content and sublayers.
  private func shadowOfLooks(
    of layer: CALayer, _ artwork: LayerArtwork, _ placed: Placed, _ sigma: Double,
    _ context: Context
  ) -> (NineSlice, PixelRect)? {
    // Only content within a screen's distance can have a visible shadow.
    let clip = context.clip
    let blur = sigma > 0 ? Int(px_blur_reach(sigma)) : 0
    let reach = PixelRect(
      minX: clip.minX - clip.width - blur, minY: clip.minY - clip.height - blur,
      maxX: clip.maxX + clip.width + blur, maxY: clip.maxY + clip.height + blur)
    var builder = DisplayListBuilder(
      shapes: shapes, isPersistent: false, keepsPictures: keepsPictures)
    builder.addShadowCaster(
      layer, artwork,
      Context(scaleX: placed.scaleX, scaleY: placed.scaleY, x: 0, y: 0, clip: reach), placed)
    let steps = builder.ops.map { $0.offset(x: -placed.frame.minX, y: -placed.frame.minY) }
    var box = PixelRect.empty
    for step in steps { box = box.union(step.rect) }
    let width = box.width + 2 * blur
    let height = box.height + 2 * blur
    guard !box.isEmpty, Bitmap.isValidSize(width: width, height: height) else { return nil }
    let frame = PixelRect(
      x: placed.frame.minX + box.minX - blur, y: placed.frame.minY + box.minY - blur, width: width,
      height: height)
    let key = ShadowKey(
      path: nil, scaleX: placed.scaleX, scaleY: placed.scaleY, phaseX: 0, phaseY: 0, sigma: sigma,
      steps: steps)
    if let made = artwork.shadow, made.key == key { return (made.value, frame) }
    guard let bitmap = Bitmap(width: box.width, height: box.height) else { return nil }
    let painter = Painter()
    painter.paint(
      steps, region: PixelRegion(box), on: Surface(bitmap, originX: box.minX, originY: box.minY))
    let slice = NineSlice(
      width: width, height: height, left: width, right: 0, top: height, bottom: 0, outset: blur,
      isSolid: false)
    px_alpha(
      slice.mask.advanced(by: blur * width + blur), width, bitmap.pixels, bitmap.stride, box.width,
      box.height)
    if sigma > 0 { _ = px_blur_mask(slice.mask, width, width, height, sigma) }
    artwork.shadow = LayerArtwork.Made(key: key, value: slice)
    return (slice, frame)
  }

  private mutating func addShadowCaster(
    _ layer: CALayer, _ artwork: LayerArtwork, _ context: Context, _ placed: Placed
  ) {
    var values = layer.presented
    values.shadowOpacity = 0
    addBody(
      of: layer, values, artwork, placed, context, isPlain: !(layer is CATransformLayer))
  }
}

extension DrawOp {
  func offset(x: Int, y: Int) -> DrawOp {
    var moved = self
    moved.rect = rect.offset(x: x, y: y)
    moved.extent = extent.offset(x: x, y: y)
    moved.frame = frame.offset(x: x, y: y)
    return moved
  }
}

extension Surface {
  init(_ bitmap: Bitmap, originX: Int = 0, originY: Int = 0) {
    self.init(
      pixels: bitmap.pixels, stride: bitmap.stride, originX: originX, originY: originY)
  }
}
