/// The timing of an object relative to its parent.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming {
  /// The begin time, in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// The number of local seconds per second of the parent; 0 stops local time at `timeOffset`.
  var speed: Float { get set }
  /// An offset of local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, may be fractional; 0 counts as one unless `repeatDuration` is longer.
  var repeatCount: Float { get set }
  /// The duration in seconds for which cycles are repeated; used if `repeatCount` is 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Indicates whether each cycle is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The state before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Constants that indicate the state of a timed object outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name; an unknown one behaves as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last state is kept after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first state is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The object has no effect outside its active time. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}
