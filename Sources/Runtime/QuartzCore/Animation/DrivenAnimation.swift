/// The progress of an animation that is driven interactively; 0 at its start, 1 at its end, and
/// beyond both for springs. The axes are distinguished for points only.
package final class DrivenShare {
  package var x: Double
  package var y: Double
  /// The time of the first frame that showed it since this was last reset.
  package var firstShown: Double?

  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// An animation whose progress is set by its driver instead of by time. It lasts until it is
/// removed.
package final class DrivenAnimation: CAPropertyAnimation {
  package var start = AnimatableValue.none
  package var end = AnimatableValue.none
  package var share = DrivenShare()
  /// Intermediate values by progress, not decreasing; empty for start and end alone.
  package var stops: [(share: Double, value: AnimatableValue)] = []

  /// Creates an animation of a property between two values.
  package convenience init(
    _ key: LayerKey, from start: AnimatableValue, to end: AnimatableValue, share: DrivenShare
  ) {
    self.init()
    keyPath = key.rawValue
    self.start = start
    self.end = end
    self.share = share
    timing.duration = 1
    timing.repeatCount = .infinity
    // A layer's time may be set to before the moment of its beginning.
    timing.fillMode = .both
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? DrivenAnimation else { return }
    start = other.start
    end = other.end
    share = other.share
    stops = other.stops
  }

  package override func value(
    at time: CFTimeInterval, underlying: AnimatableValue, model: AnimatableValue
  ) -> AnimatableValue? {
    if share.firstShown == nil { share.firstShown = MediaClock.now }
    return shown
  }

  /// The value at the current progress.
  package var shown: AnimatableValue {
    if !stops.isEmpty { return shownStop }
    if case .point(let a) = start, case .point(let b) = end, share.x != share.y {
      return .point(
        CGPoint(x: a.x + (b.x - a.x) * share.x, y: a.y + (b.y - a.y) * share.y))
    }
    return AnimatableValue.interpolate(start, end, share.x)
  }

  private var shownStop: AnimatableValue {
    guard let next = stops.firstIndex(where: { $0.share > share.x }) else {
      return stops[stops.count - 1].value
    }
    guard next > 0 else { return stops[0].value }
    let (before, after) = (stops[next - 1], stops[next])
    return AnimatableValue.interpolate(
      before.value, after.value, (share.x - before.share) / (after.share - before.share))
  }
}

extension CALayer {
  /// Marks the layer for sampling after the progress of a driven animation changed.
  package final func drivenAnimationMoved() {
    sampled?.isStale = true
  }

  /// Sets a property without an action.
  package final func setAtOnce(_ key: LayerKey, _ value: AnimatableValue) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    setValue(value.boxed, forKeyPath: key.rawValue)
    CATransaction.commit()
  }
}

extension CALayer {
  /// Begins pending animations of this layer and its descendants now instead of with the next
  /// frame, because the layer's time is set by code from now on.
  package final func beginAnimationsNow() {
    if !animations.isEmpty {
      let time = localTime(at: MediaClock.now)
      for entry in animations { entry.resolve(at: time) }
    }
    for child in children { child.beginAnimationsNow() }
  }
}
