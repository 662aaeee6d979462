/// An animation as a layer holds it.
package final class LayerAnimation {
  /// The name it was added under; `nil` for one that nothing replaces.
  package let key: String?
  /// The layer's own copy.
  package let animation: CAAnimation
  /// The completion blocks that wait for the end.
  var waiting: [TransactionCompletion] = []
  /// Whether the time of the beginning is fixed.
  package private(set) var isResolved = false
  /// Whether the delegate knows that it began.
  var hasStarted = false
  /// Whether the delegate knows that it ended.
  package private(set) var hasStopped = false

  init(key: String?, animation: CAAnimation) {
    self.key = key
    self.animation = animation
  }

  /// Where the animation is; at its beginning if that is still open.
  func moment(at layerTime: CFTimeInterval) -> MediaTiming.Moment {
    var timing = animation.timing
    if !isResolved, timing.beginTime == 0 { timing.beginTime = layerTime }
    return timing.moment(at: layerTime)
  }

  /// Fixes the beginning, if that was left open.
  func resolve(at layerTime: CFTimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    if animation.timing.beginTime == 0 { animation.timing.beginTime = layerTime }
  }

  /// Tells the delegate of the end and releases the completion blocks, once.
  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    let waiting = waiting
    self.waiting = []
    for completion in waiting { completion.animationEnded() }
  }
}
