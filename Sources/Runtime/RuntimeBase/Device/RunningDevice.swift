import Foundation

/// A device whose code can run: its clock, and the state that other modules keep once per device.
///
/// Global state, such as `UIScreen.main`, `UITraitCollection.current` and `CACurrentMediaTime()`, is
/// that of the ``current`` device:
///
/// 1. inside ``enter(_:)``, the entered device, the innermost of several;
/// 2. in a task, the device in whose scope the task was created, and in work of a dispatch queue the
///    device in whose scope it was scheduled;
/// 3. elsewhere, as in the body of a test and in a timer of Foundation, the resting device: the one
///    that was created or entered last;
/// 4. without a device, one that stands in, at time 0.
///
/// `@unchecked Sendable`: it is used on the main thread only; other threads only pass it on. What is
/// read for each layer or view is `@exclusivity(unchecked)`.
package final class RunningDevice: @unchecked Sendable {
  /// The time of the current frame, in seconds.
  @exclusivity(unchecked) package var time: CFTimeInterval = 0
  /// The timers on the device's clock; `nil` without a device.
  package weak var alarms: (any MediaAlarms)?
  /// The work at the end of the device's run-loop turns; `nil` without a device.
  package weak var turns: RunLoopTurns?
  /// The layer host of QuartzCore; `nil` after the device's end.
  package weak var layerHost: AnyObject?
  /// The open transactions of QuartzCore.
  @exclusivity(unchecked) package var transactions: AnyObject?
  /// The traits of the device's screen.
  @exclusivity(unchecked) package var screenTraits: AnyObject?
  /// The current traits where they differ from those of the screen, as in a view's layout.
  @exclusivity(unchecked) package var traitsInUse: AnyObject?
  /// The display host of UIKit.
  package weak var displayHost: AnyObject?
  /// The animation blocks of UIKit that run.
  @exclusivity(unchecked) package var viewAnimations: AnyObject?
  /// The object that sees views before they arrive in a window; `nil` without one.
  @exclusivity(unchecked) package var viewArrivalObserver: AnyObject?
  /// The observers of notifications that the device's code has added.
  package let notificationObservers = NotificationObservers()
  /// The permitted differences that are switched on; none by default.
  @exclusivity(unchecked) package var differences = PermittedDifferences() {
    didSet { count(differences, after: oldValue) }
  }
  /// The language and region of the device's user. The default is American English, wherever the
  /// device runs.
  package var locale = RunningDevice.usualLocale
  package static let usualLocale = Locale(identifier: "en_US")
  /// The name of the device's kind in the app's localised texts; of a phone unless it is set.
  package var kind = "iphone"

  /// Creates a device, which becomes the resting one.
  package init() {
    Self.resting = self
  }

  private init(standingIn: Void) {}

  deinit { count([], after: differences) }

  private func count(_ new: PermittedDifferences, after old: PermittedDifferences) {
    if new.isEmpty != old.isEmpty { PermittedDifferences.countDevices(new.isEmpty ? -1 : 1) }
  }

  /// The device that stands in while there is none.
  package static let standIn = RunningDevice(standingIn: ())

  /// The device whose code runs now.
  package static var current: RunningDevice { entered ?? unentered }

  /// The device in whose scope the caller runs, on whichever thread; `nil` outside of every scope.
  package static var ofScope: RunningDevice? { (MainQueue.isCurrent ? entered : nil) ?? ofTask }

  /// The device that a caller on any thread runs for: on other threads than the main one that of its
  /// task, or one that stands in.
  package static var onAnyThread: RunningDevice {
    MainQueue.isCurrent ? current : ofTask ?? standIn
  }

  /// Runs `body` as code of this device, and the tasks that it creates, then restores the device
  /// that was current before.
  package func enter<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if Self.entered == nil, layerHost != nil { Self.resting = self }
    return try scope(body)
  }

  /// Runs `body`, which calls no code that creates tasks, as code of this device. Unlike the scope
  /// of ``enter(_:)`` this one costs no memory.
  package func enterWithoutTasks<Result>(_ body: () -> Result) -> Result {
    if Self.entered === self { return body() }
    if Self.entered == nil, layerHost != nil { Self.resting = self }
    let outer = begin()
    defer { end(restoring: outer) }
    return body()
  }

  /// Runs `body` outside of every device's scope, as for a run loop that serves all devices.
  package static func outside<Result>(_ body: () -> Result) -> Result {
    let outer = entered
    entered = nil
    defer { entered = outer }
    return body()
  }

  /// Runs later work of this device's code, on whichever thread.
  func resume(_ work: () -> Void) {
    if MainQueue.isCurrent { scope(work) } else { Self.$ofTask.withValue(self, operation: work) }
  }

  private func scope<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if Self.entered === self { return try body() }
    let outer = begin()
    defer { end(restoring: outer) }
    let result = Self.$ofTask.withValue(self) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// The device whose scope is left for another one's, and the traits that the other one used.
  private typealias OuterScope = (device: RunningDevice?, traits: AnyObject?)

  private func begin() -> OuterScope {
    defer {
      Self.entered = self
      traitsInUse = nil
    }
    return (Self.entered, traitsInUse)
  }

  private func end(restoring outer: OuterScope) {
    Self.entered = outer.device
    traitsInUse = outer.traits
  }

  @exclusivity(unchecked) private nonisolated(unsafe) static var entered: RunningDevice?
  @TaskLocal private static var ofTask: RunningDevice?
  private nonisolated(unsafe) static weak var resting: RunningDevice?

  private static var unentered: RunningDevice { ofTask ?? resting ?? standIn }
}
