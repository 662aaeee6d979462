/// The transform of the presenting view behind a full sheet, about the view's centre.
public struct SheetPushBack: Equatable, Sendable {
  /// The progress: 0 untouched, 1 pushed back.
  public var progress: Double
  /// The scale about both axes.
  public var scale: Double
  /// The shift downwards in points, after scaling.
  public var translationY: Double
  /// The radius of the presenting view's top corners in points, before scaling.
  public var cornerRadius: Double

  /// An unchanged presenting view.
  public static let none = SheetPushBack(
    progress: 0, scale: 1, translationY: 0, cornerRadius: 0)
}
