import Foundation

// Preferred to the methods of the same names in Swift's own module. The last one is less general than
// Swift's, whose clock can be any.
extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for a number of nanoseconds: of the device's clock in code that an app on
  /// a device runs, and of the wall's elsewhere.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await DeviceSleep.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the current task for a duration: of the device's clock in code that an app on a device
  /// runs, and of the wall's elsewhere.
  ///
  /// - Parameters:
  ///   - duration: the duration; the device wakes the task in the first frame after it.
  ///   - tolerance: has no effect here.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await DeviceSleep.sleep(for: duration)
  }

  /// Suspends the current task until an instant of the continuous clock. In code that an app on a device
  /// runs, the time from now to the instant passes on the device's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    try await DeviceSleep.sleep(for: DeviceSleep.written(clock.now.duration(to: deadline)))
  }

  /// Suspends the current task for a duration of the continuous clock: of the device's clock in code that
  /// an app on a device runs.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock
  ) async throws {
    try await DeviceSleep.sleep(for: duration)
  }
}

/// A task of a device's code that sleeps on the device's clock.
///
/// `@unchecked Sendable`: a lock guards what changes.
final class DeviceSleep: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var cancelAlarm: (@Sendable () -> Void)?
  private var isCancelled = false

  nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard let device = RunningDevice.ofScope else {
      return try await ContinuousClock().sleep(until: .now + duration, tolerance: nil)
    }
    let sleep = DeviceSleep()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        sleep.begin(continuation, seconds: duration.inSeconds, on: device)
      }
    } onCancel: {
      sleep.cancel()
    }
  }

  /// Returns the duration as somebody wrote it who added it to the present time a moment ago: rounded up
  /// to the hundredth of a second, so that the wall's time between the two does not count; tunable.
  static func written(_ duration: Duration) -> Duration {
    .seconds(written(seconds: duration.inSeconds))
  }

  static func written(seconds: Double) -> Double { (seconds * 100 - 1e-6).rounded(.up) / 100 }

  private func begin(
    _ continuation: UnsafeContinuation<Void, any Error>, seconds: Double, on device: RunningDevice
  ) {
    let isOver = lock.withLock {
      if !isCancelled { self.continuation = continuation }
      return isCancelled
    }
    guard !isOver else { return continuation.resume(throwing: CancellationError()) }
    // A device that goes cancels the sleep, so that its tasks end.
    let watch = Watch(self)
    let cancel = device.schedule(after: seconds, "a sleeping task") {
      watch.sleep.end(.success(()))
    }
    lock.withLock { cancelAlarm = cancel }
  }

  private func cancel() {
    let alarm = lock.withLock {
      isCancelled = true
      return cancelAlarm
    }
    alarm?()
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Void, any Error>) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      return self.continuation
    }
    continuation?.resume(with: result)
  }

  /// An object that the device's timer holds.
  private final class Watch: Sendable {
    let sleep: DeviceSleep

    init(_ sleep: DeviceSleep) { self.sleep = sleep }

    deinit { sleep.end(.failure(CancellationError())) }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
