/// A layer that only places its sublayers: of its own look nothing is shown, it is not faded as a
/// group, and it is never hit itself.
open class CATransformLayer: CALayer {
  /// The front-most sublayer at a point of the superlayer.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let found = super.hitTest(p)
    return found === self ? nil : found
  }

  /// A copy of the layer as it shows now; `nil` for a layer that is on no screen.
  open override func presentation() -> CATransformLayer? {
    makePresentation { CATransformLayer(layer: self) }
  }
}
