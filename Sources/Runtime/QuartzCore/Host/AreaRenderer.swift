/// A renderer that draws parts of a screen by themselves, in bitmaps of their size.
///
/// A part has the pixels that it has in the screen's frames.
final class AreaRenderer {
  private let painter = Painter()
  private var backdrops = Backdrops()

  /// Returns the current pixels of a part of a screen; `nil` for an area without pixels.
  ///
  /// - Parameters:
  ///   - area: the part, inside of the screen, in pixels.
  ///   - root: the screen's root layer.
  ///   - screen: the whole screen, in pixels.
  ///   - scale: the number of pixels per point.
  func picture(
    of area: PixelRect, root: CALayer, screen: PixelRect, scale: CGFloat
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return nil }
    // All of the screen, because effects of layers depend on what the screen clips. Masks are not
    // kept: those of a few shadows take more memory than all else that a page of the live server needs.
    var builder = DisplayListBuilder(
      shapes: ShapeCache(), isPersistent: false, keepsPictures: true)
    builder.add(
      root,
      DisplayListBuilder.Context(
        scaleX: Double(scale), scaleY: Double(scale), x: 0, y: 0, clip: screen))
    backdrops.resolve(
      &builder.ops, visibleIn: area, screen: screen, painter: painter,
      background: Compositor.black)
    painter.paint(
      builder.ops, region: PixelRegion(area),
      on: Surface(bitmap, originX: area.minX, originY: area.minY), background: Compositor.black)
    bitmap.isOpaque = true
    return bitmap
  }
}
