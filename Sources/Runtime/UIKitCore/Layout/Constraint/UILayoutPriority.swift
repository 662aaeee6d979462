/// The priority of a constraint, from just above 0 to 1000. A constraint of priority 1000 must be
/// satisfied; of the others, those of higher priority are satisfied first.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The raw priority.
  public var rawValue: Float
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which buttons and other controls resist compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of dragging that can resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of dragging that cannot resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which content hugs itself: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the size for which a view is measured: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
