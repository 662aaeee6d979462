@_exported import UIKit
@_exported import VirtualDevice

/// An app under test on a virtual device, in the words of a person who uses it.
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
@MainActor
public final class TestApp {
  /// The device that shows the app.
  public let device: VirtualDevice
  private var watched: [(name: String, controller: WeakController)] = []

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Starts an app, given by its root view controller, on a new device.
  public init(
    device model: DeviceModel = .iPhone16, appearance: DeviceAppearance = .light,
    orientation: DeviceOrientation = .portrait,
    contentSizeCategory: UIContentSizeCategory = .large, style: DeviceStyle = .ios26,
    root: () -> UIViewController
  ) {
    device = VirtualDevice(
      model: model, appearance: appearance, orientation: orientation,
      contentSizeCategory: contentSizeCategory, style: style)
    device.show(root)
    device.step()
    device.addFrameObserver { [weak self] _ in self?.watchControllers() }
    watchControllers()
  }

  /// The controller whose view fills the window.
  public var root: UIViewController? { device.rootViewController }

  // Time

  /// The time since the start, in seconds.
  public var time: Double { device.time }

  /// Lets time pass.
  public func advance(by seconds: Double) {
    device.advance(by: seconds)
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// - Throws: `DeviceError.notSettled`, which names what still runs after `limit` seconds.
  public func settle(limit: Double = 10) throws(DeviceError) {
    try device.settle(limit: limit)
  }

  /// Lets tasks and main-queue work run, then one frame, a few times over.
  ///
  /// Everything else is synchronous; work that hops between actors is not.
  public func drainTasks() async {
    // Each hop of a task to another executor and back needs a turn of its own.
    for _ in 0..<8 {
      await Task.yield()
      device.step()
    }
  }

  // The device

  /// Turns the device.
  public func rotate(to orientation: DeviceOrientation) {
    device.rotate(to: orientation)
  }

  /// Gives the app's window another size in points.
  public func resize(to size: CGSize) {
    device.resize(to: size)
  }

  /// Shows the keyboard, with the device's usual height or one in points.
  public func showKeyboard(height: Double? = nil) {
    device.showKeyboard(height: height)
  }

  /// Sends the keyboard away.
  public func hideKeyboard() {
    device.hideKeyboard()
  }

  // The end

  /// Ends the app and tells what it leaves behind: work that still runs, and view controllers that
  /// were shown, are not shown any more, and still live.
  @discardableResult
  public func end() -> EndReport {
    let pending = device.pendingWork
    device.rootViewController = nil
    device.step()
    let leaked = watched.compactMap { entry in
      entry.controller.controller.map { _ in entry.name }
    }
    return EndReport(pendingWork: pending, leakedControllers: leaked)
  }

  private func watchControllers() {
    guard let root else { return }
    watch(root)
  }

  private func watch(_ controller: UIViewController) {
    let isKnown = watched.contains { $0.controller.controller === controller }
    if !isKnown {
      watched.append(("\(Swift.type(of: controller))", WeakController(controller: controller)))
    }
    for child in controller.children { watch(child) }
  }
}

/// What an app left behind at its end.
public struct EndReport: Equatable, Sendable, CustomStringConvertible {
  /// What still ran, in words.
  public var pendingWork: [String]
  /// The types of the view controllers that still live.
  public var leakedControllers: [String]

  /// Whether nothing was left behind.
  public var isClean: Bool { pendingWork.isEmpty && leakedControllers.isEmpty }

  /// One sentence.
  public var description: String {
    if isClean { return "nothing was left behind" }
    var parts: [String] = []
    if !pendingWork.isEmpty {
      parts.append("still running: " + pendingWork.joined(separator: "; "))
    }
    if !leakedControllers.isEmpty {
      parts.append("still alive: " + leakedControllers.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }
}
