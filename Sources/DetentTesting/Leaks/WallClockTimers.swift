import Foundation

/// The timers of Foundation that wait on a run loop for the wall's clock.
///
/// Nothing public says whether a run loop has timers without running it, so CoreFoundation's functions are
/// looked up; where they are not found, as in a program that is linked statically, no timer is known.
struct WallClockTimers: Equatable {
  private typealias CurrentLoop = @convention(c) () -> UnsafeRawPointer?
  private typealias NextDate = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double

  /// The date of the next timer on the run loop of this thread, and on the main one; 0 without one.
  private var dates: [Double] = []

  /// Returns the timers of this moment.
  static func now() -> WallClockTimers {
    let program = dlopen(nil, RTLD_NOW)
    guard let program else { return WallClockTimers() }
    defer { dlclose(program) }
    guard let current = dlsym(program, "CFRunLoopGetCurrent"),
      let main = dlsym(program, "CFRunLoopGetMain"),
      let next = dlsym(program, "CFRunLoopGetNextTimerFireDate"),
      let mode = dlsym(program, "kCFRunLoopDefaultMode")
    else { return WallClockTimers() }
    let name = mode.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee
    let date = unsafeBitCast(next, to: NextDate.self)
    return WallClockTimers(
      dates: [current, main].map { date(unsafeBitCast($0, to: CurrentLoop.self)(), name) })
  }

  /// Indicates whether a timer waits that did not wait before. One that is later than another one of before
  /// is not known.
  func hasMore(than before: WallClockTimers) -> Bool {
    zip(dates, before.dates).contains { now, before in now != 0 && now != before }
  }
}
