import UIKit

extension VirtualDevice {
  /// The time of the last frame, in seconds since the device was created.
  public var time: Double { clock.now }

  /// The duration of a frame, in seconds.
  public var frameDuration: Double { clock.frameDuration }

  /// Continues at another rate of frames.
  package func setFramesPerSecond(_ rate: Int) {
    clock.setFramesPerSecond(rate)
    host.layerHost.frameDuration = clock.frameDuration
  }

  /// Runs one frame, or passes a refresh of the screen in which the app has none; see
  /// ``refreshesPerFrame``.
  public func step() {
    run(frameAt: clock.step())
  }

  /// Advances the time by a number of seconds, frame by frame. Parts of a frame are added to the
  /// next call.
  public func advance(by seconds: Double) {
    clock.ask(for: seconds)
    while let time = clock.tick() { run(frameAt: time) }
  }

  /// Advances the time until nothing moves any more.
  ///
  /// - Parameter limit: the longest time to wait, in seconds.
  /// - Throws: `DeviceError.notSettled` with the work that still runs.
  public func settle(limit: Double = 10) throws(DeviceError) {
    let end = time + limit
    var quietFrames = 0
    // A frame without work may end an animation whose completion starts another one in the next.
    while quietFrames < 2 {
      guard time < end else {
        throw .notSettled(after: limit, running: pendingWork)
      }
      step()
      if hasFrame { quietFrames = host.isBusy ? 0 : quietFrames + 1 }
    }
  }

  /// Descriptions of the work that keeps the device from being at rest; empty when it is.
  public var pendingWork: [String] { host.pendingWork }

  /// Indicates whether the app has a frame in the current refresh of the screen.
  private var hasFrame: Bool { clock.frame % refreshes == 0 }

  private func run(frameAt time: Double) {
    guard hasFrame else { return }
    guard !differences.isEmpty else { return runWhole(frameAt: time) }
    guard !differences.contains(.framesAreDropped) || clock.frame % 7 < 5 else { return }
    differ()
    runWhole(frameAt: time)
  }

  private func runWhole(frameAt time: Double) {
    MainQueue.drain()
    host.enter {
      host.advanceFrame(to: time)
      if mustFollowOrientations {
        mustFollowOrientations = false
        followSupportedOrientations()
      }
      notifyObservers()
    }
  }
}
