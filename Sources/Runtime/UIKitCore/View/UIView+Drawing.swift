extension UIView {
  /// The largest side of a view's backing image, in device pixels. A larger one would not fit into
  /// memory.
  private static let largestDrawing = 16_384

  /// Runs ``draw(_:)`` with a context that is created only if something is painted, because there
  /// is no Objective-C runtime to find out whether a subclass overrides it.
  func displayContent(of layer: CALayer) {
    guard !layer.defersDrawing() else { return }
    let size = layer.bounds.size
    let scale = layer.contentsScale
    let width = Int(clamping: (size.width * scale).rounded(.up))
    let height = Int(clamping: (size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return }
    let origin = layer.bounds.origin
    let painted = GraphicsContextStack.withContext(
      scale: scale,
      madeBy: { [weak self] in
        guard width <= UIView.largestDrawing, height <= UIView.largestDrawing,
          let bitmap = Bitmap(width: width, height: height),
          let context = CGContext(bitmap: bitmap, scale: scale, flipped: true)
        else {
          Misuse.report(ViewMisuse.drawingTooLarge(self, width: width, height: height))
          return nil
        }
        context.translateBy(x: -origin.x, y: -origin.y)
        return context
      },
      { effectiveTraits.performAsCurrent { draw(layer.bounds) } })
    guard let painted else {
      if hasDrawnContent { layer.contents = nil }
      hasDrawnContent = false
      return
    }
    painted.finish()
    layer.contents = CGImage(bitmap: painted.bitmap)
    hasDrawnContent = true
  }
}
