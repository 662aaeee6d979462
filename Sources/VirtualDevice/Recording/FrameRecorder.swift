import UIKit

/// Captures a device's screen at a constant rate while its time advances, and passes the pictures
/// to its outputs.
///
/// Pictures go to encoders one by one and are not kept. A frame without a change gives no picture:
/// the last one is shown longer.
@MainActor
package final class FrameRecorder {
  private let device: VirtualDevice
  private let start: Double
  private let interval: Double
  private var observer = 0
  private var taken = 0
  /// Each output and the bitmap that all of its pictures are made in.
  private var outputs: [(output: Output, picture: Bitmap)]
  private var problem: (any Error)?

  /// A kind of picture that is requested.
  package struct Output {
    /// The number of pixels in a point.
    package var scale: Double
    /// Called with a picture, valid until the call returns, and its time since the start, in seconds.
    package var take: @MainActor (Bitmap, Double) throws -> Void

    package init(scale: Double, take: @escaping @MainActor (Bitmap, Double) throws -> Void) {
      self.scale = scale
      self.take = take
    }
  }

  /// Starts with a picture of the current frame, then captures `rate` evenly spaced ones a second,
  /// each in the first frame at or after its time.
  package init(_ device: VirtualDevice, rate: Double, outputs: [Output]) throws {
    self.device = device
    self.outputs = try outputs.map { output in
      let (width, height) = try device.pixelSize(scale: output.scale)
      guard let picture = Bitmap(width: width, height: height) else {
        throw RecordingError.size(width: width, height: height)
      }
      return (output, picture)
    }
    start = device.time
    interval = 1 / min(max(rate, 1), 1 / device.frameDuration)
    try take()
    observer = device.addFrameObserver { [weak self] _ in self?.frameDidPass() }
  }

  /// Ends the recording, and returns its duration in seconds.
  ///
  /// - Throws: the first error of a picture during the recording.
  package func finish() throws -> Double {
    device.removeFrameObserver(observer)
    if let problem { throw problem }
    // The last picture is shown for as long as the others.
    return device.time - start + interval
  }

  private func frameDidPass() {
    // Slightly less, so that sums of fractions meet their frame.
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
    for (output, picture) in outputs {
      try device.capture(scale: output.scale, into: picture)
      try output.take(picture, time)
    }
  }
}
