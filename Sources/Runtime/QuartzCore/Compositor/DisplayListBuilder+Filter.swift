import CPixels

extension DisplayListBuilder {
  /// Adds a layer with a filter: it is drawn into a bitmap, which is blurred and
  /// colour-transformed.
  mutating func addFiltered(
    _ filter: LayerFilter, of layer: CALayer, _ values: LayerProperties, _ t: CGAffineTransform,
    _ artwork: LayerArtwork, _ placed: Placed, _ context: Context
  ) {
    let sigma = placed.length(filter.blurRadius, limit: Self.largestFilterBlur)
    let reach = sigma > 0 ? Int(px_backdrop_reach(sigma)) : 0
    var wide = context
    wide.clip = PixelRect(
      minX: context.clip.minX - reach, minY: context.clip.minY - reach,
      maxX: context.clip.maxX + reach, maxY: context.clip.maxY + reach)
    var builder = DisplayListBuilder(
      shapes: shapes, isPersistent: false, keepsPictures: keepsPictures)
    var plain = values
    plain.filter = nil
    plain.blending = .normal
    builder.addStraight(layer, plain, t, artwork, wide)
    if isPersistent { layer.forgetRedrawBelow() }
    // Relative to the layer, so that moving it does not change the picture.
    let (x, y) = (placed.frame.minX, placed.frame.minY)
    let steps = builder.ops.map { $0.offset(x: -x, y: -y) }
    var box = PixelRect.empty
    for step in steps { box = box.union(step.rect) }
    guard !box.isEmpty else { return }
    let key = FilteredKey(filter: filter, sigma: sigma, steps: steps)
    if artwork.filtered?.key != key {
      guard let picture = Self.filtered(steps, box, filter, sigma, reach) else { return }
      artwork.filtered = LayerArtwork.Made(key: key, value: picture)
    }
    guard let picture = artwork.filtered?.value else { return }
    let frame = PixelRect(
      x: x + picture.offsetX, y: y + picture.offsetY, width: picture.bitmap.width,
      height: picture.bitmap.height)
    var op = DrawOp(
      .image, DrawOp.Key(layer: layer.id, part: DrawOp.Part.filtered), extent: frame,
      clip: context.clip, frame: frame)
    op.image = picture.bitmap
    let group = openGroup(layer, values)
    append(op)
    if let group { close(group) }
  }

  /// The maximum blur, above which a difference is not visible. tunable: pixels
  private static var largestFilterBlur: Double { 300 }

  private static func filtered(
    _ steps: [DrawOp], _ box: PixelRect, _ filter: LayerFilter, _ sigma: Double, _ reach: Int
  ) -> LayerPicture? {
    let (width, height) = (box.width + 2 * reach, box.height + 2 * reach)
    guard Bitmap.isValidSize(width: width, height: height),
      let plain = Bitmap(width: width, height: height),
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let (minX, minY) = (box.minX - reach, box.minY - reach)
    Painter().paint(
      steps, region: PixelRegion(box), on: Surface(plain, originX: minX, originY: minY))
    var colors = filter.colors
    guard
      px_backdrop(
        bitmap.pixels, bitmap.stride, 0, 0, width, height, plain.pixels, plain.stride, width,
        height, sigma, &colors)
    else { return nil }
    return LayerPicture(bitmap: bitmap, offsetX: minX, offsetY: minY)
  }
}

extension LayerFilter {
  /// The colour transformation in the form of the pixel kernels.
  fileprivate var colors: px_colors {
    var colors = px_colors()
    let rows = [red, green, blue]
    withUnsafeMutableBytes(of: &colors) { bytes in
      let matrix = bytes.bindMemory(to: Int32.self)
      for row in 0..<3 {
        for column in 0..<4 {
          let value = min(max(rows[row][column], -1000), 1000)
          matrix[row * 4 + column] = Int32(clamping: (value * 65536).rounded())
        }
      }
    }
    return colors
  }
}
