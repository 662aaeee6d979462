/// The one place where time enters. All UI work is on the main thread, which alone reads and
/// writes it.
package enum MediaClock {
  /// The time of the current frame, in seconds.
  package nonisolated(unsafe) static var now: CFTimeInterval = 0
}

/// The time of the current frame, in seconds since an arbitrary moment. It does not advance while
/// a frame is being worked on.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}

/// A number of seconds.
public typealias CFTimeInterval = Double
