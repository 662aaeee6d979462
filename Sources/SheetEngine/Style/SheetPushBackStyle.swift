/// The transform of the presenting view behind a full sheet.
public struct SheetPushBackStyle: Equatable, Sendable {
  /// The direction in which a covered sheet is pushed back.
  public enum Law: Equatable, Sendable {
    /// Upwards, so that it extends above a full sheet in front of it (S1.134).
    case upwards
    /// About its bottom edge, which stays in place. As far as it is taller, it extends above the
    /// sheet in front (tunable: no sheet of the system's is covered by a smaller one).
    case atEdge
  }

  /// The direction in which a covered sheet is pushed back.
  public var law = Law.upwards
  /// Indicates whether the presenting view is pushed back: no on iOS 26 (G64 open, S1.151 and
  /// S1.152 say no).
  public var isEnabled = false
  /// The scale of the presenting view behind a full sheet: 0.9165 (S1.131, measured by frames on
  /// iOS 18).
  public var scale = 0.9165
  /// The distance in points by which a detent may be lower than the maximum and still count as
  /// full: 0.2 (S1.129: within about 10.2 of the safe area's height, measured).
  public var fullTolerance = 0.2
  /// The radius of the pushed-back card's top corners, in points: 10 (S1.125, tunable).
  public var cornerRadius = 10.0
  /// The height in points of a covered card that is visible above a full sheet in front of it: 10
  /// (S1.134, measured 10 to 11).
  public var peek = 10.0

  /// Creates the values; push-back is off by default.
  public init() {}
}
