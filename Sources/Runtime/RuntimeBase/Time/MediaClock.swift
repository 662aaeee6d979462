/// The clock of all animations, set once per frame. Accessed only on the main thread.
package enum MediaClock {
  /// The time of the current frame, in seconds.
  package nonisolated(unsafe) static var now: CFTimeInterval = 0
}

/// A number of seconds.
public typealias CFTimeInterval = Double
