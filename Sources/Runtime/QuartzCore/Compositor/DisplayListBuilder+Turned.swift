import Foundation

extension DisplayListBuilder {
  /// Adds a layer that is rotated, mirrored or sheared: it is drawn upright into a bitmap, which is
  /// then drawn transformed into another one of at most the visible size.
  mutating func addTurned(
    of layer: CALayer, _ values: LayerProperties, _ t: CGAffineTransform, _ artwork: LayerArtwork,
    _ context: Context
  ) {
    // Upright, the layer is drawn at the scale of its longer side.
    let across = hypot(t.a * context.scaleX, t.b * context.scaleY)
    let down = hypot(t.c * context.scaleX, t.d * context.scaleY)
    let scale = max(across, down)
    guard scale > 1e-6, abs(t.a * t.d - t.b * t.c) > 1e-12 else { return }
    let toDevice = CGAffineTransform(
      a: t.a * context.scaleX, b: t.b * context.scaleY, c: t.c * context.scaleX,
      d: t.d * context.scaleY, tx: context.x + t.tx * context.scaleX,
      ty: context.y + t.ty * context.scaleY)
    let fromUpright = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(toDevice)
    guard let toUpright = fromUpright.invertedIfPossible else { return }

    // The visible part is drawn, and the adjacent pixels that are interpolated at its edge.
    let seen = CGRect(
      x: CGFloat(context.clip.minX), y: CGFloat(context.clip.minY),
      width: CGFloat(context.clip.width), height: CGFloat(context.clip.height)
    ).applying(toUpright).insetBy(dx: -4, dy: -4)
    let steps = uprightSteps(of: layer, values, artwork, scale, clip: PixelRect(around: seen))
    if isPersistent { layer.forgetRedrawBelow() }
    var box = PixelRect.empty
    for step in steps { box = box.union(step.rect) }
    guard !box.isEmpty else { return }
    let target = PixelRect(around: CGRect(box).applying(fromUpright).insetBy(dx: -1, dy: -1))
      .intersection(context.clip)
    guard !target.isEmpty else { return }

    let key = TurnedKey(transform: Projection(fromUpright), visible: target, steps: steps)
    addPicture(of: layer, values, artwork, key) {
      Self.draw(steps, box, by: fromUpright, into: target)
    }
  }

  /// Adds the cached picture of a layer; `draw` creates one if the cached one does not match `key`.
  mutating func addPicture(
    of layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ key: TurnedKey,
    draw: () -> Bitmap?
  ) {
    let target = key.visible
    if artwork.turned?.key != key {
      guard let bitmap = draw() else { return }
      artwork.turned = LayerArtwork.Made(
        key: key, value: LayerPicture(bitmap: bitmap, offsetX: target.minX, offsetY: target.minY))
    }
    guard let picture = artwork.turned?.value else { return }
    var op = DrawOp(
      .image, DrawOp.Key(layer: layer.id, part: DrawOp.Part.turned), extent: target, clip: target,
      frame: target)
    op.image = picture.bitmap
    let group = openGroup(layer, values)
    append(op)
    if let group { close(group) }
  }

  func uprightSteps(
    of layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ scale: Double,
    clip: PixelRect
  ) -> [DrawOp] {
    var upright = values
    upright.transform = CATransform3DIdentity
    upright.blending = .normal
    upright.position = CGPoint(
      x: values.bounds.minX + values.bounds.width * values.anchorPoint.x,
      y: values.bounds.minY + values.bounds.height * values.anchorPoint.y)
    var builder = DisplayListBuilder(
      shapes: shapes, isPersistent: false, keepsPictures: keepsPictures)
    builder.addUpright(
      layer, upright, artwork, Context(scaleX: scale, scaleY: scale, x: 0, y: 0, clip: clip))
    return builder.ops
  }

  private mutating func addUpright(
    _ layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ context: Context
  ) {
    addStraight(layer, values, values.transformToSuperlayer, artwork, context)
  }

  private static func draw(
    _ steps: [DrawOp], _ box: PixelRect, by transform: CGAffineTransform, into target: PixelRect
  ) -> Bitmap? {
    // A transparent border of one pixel, so that the edges are smooth.
    guard let upright = Bitmap(width: box.width + 2, height: box.height + 2),
      let turned = Bitmap(width: target.width, height: target.height)
    else { return nil }
    Painter().paint(
      steps, region: PixelRegion(box),
      on: Surface(upright, originX: box.minX - 1, originY: box.minY - 1))
    guard let context = CGContext(bitmap: turned, scale: 1, flipped: true) else { return nil }
    context.interpolationQuality = .high
    context.translateBy(x: -CGFloat(target.minX), y: -CGFloat(target.minY))
    context.concatenate(transform)
    context.drawUpright(
      CGImage(bitmap: upright),
      in: CGRect(
        x: CGFloat(box.minX - 1), y: CGFloat(box.minY - 1), width: CGFloat(upright.width),
        height: CGFloat(upright.height)))
    context.finish()
    return turned
  }
}

extension PixelRect {
  /// Creates the smallest one around a rectangle of device points.
  init(around rect: CGRect) {
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isFinite ? Int(min(max(value.rounded(rule), -1e7), 1e7)) : 0
    }
    self.init(
      minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up),
      maxY: whole(rect.maxY, .up))
  }
}

extension CGRect {
  init(_ rect: PixelRect) {
    self.init(
      x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
  }
}

extension CALayer {
  /// Marks all descendants of this layer as drawn.
  func forgetRedrawBelow() {
    for layer in children + (maskLayer.map { [$0] } ?? []) {
      guard layer.state.needsRedraw || layer.state.needsRedrawBelow else { continue }
      layer.state.needsRedraw = false
      layer.state.needsRedrawBelow = false
      layer.forgetRedrawBelow()
    }
  }
}
