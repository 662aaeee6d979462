/// What a layer still has to do. A flag "below" is set on every layer above one with the flag
/// itself, so that nothing walks a part of the tree without work.
struct LayerState {
  var needsLayout = false
  var needsLayoutBelow = false
  var needsDisplay = false
  var needsDisplayBelow = false
  /// Changes since the last commit.
  var changes: LayerChanges = []
  var changesBelow = false
  /// Whether the layer looks different from when it was last composited.
  var needsRedraw = true
  var needsRedrawBelow = false
  /// Whether the layer has been part of a commit, from when on changes of it are animated.
  var isCommitted = false
  /// Whether the layer is in its host's list of animated layers.
  var isListedAsAnimated = false
  /// Whether layout of the layer was reported to go on for ever.
  var isLoopReported = false
  /// How often the layer is being laid out within its own layout.
  var layoutDepth: UInt8 = 0
}

/// The properties of a layer with its animations applied; a box, so that sampling a frame
/// allocates nothing.
package final class SampledProperties {
  package var values: LayerProperties
  /// The layer's time the values are of.
  var time: CFTimeInterval = 0
  /// Whether the model or the animations have changed since.
  var isStale = true
  /// Whether an animation was on its way.
  var isRunning = false

  init(_ values: LayerProperties) {
    self.values = values
  }
}
