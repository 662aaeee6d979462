import Foundation

/// The methods that provide contents, layout and actions of a layer.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. The default draws them with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in points with y down. The default draws nothing, and a layer
  /// without drawing keeps no bitmap.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Notifies the delegate that the layer will draw. The default does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for an event: `nil` to continue the search, `NSNull` to run none. The
  /// default is `nil`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// The view that created a layer. Layers call it for each of their changes, through methods without
/// the check of the current thread that a main-actor class's conformance to ``CALayerDelegate``
/// makes in every call.
package protocol LayerOwner: CALayerDelegate {
  /// The same as `layoutSublayers(of:)`.
  func layOutSublayers(ofOwned layer: CALayer)
  /// The same as `action(for:forKey:)`.
  func action(forOwned layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the contents with `draw(_:in:)`.
  public func display(_ layer: CALayer) {
    layer.displayByDrawing()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns `nil`: the search continues.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
