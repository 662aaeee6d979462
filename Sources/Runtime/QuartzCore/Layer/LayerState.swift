/// The pending work of a layer. A flag "below" is set on every ancestor of a layer with the flag
/// itself, so that parts of the tree without work are not traversed.
struct LayerState {
  var needsLayout = false
  var needsLayoutBelow = false
  var needsDisplay = false
  var needsDisplayBelow = false
  /// Indicates whether the layer's drawing waits until somebody looks.
  var owesDrawing = false
  var owesDrawingBelow = false
  /// Indicates whether the drawing that waited is performed now.
  var drawsNow = false
  /// Indicates whether new contents are requested after each change of size.
  var redrawsWhenResized = false
  /// Changes since the last commit.
  var changes: LayerChanges = []
  var changesBelow = false
  /// Indicates whether the layer changed visibly since it was last composited.
  var needsRedraw = true
  var needsRedrawBelow = false
  /// Indicates whether the layer was part of a commit, after which its changes are animated.
  var isCommitted = false
  /// Indicates whether the layer is in its host's list of animated layers.
  var isListedAsAnimated = false
  /// Indicates whether endless layout of the layer was reported.
  var isLoopReported = false
  /// Indicates whether the layer is shown among the sublayers and is none; see ``AttendantLayer``.
  var isAttendant = false
  /// Indicates whether some of the children are attendants.
  var hasAttendants = false
  /// Indicates whether the layer is not visible from behind.
  var isOneSided = false
  /// Indicates whether the layer shows replicas of its sublayers instead of them.
  var showsReplicas = false
  /// The current depth of recursive layout of the layer.
  var layoutDepth: UInt8 = 0
}

/// The properties of a layer with its animations applied; an object, so that sampling a frame does
/// not allocate.
package final class SampledProperties {
  package var values: LayerProperties
  /// The layer's time of the values.
  var time: CFTimeInterval = 0
  /// Indicates whether the model or the animations changed since.
  var isStale = true
  /// Indicates whether an animation was running.
  var isRunning = false

  init(_ values: LayerProperties) {
    self.values = values
  }
}
