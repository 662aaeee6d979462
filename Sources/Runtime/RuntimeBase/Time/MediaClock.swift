/// The clock of all animations, set once per frame. Accessed only on the main thread.
package enum MediaClock {
  /// The time of the current device's frame, in seconds.
  package static var now: CFTimeInterval { RunningDevice.current.time }
  /// The alarms of the current device; `nil` without one.
  package static var alarms: (any MediaAlarms)? { RunningDevice.current.alarms }
}

/// A number of seconds.
public typealias CFTimeInterval = Double
