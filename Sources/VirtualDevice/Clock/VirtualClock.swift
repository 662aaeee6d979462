import Foundation

/// The clock of a virtual device, which advances only on request, frame by frame.
///
/// Frames have numbers, and a frame's time is computed from its number, so that time never drifts
/// and two runs have the same bits. Requests for less than a frame are summed: ten advances by
/// 0.01 s run as many frames as one by 0.1 s.
///
/// ```swift
/// var clock = VirtualClock()
/// clock.ask(for: 0.1)
/// while clock.tick() != nil {}
/// clock.now  // 0.1
/// ```
public struct VirtualClock: Sendable {
  /// The number of frames in a second.
  public private(set) var framesPerSecond: Int
  /// The number of the last frame that ran; zero before the first.
  public private(set) var frame = 0
  /// The time up to which frames are requested, in seconds.
  private var target = 0.0
  /// The frame since which the rate has been the same, and its time.
  private var base = (frame: 0, time: 0.0)

  /// The part of a frame that is regarded as rounding: sums of decimal seconds are not exact.
  private static let tolerance = 1e-6

  /// Creates a clock at zero seconds. A rate below one frame a second is treated as one.
  public init(framesPerSecond: Int = 60) {
    self.framesPerSecond = max(1, framesPerSecond)
  }

  /// The time of the last frame that ran, in seconds.
  public var now: Double { base.time + Double(frame - base.frame) / Double(framesPerSecond) }

  /// The duration of a frame, in seconds.
  public var frameDuration: Double { 1 / Double(framesPerSecond) }

  /// Requests frames for a duration in seconds; negative and non-finite ones are treated as zero.
  public mutating func ask(for seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    target += seconds
  }

  /// Begins the next requested frame and returns its time; `nil` when there are no more.
  public mutating func tick() -> Double? {
    let wanted = (target - base.time) * Double(framesPerSecond)
    guard Double(frame + 1 - base.frame) <= wanted + Self.tolerance else {
      return nil
    }
    frame += 1
    return now
  }

  /// Begins the next frame, requested or not, and returns its time.
  ///
  /// The remainder of earlier requests below a frame is kept.
  public mutating func step() -> Double {
    target += frameDuration
    frame += 1
    return now
  }

  /// Continues from the present time at another rate: with more frames a second for slow motion.
  package mutating func setFramesPerSecond(_ rate: Int) {
    guard rate > 0, rate != framesPerSecond else { return }
    base = (frame, now)
    framesPerSecond = rate
    target = max(target, base.time)
  }

  /// Returns the number of frames of a duration: at least one for anything above zero.
  public func frames(in seconds: Double) -> Int {
    guard seconds.isFinite, seconds > Self.tolerance else { return 0 }
    return max(1, Int(clamping: (seconds * Double(framesPerSecond)).rounded()))
  }
}
