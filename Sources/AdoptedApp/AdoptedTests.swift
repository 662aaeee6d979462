import Foundation
import VirtualDevice

/// The device on which XCTest's tests of an adopted app run.
///
/// The translation calls ``start()`` before the first test of each class. Windows that a test shows are on that
/// device, and its frames pass in real time whenever a test runs the run loop, as it does while it waits for an
/// expectation.
@MainActor
public enum AdoptedTests {
  private static var device: VirtualDevice?

  /// Starts the device, an iPhone 16, unless it runs.
  public static func start() {
    guard device == nil else { return }
    AdoptedApp.prepare()
    let device = VirtualDevice(model: .iPhone16)
    self.device = device
    device.step()
    let timer = Timer(timeInterval: device.frameDuration, repeats: true) { _ in
      MainActor.assumeIsolated { device.step() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
