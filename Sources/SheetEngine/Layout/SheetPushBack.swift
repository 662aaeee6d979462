/// What happens to the presenter behind a full sheet, as a transform about its centre.
public struct SheetPushBack: Equatable, Sendable {
  /// 0 untouched, 1 pushed back.
  public var progress: Double
  /// Scale about both axes.
  public var scale: Double
  /// Shift downwards in points, after scaling.
  public var translationY: Double
  /// Radius of the presenter's top corners in points, before scaling.
  public var cornerRadius: Double

  /// A presenter that stays as it is.
  public static let none = SheetPushBack(
    progress: 0, scale: 1, translationY: 0, cornerRadius: 0)
}
