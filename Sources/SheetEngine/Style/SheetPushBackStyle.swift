/// What happens to the presenter behind a full sheet.
public struct SheetPushBackStyle: Equatable, Sendable {
  /// How a covered sheet steps back.
  public enum Law: Equatable, Sendable {
    /// Upwards, so that it peeks out above a full sheet in front of it (S1.134).
    case upwards
    /// About its bottom edge, where it stays. As far as it reaches, it peeks out above what is in
    /// front (tunable: no sheet of the system's is covered by a smaller one).
    case atEdge
  }

  /// How a covered sheet steps back.
  public var law = Law.upwards
  /// Whether anything does: no on iOS 26 (G64 open, S1.151 and S1.152 say no).
  public var isEnabled = false
  /// Scale of the presenter behind a full sheet: 0.9165 (S1.131, measured by frames on iOS 18).
  public var scale = 0.9165
  /// How much lower than the maximum a detent may be and still count as full, in points: 0.2
  /// (S1.129: within about 10.2 of the safe area's height, measured).
  public var fullTolerance = 0.2
  /// Radius of the pushed-back card's top corners, in points: 10 (S1.125, tunable).
  public var cornerRadius = 10.0
  /// How much of a covered card shows above a full sheet in front of it, in points: 10
  /// (S1.134, measured 10 to 11).
  public var peek = 10.0

  /// Makes the values; nothing is pushed back until it is enabled.
  public init() {}
}
