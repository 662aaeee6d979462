/// Returns the time of the current frame, in seconds since an arbitrary moment. It is constant
/// while a frame is processed.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}
