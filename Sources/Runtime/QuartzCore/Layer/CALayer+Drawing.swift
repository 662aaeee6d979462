extension CALayer {
  /// Draws the contents with `draw(in:)` into a bitmap of the bounds at the contents scale. Without
  /// any drawing the layer keeps no bitmap.
  package final func displayByDrawing() {
    guard !defersDrawing() else { return }
    let scale = properties.contentsScale
    let bounds = properties.bounds
    guard let bitmap = Bitmap(bounds.size, scale: scale),
      let context = CGContext(bitmap: bitmap, scale: scale, flipped: true)
    else {
      setDrawnContents(nil)
      return
    }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    delegate?.layerWillDraw(self)
    draw(in: context)
    context.finish()
    setDrawnContents(!bitmap.isOpaque && bitmap.isClear ? nil : CGImage(bitmap: bitmap))
  }

  private func setDrawnContents(_ image: CGImage?) {
    guard image != nil || properties.contents != nil else { return }
    properties.contents = image
    markChanged(.contents)
  }
}
