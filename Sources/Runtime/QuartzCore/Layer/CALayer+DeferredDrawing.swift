/// Drawing that waits until somebody looks at the screen; see ``LayerHost/drawsOnDemand``.
///
/// A layer that was due for display in a frame keeps a debt instead of a bitmap. The debt is paid
/// before a picture is taken, before the contents are read, and before a change of geometry that
/// would give the drawing another result than in its own frame.
extension CALayer {
  /// Returns `true`, and notes that drawing is due, if the layer's host draws on demand: the caller
  /// does not draw now, and `display()` is called again when a picture needs the contents.
  package final func defersDrawing() -> Bool {
    guard !state.drawsNow, let host, host.drawsOnDemand else { return false }
    state.owesDrawing = true
    var layer = parent
    while let current = layer, !current.state.owesDrawingBelow {
      current.state.owesDrawingBelow = true
      layer = current.parent
    }
    return true
  }

  /// Performs the drawing that the layer and its descendants have deferred.
  final func performDeferredDrawing() {
    performDeferredDrawingOfLayer()
    guard state.owesDrawingBelow else { return }
    state.owesDrawingBelow = false
    for child in children { child.performDeferredDrawing() }
    maskLayer?.performDeferredDrawing()
  }

  /// Performs the drawing that the layer itself has deferred.
  final func performDeferredDrawingOfLayer() {
    guard state.owesDrawing else { return }
    state.owesDrawing = false
    state.drawsNow = true
    display()
    state.drawsNow = false
    // A picture of this frame shows the sampled values. They are sampled again in the next frame.
    let isAnimated = animations.contains { $0.animation.animatedKeyPaths.contains("contents") }
    if let sampled, !isAnimated {
      sampled.values.contents = properties.contents
      sampled.values.contentsScale = properties.contentsScale
    }
  }

  /// Performs deferred drawing before a change of the bounds: contents are stretched to new bounds
  /// and not drawn again, unless that is requested.
  final func performDeferredDrawing(before bounds: CGRect) {
    guard state.owesDrawing else { return }
    let isResized = bounds.size != properties.bounds.size
    if isResized, state.redrawsWhenResized || needsDisplayOnBoundsChange { return }
    performDeferredDrawingOfLayer()
  }

  /// The contents, drawn if they were deferred.
  final var drawnContents: CGImage? {
    // A presentation layer has its model's contents.
    if let source, source.state.owesDrawing { return source.drawnContents }
    performDeferredDrawingOfLayer()
    return properties.contents
  }

  /// Indicates whether the owner requests new contents after each change of size. Deferred drawing
  /// then need not be performed before the change. Default false.
  package final var redrawsWhenResized: Bool {
    get { state.redrawsWhenResized }
    set { state.redrawsWhenResized = newValue }
  }
}
