/// A layer that only transforms its sublayers: its own appearance is not shown, it is not faded as
/// a group, and hit tests never return it.
open class CATransformLayer: CALayer {
  /// Returns the frontmost sublayer at a point of the superlayer.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let found = super.hitTest(p)
    return found === self ? nil : found
  }

  /// Returns a copy of the layer in its current visible state; `nil` for a layer that is not on a
  /// screen.
  open override func presentation() -> CATransformLayer? {
    makePresentation { CATransformLayer(layer: self) }
  }
}
