/// An animation that was added to a layer.
package final class LayerAnimation {
  /// The key with which it was added; `nil` for one that cannot be replaced.
  package let key: String?
  /// The layer's own copy.
  package let animation: CAAnimation
  /// The completion blocks that wait for its end.
  var waiting: [TransactionCompletion] = []
  /// Indicates whether the time of the beginning is resolved.
  package private(set) var isResolved = false
  /// Indicates whether the delegate was notified of the beginning.
  var hasStarted = false
  /// Indicates whether the delegate was notified of the end.
  package private(set) var hasStopped = false

  /// Indicates whether a device is not idle until the animation has ended: it has an end.
  var isAwaited: Bool { !hasStopped && animation.timing.activeDuration.isFinite }

  init(key: String?, animation: CAAnimation) {
    self.key = key
    self.animation = animation
  }

  /// Returns the moment of the animation; its beginning if that is not resolved.
  func moment(at layerTime: CFTimeInterval) -> MediaTiming.Moment {
    var timing = animation.timing
    if !isResolved, timing.beginTime == 0 { timing.beginTime = layerTime }
    return timing.moment(at: layerTime)
  }

  /// Resolves the time of the beginning.
  func resolve(at layerTime: CFTimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    if animation.timing.beginTime == 0 { animation.timing.beginTime = layerTime }
  }

  /// Notifies the delegate of the end and releases the completion blocks, once.
  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.didLeave()
    animation.delegate?.animationDidStop(animation, finished: finished)
    let waiting = waiting
    self.waiting = []
    for completion in waiting { completion.animationEnded() }
  }
}
