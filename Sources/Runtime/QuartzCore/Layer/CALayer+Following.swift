import CPixels

/// The state of a layer for a consumer of commits other than the raster compositor.
extension CALayer {
  /// The sublayers in their visible order, from back to front.
  package final var shownSublayers: [CALayer] { childrenByDepth }

  /// The mask of the layer.
  package final var shownMask: CALayer? { maskLayer }

  /// The animations, in the order in which they were added.
  package final var currentAnimations: [LayerAnimation] { animations }

  /// Returns the drawing of a shape layer at a scale, and the position of its corner relative to
  /// that of the bounds, in pixels; `nil` for none.
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
  /// A hash of the pixels, the same for equal pictures and hardly ever for others.
  package var contentHash: UInt64 { px_hash(pixels, stride, width, height) }
}
