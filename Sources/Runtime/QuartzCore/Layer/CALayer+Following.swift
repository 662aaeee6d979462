import CPixels

/// What a consumer of commits other than the raster compositor reads of a layer.
extension CALayer {
  /// The sublayers as they show, from back to front.
  package final var shownSublayers: [CALayer] { childrenByDepth }

  /// The layer whose alpha cuts this one.
  package final var shownMask: CALayer? { maskLayer }

  /// The animations, in the order they were added.
  package final var currentAnimations: [LayerAnimation] { animations }

  /// What a shape layer draws at a scale, and the place of the drawing's corner relative to that of
  /// the bounds, in pixels; `nil` for nothing.
  package final func shapeDrawing(scale: CGFloat) -> (bitmap: Bitmap, x: Int, y: Int)? {
    let values = presented
    guard let shape = values.shape, let path = shape.path, !path.isEmpty,
      let picture = shape.picture(
        path, scaleX: scale, scaleY: scale, phaseX: scale * values.bounds.minX,
        phaseY: scale * values.bounds.minY)
    else { return nil }
    return (picture.bitmap, picture.offsetX, picture.offsetY)
  }
}

extension Bitmap {
  /// A number that pictures with the same pixels share, and others hardly ever.
  package var contentHash: UInt64 { px_hash(pixels, stride, width, height) }
}
