import Foundation

/// Supplies a layer with contents, layout and actions.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. The default has the layer draw itself by `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in points with y down. The default draws nothing, and a layer that
  /// draws nothing keeps no bitmap.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Is called before `draw(_:in:)`. The default does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event: `nil` to go on with the search, `NSNull` to run none. The default is
  /// `nil`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// The view that made a layer. Layers ask it for each of their changes, so what they ask comes
/// without the look at the running thread that a main-actor class's conformance to
/// ``CALayerDelegate`` makes in every call.
package protocol LayerOwner: CALayerDelegate {
  /// As `layoutSublayers(of:)`.
  func layOutSublayers(ofOwned layer: CALayer)
  /// As `action(for:forKey:)`.
  func action(forOwned layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw itself by `draw(_:in:)`.
  public func display(_ layer: CALayer) {
    layer.displayByDrawing()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
