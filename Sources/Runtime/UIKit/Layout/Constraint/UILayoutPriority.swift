/// How important a constraint is, from just above 0 to 1000. A constraint of priority 1000 must hold;
/// of the others, the higher are met first.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly buttons and the like resist being squeezed: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Where dragging may resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Where dragging may not resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly content hugs itself: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view takes the size it is measured for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
