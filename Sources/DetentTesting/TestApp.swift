import Foundation
import Testing
@_exported import UIKit
@_exported import VirtualDevice

/// An app under test on a virtual device, driven as by a user.
///
/// ```swift
/// @MainActor @Test("The map's sheet opens at medium")
/// func opensAtMedium() throws {
///   let app = TestApp { MapController() }
///   try app.tap("Show")
///   try app.settle()
///   #expect(try app.sheet().detent == "medium")
///   app.end()
/// }
/// ```
///
/// The test fails on each misuse of UIKit, SwiftUI or DetentKit that the app's code commits, as it is
/// reported, unless it expects that with
/// ``expectMisuse(_:sourceLocation:during:)-(_,_,()->Void)`` or the trait
/// ``Testing/Trait/expectsMisuse(_:sourceLocation:)``. The issue stands at the last call of the app.
/// In a test case of XCTest the app works as well; a failure there has the file and line in its text.
@MainActor
public final class TestApp {
  /// The device that shows the app.
  public let device: VirtualDevice
  /// Called with each step of the test and its place in the source.
  var onStep: ((String, SourceLocation) -> Void)?
  private nonisolated let watchedDevice: ObjectIdentifier
  private(set) var watch = ControllerWatch()
  /// The timers of Foundation before the app began.
  let wallClockTimers = WallClockTimers.now()
  /// See ``network``.
  var openNetwork: AppNetwork?
  /// The random numbers of the test: the same ones each time, whatever the machine. Pass them to code that
  /// takes a generator, `deck.shuffle(using: &app.randomNumbers)`; numbers without one are the system's.
  public var randomNumbers = SeededRandomNumbers(seed: 0)

  /// Starts an app on a new device, and runs its first frame.
  ///
  /// - Parameters:
  ///   - model: the device, by default an iPhone 16.
  ///   - appearance: light, the default, or dark.
  ///   - orientation: the device's orientation, by default portrait.
  ///   - contentSizeCategory: the preferred text size, by default large.
  ///   - style: the look of the system, by default iOS 26.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  ///   - root: returns the window's root view controller.
  public convenience init(
    device model: DeviceModel = .iPhone16, appearance: DeviceAppearance = .light,
    orientation: DeviceOrientation = .portrait,
    contentSizeCategory: UIContentSizeCategory = .large, style: DeviceStyle = .ios26,
    sourceLocation: SourceLocation = #_sourceLocation, root: () -> UIViewController
  ) {
    let device = VirtualDevice(
      model: model, appearance: appearance, orientation: orientation,
      contentSizeCategory: contentSizeCategory, style: style)
    self.init(on: device, sourceLocation: sourceLocation, root: root)
  }

  /// Starts an app on a device without one, and runs its first frame.
  package init(
    on device: VirtualDevice, sourceLocation: SourceLocation = #_sourceLocation,
    root: () -> UIViewController
  ) {
    DeviceTasks.serve()
    NetworkProtocol.register()
    MisuseWatch.note(sourceLocation)
    MisuseWatch.watch(device)
    self.device = device
    watchedDevice = ObjectIdentifier(device.runningDevice)
    TraceScope.current?.record(self)
    device.show(root)
    device.step()
    device.addFrameObserver { [weak self] _ in self?.watchControllers() }
    watchControllers()
  }

  // Not isolated, so that it still knows the current test.
  deinit { MisuseWatch.unwatch(watchedDevice) }

  /// The root view controller of the window.
  public var root: UIViewController? { device.rootViewController }

  /// Notes a step of the test, before it is performed.
  func note(_ step: @autoclosure () -> String, at location: SourceLocation) {
    MisuseWatch.note(location)
    onStep?(step(), location)
  }

  // Time

  /// The virtual time since the start, in seconds.
  public var time: Double { device.time }

  /// The device's date, for code that asks for it by a closure; see `VirtualDevice.now`.
  public var now: Date { device.now }

  /// Advances the virtual time by a number of seconds, frame by frame.
  public func advance(by seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    note("advance by \(seconds) s", at: sourceLocation)
    device.advance(by: seconds)
  }

  /// Advances the virtual time until nothing moves any more.
  ///
  /// - Parameters:
  ///   - limit: the longest virtual time to wait, in seconds.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  /// - Throws: `DeviceError.notSettled`, which names the animations and timers still running after
  ///   `limit` seconds.
  public func settle(
    limit: Double = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("settle", at: sourceLocation)
    try device.settle(limit: limit)
  }

  /// Runs tasks and main-queue work, then one frame, a few times over.
  ///
  /// Only work that hops between actors needs this; all other work is synchronous.
  public func drainTasks() async {
    // Each hop of a task to another executor and back needs a run-loop turn of its own.
    for _ in 0..<8 {
      await Task.yield()
      DeviceTasks.wait()
      device.step()
    }
    MisuseWatch.receiveLate()
  }

  // The device

  /// Rotates the device.
  public func rotate(
    to orientation: DeviceOrientation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    note("rotate to \(orientation)", at: sourceLocation)
    device.rotate(to: orientation)
  }

  /// Sets the size of the app's window in points.
  public func resize(to size: CGSize, sourceLocation: SourceLocation = #_sourceLocation) {
    note("resize to \(size.width) by \(size.height)", at: sourceLocation)
    device.resize(to: size)
  }

  /// Shows the software keyboard.
  ///
  /// - Parameters:
  ///   - height: its height in points; `nil`, the default, is the device's usual one.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func showKeyboard(
    height: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    note("show the keyboard", at: sourceLocation)
    device.showKeyboard(height: height)
  }

  /// Hides the software keyboard.
  public func hideKeyboard(sourceLocation: SourceLocation = #_sourceLocation) {
    note("hide the keyboard", at: sourceLocation)
    device.hideKeyboard()
  }

  // End of the app

  /// Ends the app, and returns what it left behind: work that still runs, view controllers and views that
  /// were shown, are no longer shown, and still exist, observers that were not removed, and timers and
  /// display links that were not invalidated. Presented view controllers count as well.
  @discardableResult
  public func end() -> EndReport {
    if let root { watch.note(root, isEnd: true) }
    let pending = device.pendingWork
    device.rootViewController = nil
    device.step()
    device.host.timers.removeCancelled()
    return report(pendingWork: pending)
  }

  private func watchControllers() {
    guard let root else { return }
    watch.note(root)
  }
}
