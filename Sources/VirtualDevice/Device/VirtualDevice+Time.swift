import UIKit

extension VirtualDevice {
  /// The time of the last frame, in seconds since the device was made.
  public var time: Double { clock.now }

  /// The length of a frame, in seconds.
  public var frameDuration: Double { clock.frameDuration }

  /// Goes on with frames of another length.
  package func setFramesPerSecond(_ rate: Int) {
    clock.setFramesPerSecond(rate)
    host.layerHost.frameDuration = clock.frameDuration
  }

  /// Runs one frame.
  public func step() {
    run(frameAt: clock.step())
  }

  /// Lets time pass, frame by frame. Parts of a frame are remembered for the next call.
  public func advance(by seconds: Double) {
    clock.ask(for: seconds)
    while let time = clock.tick() { run(frameAt: time) }
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// - Parameter limit: the most seconds that may pass.
  /// - Throws: `DeviceError.notSettled` with what still runs.
  public func settle(limit: Double = 10) throws(DeviceError) {
    let end = time + limit
    var quietFrames = 0
    // A quiet frame may end an animation whose completion starts another one in the next.
    while quietFrames < 2 {
      guard time < end else {
        throw .notSettled(after: limit, running: pendingWork)
      }
      step()
      quietFrames = pendingWork.isEmpty ? quietFrames + 1 : 0
    }
  }

  /// What keeps the device from being at rest, in words; empty when it is.
  public var pendingWork: [String] { host.pendingWork }

  private func run(frameAt time: Double) {
    MainQueue.drain()
    host.advanceFrame(to: time)
    if mustFollowOrientations {
      mustFollowOrientations = false
      followSupportedOrientations()
    }
    tellObservers()
  }
}
