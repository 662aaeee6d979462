import Foundation

/// The timing of an animation, resolved: a pure function from the parent's time to a position in a
/// cycle.
package struct MediaTiming: Equatable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Double = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Double = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  /// The phase of a moment.
  package enum Phase: Equatable, Sendable {
    case before
    case active
    case after
  }

  /// A moment in the time of the timed object.
  package struct Moment: Equatable, Sendable {
    package var phase: Phase
    /// The seconds since the start of the current cycle, in 0...duration, reflected in a reversed
    /// cycle.
    package var time: CFTimeInterval
    /// The number of complete cycles before the current one; a reversed half belongs to its cycle.
    package var cycle: Int
    /// Indicates whether the object has an effect at this moment.
    package var shows: Bool
  }

  /// The length of one cycle including its reversed half.
  package var cycleLength: CFTimeInterval {
    autoreverses ? duration * 2 : duration
  }

  /// The seconds of local time from the first moment to the last; infinite if it repeats for ever.
  package var activeDuration: CFTimeInterval {
    if repeatCount > 0 { return repeatCount.isInfinite ? .infinity : repeatCount * cycleLength }
    if repeatDuration > 0 { return repeatDuration }
    return cycleLength
  }

  /// Returns the local time at a moment of the parent's time.
  package func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// Returns the moment at a time of the parent.
  package func moment(at parentTime: CFTimeInterval) -> Moment {
    let local = localTime(at: parentTime)
    let active = activeDuration
    // A clock that adds frame durations reaches the end a few units in the last place early.
    let tolerance = 1e-9 * max(1, active.isFinite ? active : 1)
    let isBefore = speed >= 0 ? local < -tolerance : local > active + tolerance
    let isAfter =
      speed >= 0 ? local >= active - tolerance : local <= tolerance
    if isBefore {
      let place = place(at: speed >= 0 ? 0 : active)
      return Moment(
        phase: .before, time: place.time, cycle: place.cycle, shows: fillMode.fillsBackwards)
    }
    if speed != 0 && isAfter {
      let place = place(at: speed >= 0 ? active : 0)
      return Moment(
        phase: .after, time: place.time, cycle: place.cycle, shows: fillMode.fillsForwards)
    }
    let place = place(at: min(max(local, 0), active))
    return Moment(phase: .active, time: place.time, cycle: place.cycle, shows: true)
  }

  private func place(at local: CFTimeInterval) -> (time: CFTimeInterval, cycle: Int) {
    let length = cycleLength
    guard length > 0, local > 0 else { return (0, 0) }
    var cycle = (local / length).rounded(.down)
    var rest = local - cycle * length
    // The end of the last cycle is its end, not the start of another.
    if rest <= 1e-9 * length && local >= activeDuration - 1e-9 * length {
      cycle -= 1
      rest = length
    }
    if autoreverses && rest > duration { rest = length - rest }
    return (min(rest, duration), Int(clamping: min(cycle, 1e15)))
  }
}
