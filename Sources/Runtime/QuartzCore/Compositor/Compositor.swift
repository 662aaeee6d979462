/// Draws a tree of layers into a bitmap.
final class Compositor {
  private var target: Bitmap?

  func forgetFrame() {
    target = nil
  }

  func composite(
    root: CALayer, size: CGSize, scale: CGFloat, keepsChanges: Bool = false
  ) -> FrameResult {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard let bitmap = target ?? Bitmap(width: width, height: height) else {
      preconditionFailure("out of memory for a screen of \(width) by \(height) pixels")
    }
    target = bitmap
    bitmap.clear(to: 0xFF00_0000)
    if let context = CGContext(bitmap: bitmap, scale: scale, flipped: true) {
      draw(root, in: context)
      context.finish()
    }
    return FrameResult(
      bitmap: bitmap, damage: [PixelRect(x: 0, y: 0, width: width, height: height)],
      statistics: FrameStatistics())
  }

  private func draw(_ layer: CALayer, in context: CGContext) {
    let values = layer.presented
    layer.state.changes = []
    layer.state.changesBelow = false
    guard !values.isHidden, values.opacity > 0 else { return }
    context.saveGState()
    context.concatenate(values.transformToSuperlayer)
    if let color = values.backgroundColor {
      context.setFillColor(color)
      context.fill(values.bounds)
    }
    if let image = values.contents { context.drawUpright(image, in: values.bounds) }
    if values.masksToBounds { context.clip(to: values.bounds) }
    for child in layer.childrenByDepth { draw(child, in: context) }
    context.restoreGState()
  }
}
