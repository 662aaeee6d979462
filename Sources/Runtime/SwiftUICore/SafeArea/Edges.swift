/// A horizontal edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The leading edge, at which lines of text begin.
  case leading
  /// The trailing edge, at which lines of text end.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Creates a set of edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Creates a set of edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
