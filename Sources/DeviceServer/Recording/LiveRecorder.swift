import CoreGraphics
import Foundation
import VirtualDevice

/// A recorder of a live device. Its pictures are encoded beside the main thread, so that the device
/// keeps its pace.
@MainActor
final class LiveRecorder: SessionRecorder {
  private let device: VirtualDevice
  private let start: Double
  private let work: EncodingWork
  private var observer = 0
  private var next = 0.0

  /// The number of pictures in a second; tunable.
  private static let rate = 30.0
  /// The longest recording in seconds; later pictures are left out. tunable
  private static let longest = 60.0
  /// The largest number of bytes whose frames are made smaller after the end of a recording; tunable.
  private static let mostKept = 16 << 20
  /// The time in seconds that making them smaller may take; tunable.
  nonisolated static let tightening = 60.0
  /// The largest number of pictures that wait for the encoder; the next ones are left out. tunable
  nonisolated static let mostWaiting = 8

  init(_ device: VirtualDevice, format: RecordingFormat) throws {
    self.device = device
    start = device.time
    let (width, height) = try device.pixelSize(scale: 1)
    let encoder: any AnimationEncoder =
      format == .gif
      ? try GIFAnimation(width: width, height: height)
      // A frame must be encoded before the next one comes, or they pile up.
      : try WebPAnimation(
        width: width, height: height, effort: .quick, keeping: Self.mostKept)
    work = EncodingWork(encoder)
    take()
    observer = device.addFrameObserver { [weak self] _ in self?.take() }
  }

  private func take() {
    let time = device.time - start
    guard time >= next - 1e-6, time <= Self.longest, work.hasRoom,
      let picture = try? device.capture(scale: 1)
    else { return }
    while next <= time { next += 1 / Self.rate }
    work.add(picture, at: time)
  }

  /// Pictures that wait are not encoded.
  func cancel() {
    device.removeFrameObserver(observer)
    work.cancel()
  }

  func finish(_ done: @escaping @MainActor (Data?) -> Void) {
    device.removeFrameObserver(observer)
    work.finish(at: device.time - start + 1 / Self.rate, done)
  }
}

/// An encoder with a queue of its own. No other code uses it or its pictures.
final class EncodingWork: @unchecked Sendable {
  private let encoder: any AnimationEncoder
  private let queue = DispatchQueue(label: "recording", qos: .utility)
  private var isBroken = false
  private let lock = NSLock()
  private var waiting = 0
  private var isCancelled = false

  init(_ encoder: any AnimationEncoder) {
    self.encoder = encoder
  }

  private struct Frame: @unchecked Sendable {
    let picture: Bitmap
  }

  /// Indicates whether another picture can wait.
  var hasRoom: Bool { lock.withLock { waiting < LiveRecorder.mostWaiting } }

  func cancel() {
    lock.withLock { isCancelled = true }
  }

  func add(_ picture: Bitmap, at time: Double) {
    let frame = Frame(picture: picture)
    lock.withLock { waiting += 1 }
    queue.async { [self] in
      defer { lock.withLock { waiting -= 1 } }
      guard !isBroken, !lock.withLock({ isCancelled }) else { return }
      do { try encoder.add(frame.picture, at: time) } catch { isBroken = true }
    }
  }

  private func finished(at time: Double) throws -> Data {
    let start = ProcessInfo.processInfo.systemUptime
    try (encoder as? WebPAnimation)?.tighten {
      ProcessInfo.processInfo.systemUptime - start < LiveRecorder.tightening
    }
    return try encoder.finish(at: time).data()
  }

  func finish(at time: Double, _ done: @escaping @MainActor (Data?) -> Void) {
    queue.async { [self] in
      let data = isBroken ? nil : try? finished(at: time)
      DispatchQueue.main.async { MainActor.assumeIsolated { done(data) } }
    }
  }
}
