/// How an object places its own time in its parent's.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// Local seconds for each second of the parent; 0 stops local time at `timeOffset`.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, may be fractional; 0 counts as one unless `repeatDuration` says more.
  var repeatCount: Float { get set }
  /// The seconds over which cycles are repeated; used if `repeatCount` is 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by one that runs backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What a timed object shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name; an unknown one behaves as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both of the others.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside of the active time. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}
