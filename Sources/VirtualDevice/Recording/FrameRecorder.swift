import UIKit

/// Takes pictures of a device at an even rate while its time passes, and hands them on.
///
/// Frames go to encoders one by one and are not kept. A frame in which nothing changed gives no
/// picture: the one before it stays.
@MainActor
package final class FrameRecorder {
  private let device: VirtualDevice
  private let start: Double
  private let interval: Double
  private var observer = 0
  private var taken = 0
  private var outputs: [Output]
  private var problem: (any Error)?

  /// A kind of picture that is wanted.
  package struct Output {
    /// Pixels in a point.
    package var scale: Double
    /// Gets a picture and its time since the start, in seconds.
    package var take: @MainActor (Bitmap, Double) throws -> Void

    package init(scale: Double, take: @escaping @MainActor (Bitmap, Double) throws -> Void) {
      self.scale = scale
      self.take = take
    }
  }

  /// Starts with the picture of now, then takes one at each of `rate` even times a second, in the
  /// first frame at or after that time.
  package init(_ device: VirtualDevice, rate: Double, outputs: [Output]) throws {
    self.device = device
    self.outputs = outputs
    start = device.time
    interval = 1 / min(max(rate, 1), 1 / device.frameDuration)
    try take()
    observer = device.addFrameObserver { [weak self] _ in self?.frameDidPass() }
  }

  /// Stops taking pictures and gives the duration in seconds.
  ///
  /// - Throws: what went wrong with a picture on the way.
  package func finish() throws -> Double {
    device.removeFrameObserver(observer)
    if let problem { throw problem }
    // The last picture stays for as long as the others.
    return device.time - start + interval
  }

  private func frameDidPass() {
    // A hair less, so that sums of fractions meet their frame.
    guard problem == nil, device.time - start >= Double(taken) * interval - 1e-6 else { return }
    do {
      try take()
    } catch {
      problem = error
    }
  }

  private func take() throws {
    let time = device.time - start
    let isFirst = taken == 0
    while Double(taken) * interval - 1e-6 <= time { taken += 1 }
    guard !device.host.composite().damage.isEmpty || isFirst else { return }
    for output in outputs {
      try output.take(try device.capture(scale: output.scale), time)
    }
  }
}
