import Foundation

/// The time of a virtual device: it stands still until somebody moves it, frame by frame.
///
/// Frames have numbers, and a frame's time is computed from its number, so that time never drifts
/// and two runs see the same bits. Asking for less than a frame is remembered: ten advances by
/// 0.01 s run as many frames as one by 0.1 s.
///
/// ```swift
/// var clock = VirtualClock()
/// clock.ask(for: 0.1)
/// while clock.tick() != nil {}
/// clock.now  // 0.1
/// ```
public struct VirtualClock: Sendable {
  /// Frames in a second.
  public private(set) var framesPerSecond: Int
  /// The number of the last frame that ran; zero before the first.
  public private(set) var frame = 0
  /// The time up to which frames are wanted, in seconds.
  private var target = 0.0
  /// The frame since which the rate has been the same, and its time.
  private var base = (frame: 0, time: 0.0)

  /// Less than this part of a frame is taken for rounding: sums of decimal seconds are not exact.
  private static let tolerance = 1e-6

  /// Creates a clock at zero seconds. A rate below one frame a second is taken as one.
  public init(framesPerSecond: Int = 60) {
    self.framesPerSecond = max(1, framesPerSecond)
  }

  /// The time of the last frame that ran, in seconds.
  public var now: Double { base.time + Double(frame - base.frame) / Double(framesPerSecond) }

  /// The length of a frame, in seconds.
  public var frameDuration: Double { 1 / Double(framesPerSecond) }

  /// Moves the time up to which frames are wanted; negative and non-finite durations count as zero.
  public mutating func ask(for seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    target += seconds
  }

  /// Begins the next wanted frame and returns its time; nil when the wanted time is reached.
  public mutating func tick() -> Double? {
    let wanted = (target - base.time) * Double(framesPerSecond)
    guard Double(frame + 1 - base.frame) <= wanted + Self.tolerance else {
      return nil
    }
    frame += 1
    return now
  }

  /// Begins the next frame, wanted or not, and returns its time.
  ///
  /// What remained of earlier wishes below a frame is kept.
  public mutating func step() -> Double {
    target += frameDuration
    frame += 1
    return now
  }

  /// Goes on from the present time with other frames: shorter ones for slow motion.
  package mutating func setFramesPerSecond(_ rate: Int) {
    guard rate > 0, rate != framesPerSecond else { return }
    base = (frame, now)
    framesPerSecond = rate
    target = max(target, base.time)
  }

  /// The number of frames a duration takes: at least one for anything above zero.
  public func frames(in seconds: Double) -> Int {
    guard seconds.isFinite, seconds > Self.tolerance else { return 0 }
    return max(1, Int((seconds * Double(framesPerSecond)).rounded()))
  }
}
