/// Draws the current state of a layer and its descendants into a bitmap of `size` points at
/// `scale`. The origin of its bounds is at the top left; position, transform, opacity and hidden
/// state of the layer itself are ignored. `nil` if there is no such bitmap.
///
/// With `isCommittedOnly`, sublayers that were added since the last commit are left out, and layers
/// that were hidden or shown since are drawn as before.
package func snapshot(
  of layer: CALayer, size: CGSize, scale: CGFloat, isCommittedOnly: Bool = false
) -> Bitmap? {
  guard let bitmap = Bitmap(size, scale: scale) else { return nil }
  layer.drawUpright(on: bitmap, scale: scale, isCommittedOnly: isCommittedOnly)
  return bitmap
}

extension CALayer {
  /// Renders the current state of the layer and its descendants into a context whose origin is that
  /// of the layer. Layers that have not been shown yet draw their contents for it; layout is not
  /// performed.
  public final func render(in ctx: CGContext) {
    if source == nil {
      performDisplay()
      updateReplicasBelow()
    }
    let visible = bounds
    let scale = max(1, ctx.userToPixels.meanScale)
    guard let bitmap = Bitmap(visible.size, scale: scale) else { return }
    drawUpright(on: bitmap, scale: scale)
    ctx.drawUpright(
      CGImage(bitmap: bitmap),
      in: CGRect(
        x: visible.minX, y: visible.minY, width: CGFloat(bitmap.width) / scale,
        height: CGFloat(bitmap.height) / scale))
  }

  fileprivate func drawUpright(on bitmap: Bitmap, scale: CGFloat, isCommittedOnly: Bool = false) {
    performDeferredDrawing()
    if source != nil { properties.contents = drawnContents }
    var builder = DisplayListBuilder(
      shapes: ShapeCache(), isPersistent: false, keepsPictures: false)
    builder.isCommittedOnly = isCommittedOnly
    var values = presented
    values.isHidden = false
    values.opacity = 1
    values.transform = CATransform3DIdentity
    values.position = CGPoint(
      x: values.bounds.width * values.anchorPoint.x,
      y: values.bounds.height * values.anchorPoint.y)
    let screen = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    builder.addStraight(
      self, values, values.transformToSuperlayer, LayerArtwork(),
      DisplayListBuilder.Context(
        scaleX: Double(scale), scaleY: Double(scale), x: 0, y: 0, clip: screen))
    let painter = Painter()
    var damage = PixelRegion(screen)
    var backdrops = Backdrops()
    backdrops.resolve(
      &builder.ops, firstChange: 0, damage: &damage, screen: screen, painter: painter,
      background: 0)
    painter.paint(builder.ops, region: PixelRegion(screen), on: Surface(bitmap), background: 0)
    bitmap.isOpaque = bitmap.isWhollyOpaque
  }
}
