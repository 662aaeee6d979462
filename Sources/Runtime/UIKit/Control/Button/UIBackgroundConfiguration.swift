/// How the background of a button looks.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour. The default is `nil`: the one of the style.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, with a corner style of `.fixed`. The default is 0.
  public var cornerRadius: CGFloat
  /// How far the background stays inside the bounds, in points. The default is zero.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The colour of the outline. The default is `nil`: the tint.
  public var strokeColor: UIColor?
  /// The width of the outline in points. The default is 0: none.
  public var strokeWidth: CGFloat
  /// How far the outline stays outside the background, in points. The default is 0.
  public var strokeOutset: CGFloat

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {
    cornerRadius = 0
    backgroundInsets = .zero
    strokeWidth = 0
    strokeOutset = 0
  }
}
